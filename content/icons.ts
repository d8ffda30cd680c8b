/** Drawings by themselves, for islands: one that asks for an icon by its name carries all. */
export const alert = 'M12 4 2.8 20h18.4L12 4Zm0 6v4.5m0 2.7v.1';
export const check = 'm5 12.5 4.5 4.5L19 7.5';
export const chevron = 'm6 9 6 6 6-6';
export const close = 'm6 6 12 12M18 6 6 18';

/** Line drawings on a 24-unit grid, one path each. */
export const iconPaths = {
  alert,
  arrow: 'M4 12h15m-6-6 6 6-6 6',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l1.5 2h-15L6 17Zm4 4.5h4',
  bottle: 'M10 2.5h4v5l2.5 4v10h-9v-10l2.5-4v-5Zm-2.5 11h9',
  calendar: 'M4 6h16v14H4V6Zm0 4.5h16M8 3.5V7m8-3.5V7',
  cart: 'M3 4h2.5l2 11h10.5L20.5 7.5h-14M9 19.5v.1m8-.1v.1',
  chart: 'M4 4v16h16M8 16v-4m4.5 4V8m4.5 8v-6',
  chat: 'M4 5h16v11h-8l-4.5 4v-4H4V5Zm4 4h8m-8 3.2h5',
  check,
  chevron,
  close,
  code: 'M4 5h16v14H4V5Zm5 5-2 2 2 2m6-4 2 2-2 2',
  document: 'M6 3.5h8l4 4v13H6v-17Zm8 0v4h4M9 12h6m-6 4h6',
  gauge: 'M4 17a8.5 8.5 0 1 1 16 0M12 15l4-5m-4 5.5v.1',
  lightbulb: 'M9 17.5h6M9.5 20.5h5M9 17.5c0-2.5-3-3.8-3-7.5a6 6 0 0 1 12 0c0 3.7-3 5-3 7.5',
  link: 'm10 14 4-4M8.5 10.5 6 13a3.8 3.8 0 0 0 5.4 5.4l2.3-2.3M15.5 13.5 18 11a3.8 3.8 0 0 0-5.4-5.4l-2.3 2.3',
  mail: 'M3.5 6h17v12.5h-17V6Zm0 1 8.5 6.5L20.5 7',
  megaphone: 'M4 10v4h3l9 4.5v-13L7 10H4Zm4 4.5 1.5 5h2.5l-1-4M19 9.5c1.2 1.6 1.2 3.4 0 5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  phone: 'M7.5 2.5h9v19h-9v-19Zm3.5 16h2',
  plus: 'M12 5v14M5 12h14',
  question:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM9.5 9.7c.3-3 5-2.6 5 .1 0 1.8-2.5 2-2.5 3.9m0 2.8v.1',
  slack: 'M9.5 3.5v11m5-5v11M4 9.5h11M9 14.5h11',
  store: 'M4.5 9.5V20h15V9.5M3.5 9.5 5.5 4h13l2 5.5h-17ZM10 20v-5h4v5',
  target:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm0 4.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm0 4v.1',
  truck: 'M2.5 6h11v10.5h-11V6Zm11 3.5h4l3.5 3.5v3.5h-7.5v-7ZM7 19v.1m10-.1v.1',
  whatsapp:
    'm4 20 1.3-4.2A8 8 0 1 1 8.5 19L4 20Zm5.2-11.5c0 3.5 2.8 6 6 6.2l.8-1.8-2-1-1 1c-1-.4-2-1.4-2.4-2.4l1-1-1-2-1.4 1Z',
} satisfies Record<string, string>;

export type IconName = keyof typeof iconPaths;
