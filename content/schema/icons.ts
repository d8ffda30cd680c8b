/** Names of the drawn icons. */
export const iconNames = [
  'alert',
  'api',
  'bell',
  'bottle',
  'brain',
  'calendar',
  'cart',
  'chart',
  'chat',
  'check',
  'clock',
  'cloud',
  'code',
  'compass',
  'database',
  'document',
  'gauge',
  'health',
  'layers',
  'lightbulb',
  'link',
  'mail',
  'map',
  'megaphone',
  'network',
  'phone',
  'pipeline',
  'plug',
  'question',
  'rocket',
  'scale',
  'shield',
  'slack',
  'sliders',
  'store',
  'target',
  'team',
  'truck',
  'whatsapp',
] as const;

export type IconName = (typeof iconNames)[number];

/** The colours of a card or an icon. */
export const tones = ['coral', 'teal', 'gold', 'ink'] as const;

export type Tone = (typeof tones)[number];
