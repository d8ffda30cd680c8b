import { colour } from './shapes';

/** The two tones that give a pack its volume, and its label's. */
type Tones = { readonly light: string; readonly dark: string; readonly label: string };

export const tones = {
  teal: { light: colour.teal, dark: colour.tealDark, label: colour.paper },
  mint: { light: colour.tealLight, dark: '#3eb5a8', label: colour.paper },
  gold: { light: colour.gold, dark: colour.goldDark, label: colour.paper },
  coral: { light: colour.coral, dark: colour.coralDark, label: colour.paper },
  paper: { light: colour.paper, dark: colour.sand, label: colour.teal },
} as const satisfies Record<string, Tones>;

type Pack = (tones: Tones) => string;

const path = (fill: string, d: string) => `<path fill="${fill}" d="${d}"/>`;

/** Each stands on 0,0, its middle at x 0, 56 wide at most and 60 to 104 high. */
export const packs = {
  bottle: ({ light, dark, label }) =>
    path(light, 'M-18-4q0 4 4 4h28q4 0 4-4v-52q0-12-8-20v-16h-20v16q-8 8-8 20z') +
    path(dark, 'M4 0h10q4 0 4-4v-52q0-12-8-20v-16H4z') +
    path(label, 'M-18-44h36v24h-36z') +
    path(dark, 'M-11-104h22v9h-22zM-10-36h20v3h-20zM-10-29h12v3h-12z'),
  can: ({ light, dark, label }) =>
    path(light, 'M-20-60l4-6h32l4 6v54l-4 6h-32l-4-6z') +
    path(dark, 'M6 0h10l4-6v-54l-4-6H6z') +
    path(label, 'M-20-38q20 10 40 0v18q-20 10-40 0z') +
    path(colour.mist, 'M-16-66h32l-3-4h-26z'),
  carton: ({ light, dark, label }) =>
    path(light, 'M-22 0v-70l8-16h24v86z') +
    path(dark, 'M10 0v-86l12 14v72z') +
    path(label, 'M-22-70h32l-4-10h-20z') +
    path(dark, 'M-14-92h24v8h-24z') +
    path(label, 'M-16-46h20v4h-20zM-16-38h14v4h-14zM-16-24h20v14h-20z'),
  pouch: ({ light, dark, label }) =>
    path(light, 'M-26-4q-2 4 3 4h46q5 0 3-4-5-20-3-44l3-32h-52l3 32q2 24-3 44z') +
    path(dark, 'M8 0h15q5 0 3-4-5-20-3-44l3-32H14q-2 40-6 80z') +
    path(dark, 'M-26-88h52v9h-52z') +
    `<circle cy="-40" r="14" fill="${label}"/>` +
    path(dark, 'M-8-38q8-12 16 0q-8 10-16 0z'),
  bars: ({ light, dark, label }) =>
    [0, -20, -40]
      .map(
        (y) =>
          path(light, `M-27 ${y}l-2-4 2-4-2-4 2-4h54l2 4-2 4 2 4-2 4z`) +
          path(dark, `M-27 ${y}l-2-4h58l-2 4z`) +
          path(label, `M-14 ${y - 12}h20v4h-20z`),
      )
      .join(''),
  jar: ({ light, dark, label }) =>
    path(light, 'M-24-8q0 8 8 8h32q8 0 8-8v-38q0-8-6-12h-36q-6 4-6 12z') +
    path(dark, 'M8 0h8q8 0 8-8v-38q0-8-6-12H8z') +
    path(label, 'M-24-40h48v22h-48z') +
    path(dark, 'M-20-72h40v13h-40zM-14-32h22v3h-22zM-14-26h14v3h-14z'),
} satisfies Record<string, Pack>;

export type PackName = keyof typeof packs;

/** A pack in its own tones. */
export function pack(name: PackName, tone: keyof typeof tones): string {
  return packs[name](tones[tone]);
}
