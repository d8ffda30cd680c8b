/** Drawings by themselves, for islands: one that asks for an icon by its name carries all. */
export const alert = 'M12 4 2.8 20h18.4L12 4Zm0 6v4.5m0 2.7v.1';
export const arrow = 'M4 12h15m-6-6 6 6-6 6';
export const check = 'm5 12.5 4.5 4.5L19 7.5';
export const chevron = 'm6 9 6 6 6-6';
export const close = 'm6 6 12 12M18 6 6 18';

/** Line drawings on a 24-unit grid, one path each. */
export const iconPaths = {
  alert,
  api: 'M8 7 3.5 12 8 17m8-10 4.5 5-4.5 5M13.5 5l-3 14',
  arrow,
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l1.5 2h-15L6 17Zm4 4.5h4',
  bottle: 'M10 2.5h4v5l2.5 4v10h-9v-10l2.5-4v-5Zm-2.5 11h9',
  brain:
    'M12 4.5v15M12 7a3 3 0 0 0-5.5 1.5A3.5 3.5 0 0 0 6 15a3 3 0 0 0 6 1m0-9a3 3 0 0 1 5.5 1.5A3.5 3.5 0 0 1 18 15a3 3 0 0 1-6 1',
  calendar: 'M4 6h16v14H4V6Zm0 4.5h16M8 3.5V7m8-3.5V7',
  cart: 'M3 4h2.5l2 11h10.5L20.5 7.5h-14M9 19.5v.1m8-.1v.1',
  chart: 'M4 4v16h16M8 16v-4m4.5 4V8m4.5 8v-6',
  chat: 'M4 5h16v11h-8l-4.5 4v-4H4V5Zm4 4h8m-8 3.2h5',
  check,
  chevron,
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm0 4.5v4.5l3 2',
  close,
  cloud: 'M7 18.5a4 4 0 0 1-.5-8 5.5 5.5 0 0 1 10.7-.3 4.2 4.2 0 0 1-.2 8.3H7Z',
  code: 'M4 5h16v14H4V5Zm5 5-2 2 2 2m6-4 2 2-2 2',
  compass: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm3.5 5-2 5-5 2 2-5 5-2Z',
  database:
    'M5 6c0-3.3 14-3.3 14 0s-14 3.3-14 0Zm0 0v12c0 3.3 14 3.3 14 0V6M5 12c0 3.3 14 3.3 14 0',
  document: 'M6 3.5h8l4 4v13H6v-17Zm8 0v4h4M9 12h6m-6 4h6',
  gauge: 'M4 17a8.5 8.5 0 1 1 16 0M12 15l4-5m-4 5.5v.1',
  health:
    'M12 20 4.7 12.5a4.6 4.6 0 0 1 6.5-6.5l.8.8.8-.8a4.6 4.6 0 0 1 6.5 6.5L12 20ZM7 12h3l1.5-2.5 2 4.5 1.2-2H17',
  layers: 'm12 3.5 9 4.5-9 4.5L3 8l9-4.5ZM3.5 12.5 12 17l8.5-4.5M3.5 16.5 12 21l8.5-4.5',
  lightbulb: 'M9 17.5h6M9.5 20.5h5M9 17.5c0-2.5-3-3.8-3-7.5a6 6 0 0 1 12 0c0 3.7-3 5-3 7.5',
  link: 'm10 14 4-4M8.5 10.5 6 13a3.8 3.8 0 0 0 5.4 5.4l2.3-2.3M15.5 13.5 18 11a3.8 3.8 0 0 0-5.4-5.4l-2.3 2.3',
  mail: 'M3.5 6h17v12.5h-17V6Zm0 1 8.5 6.5L20.5 7',
  map: 'M12 21c4.5-4.6 6.5-8 6.5-11a6.5 6.5 0 0 0-13 0c0 3 2 6.4 6.5 11Zm0-13.3v4.6M9.7 10h4.6',
  megaphone: 'M4 10v4h3l9 4.5v-13L7 10H4Zm4 4.5 1.5 5h2.5l-1-4M19 9.5c1.2 1.6 1.2 3.4 0 5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  network:
    'M12 4.5v4m0 7v4M5.5 17.5l4-3m9 3-4-3M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM4.5 18.5v.1m15-.1v.1M12 3.5v.1',
  phone: 'M7.5 2.5h9v19h-9v-19Zm3.5 16h2',
  pipeline: 'M3.5 6h6v5h-6V6Zm11 7h6v5h-6v-5Zm-5-4.5H12v7h2.5',
  plug: 'M9 3.5V8m6-4.5V8M6.5 8h11v3.5a5.5 5.5 0 0 1-11 0V8ZM12 17v4',
  plus: 'M12 5v14M5 12h14',
  question:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM9.5 9.7c.3-3 5-2.6 5 .1 0 1.8-2.5 2-2.5 3.9m0 2.8v.1',
  rocket:
    'M14 4c3-1 6-.5 6-.5s.5 3-.5 6c-1 3-5 6-7.5 7L7.5 12C8.5 9.5 11 5 14 4ZM9 9.5 5 10l-1.5 3.5 4-.5m7 3-.5 4 3.5-1.5.5-4M7 17l-3 3M15.3 8.7v.1',
  scale: 'M12 4v16m-5 0h10M5 7.5h14M5 7.5l-2.5 6h5L5 7.5Zm14 0-2.5 6h5L19 7.5Z',
  shield: 'M12 3.5 5 6v5.5c0 4 2.8 7.2 7 9 4.2-1.8 7-5 7-9V6l-7-2.5Zm-3 8.5 2.2 2.2L15.2 10',
  slack: 'M9.5 3.5v11m5-5v11M4 9.5h11M9 14.5h11',
  sliders: 'M4 8h9m5 0h2M4 16h3m5 0h8M15.5 5.7v4.6M9.5 13.7v4.6',
  store:
    'M4.5 10.5V20h15v-9.5M3.5 9 5.5 4h13l2 5c0 2.5-4.2 2.5-4.2 0 0 2.5-4.3 2.5-4.3 0 0 2.5-4.3 2.5-4.3 0 0 2.5-4.2 2.5-4.2 0ZM10 20v-5h4v5',
  target:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm0 4.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm0 4v.1',
  team: 'M9 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM3 19.5c0-7 12-7 12 0M16 5.3a3 3 0 0 1 0 5.4m2 3.3c2 .8 3 2.5 3 5.5',
  truck: 'M2.5 6h11v10.5h-11V6Zm11 3.5h4l3.5 3.5v3.5h-7.5v-7ZM7 19v.1m10-.1v.1',
  whatsapp:
    'm4 20 1.3-4.2A8 8 0 1 1 8.5 19L4 20Zm5.2-11.5c0 3.5 2.8 6 6 6.2l.8-1.8-2-1-1 1c-1-.4-2-1.4-2.4-2.4l1-1-1-2-1.4 1Z',
} satisfies Record<string, string>;

export type IconName = keyof typeof iconPaths;
