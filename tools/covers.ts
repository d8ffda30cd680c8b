/**
 * Writes the pictures that show goods: drawings of content/pictures that are made of the shelf's
 * packs. Run it when a pack changes, and commit what it writes: `npx tsx tools/covers.ts`.
 */
import { writeFile } from 'node:fs/promises';
import {
  beforeAndAfter,
  board,
  cover,
  gap,
  hangsOf,
  label,
  stack,
  threeBoards,
  tint,
  type Tone,
} from './drawings/cover';
import { octopus } from './drawings/octopus';
import { pack } from './drawings/packs';
import { arm, at, colour, round, svg } from './drawings/shapes';

/** A pack on offer, with its stock as a bar below it. */
const offer = (x: number, goods: string, share: number) =>
  at([x, 126], goods, 0.62) +
  `<path fill="${colour.sand}" d="M${x - 30} 134h60v6h-60z"/>` +
  `<path fill="${share < 0.3 ? '#c93a22' : colour.teal}" d="M${x - 30} 134h${round(60 * share)}v6h-${round(60 * share)}z"/>`;

/** A screen of an order portal: a search, packs with their stock, the order. */
const orderScreen = svg(
  600,
  190,
  'A screen of an order portal',
  `<rect x=".5" y=".5" width="599" height="189" rx="10" fill="${colour.paper}" stroke="${colour.sand}"/>` +
    `<path fill="${colour.ink}" d="M0 34V10A10 10 0 0 1 10 0h580a10 10 0 0 1 10 10v24z"/>` +
    `<rect x="20" y="8" width="220" height="18" rx="9" fill="${colour.inkLine}"/><circle cx="32" cy="16" r="4" stroke="${colour.mist}" stroke-width="2"/>` +
    offer(70, pack('bottle', 'gold'), 0.14) +
    offer(170, pack('can', 'teal'), 0.8) +
    offer(270, pack('carton', 'mint'), 0.55) +
    offer(370, pack('pouch', 'coral'), 0.68) +
    `<rect x="26" y="46" width="88" height="104" rx="8" stroke="${colour.ink}" stroke-width="2"/>` +
    `<path fill="${colour.mist}" d="M440 62h130v8H440zM440 82h90v8h-90zM440 102h110v8H440z"/>` +
    `<rect x="440" y="128" width="134" height="34" rx="8" fill="${colour.coral}"/><path fill="${colour.ink}" d="M466 142h82v6h-82z"/>`,
);

const question = `<path fill="${colour.gold}" d="M54 34h104q16 0 16 16v70q0 16-16 16H110l-30 26v-26H54q-16 0-16-16V50q0-16 16-16z"/><path stroke="${colour.ink}" stroke-width="11" d="M86 68q4-18 22-18 22 0 22 19 0 14-22 24v6"/><circle cx="108" cy="120" r="7" fill="${colour.ink}"/>`;
const answer = cover(
  'An octopus with a question, whose arm adds to the columns of an answer',
  colour.ink,
  question +
    at([190, 210], octopus({ gaze: [8, -1], lids: 0.2 }, hangsOf(0, 1, 2, 3, 4, 5, 6)), 0.95) +
    arm(
      [
        [236, 262],
        [300, 320],
        [330, 130],
        [534, 132],
      ],
      [15, 5],
      -1,
    ) +
    board(330, 360, 290) +
    [2, 3, 2, 4, 5].map((count, index) => stack(362 + index * 46, 360, count, 'teal')).join('') +
    stack(592, 360, 5, 'gold') +
    at([546, 160], pack('can', 'coral'), 0.6),
);

const weeks = [3, 3, 3, 3, 6, 6, 5, 4, 1, 2, 2, 3];
const uplift = cover(
  'Weekly sales in cans: a promotion above the baseline, then empty places below it',
  tint.teal,
  weeks
    .map((count, week) => {
      const x = 66 + week * 46;
      const gaps = Array.from({ length: Math.max(0, 3 - count) }, (_, place) =>
        gap(x, 350 - (count + place) * 40, 26, 38, tint.pen),
      );
      const tone = week > 3 && week < 8 ? 'teal' : 'mint';
      return stack(x, 350, count, tone) + gaps.join('');
    })
    .join('') +
    board(30, 350, 580) +
    `<path stroke="${colour.ink}" stroke-width="2.5" stroke-dasharray="7 6" d="M30 228h580"/>` +
    `<path stroke="${tint.pen}" stroke-width="4" d="M410 120q80 4 56 86m-14-16l13 18 18-13"/>` +
    label(34, 214, 'baseline'),
);

/** A paper tag with a code that is written another way each time. */
const tag = (x: number, y: number, code: string) =>
  `<path fill="#fff" stroke="${colour.sand}" d="M${x} ${y}h96l18 18-18 18h-96z"/><circle cx="${x + 98}" cy="${y + 18}" r="4" fill="${colour.ink}"/><path stroke="${colour.ink}" stroke-width="6" stroke-linecap="butt" d="${code}" transform="translate(${x + 14} ${y + 18})"/>`;
const channels = cover(
  'Three bottles with a tag each, written three ways, and the one that they all are',
  tint.gold,
  (['M0 0h34m8 0h26', 'M0 0h12m8 0h12m8 0h30', 'M0 0h52m8 0h10'] as const)
    .map((code, index) => {
      const y = 120 + index * 116;
      return (
        at([70, y], pack('bottle', 'teal'), 0.86) +
        tag(104, y - 62, code) +
        board(34, y, 196) +
        `<path stroke="${colour.coral}" stroke-width="6" d="M238 ${y - 44}C320 ${y - 44} 330 ${206} 410 206m-14-11l15 11-15 11"/>`
      );
    })
    .join('') +
    at([516, 352], pack('bottle', 'teal'), 2.7) +
    board(424, 352, 184) +
    `<circle cx="584" cy="96" r="30" fill="${colour.teal}"/><path stroke="#fff" stroke-width="7" d="M570 97l10 10 18-21"/>`,
);

/** The causes of a short order, in the places of a reading order. */
const causes = [
  { gapAt: [2, 0], tone: colour.coral, sign: 'M-10-8h20v18h-20zM-10-1h20' },
  { gapAt: [4, 1], tone: colour.gold, sign: 'M0-10v10l8 6' },
  { gapAt: [1, 2], tone: colour.tealLight, sign: 'M-13-6h16v13h-16zM3-1h7l4 5v3h-11z' },
  { gapAt: [3, 2], tone: colour.mist, sign: 'M-12-8h24v16h-24zM-12-2h24' },
] as const;
const cases = cover(
  'An order of cartons; from each gap a thread leads to its cause',
  colour.ink,
  [0, 1, 2]
    .map(
      (row) =>
        [0, 1, 2, 3, 4]
          .map((column) => {
            const [x, y] = [64 + column * 66, 124 + row * 116];
            const isMissing = causes.some(({ gapAt }) => gapAt[0] === column && gapAt[1] === row);
            return isMissing
              ? gap(x, y, 44, 84, colour.mist)
              : at([x, y], pack('carton', row === 1 ? 'gold' : 'paper'), 0.95);
          })
          .join('') + board(30, 124 + row * 116, 332),
    )
    .join('') +
    causes
      .map(({ gapAt, tone, sign }, index) => {
        const [x, y] = [64 + gapAt[0] * 66, 82 + gapAt[1] * 116];
        const end = 62 + index * 92;
        return (
          `<path stroke="${tone}" stroke-width="4" d="M${x} ${y}C${x + 90} ${y} 430 ${end} 520 ${end}"/><circle cx="${x}" cy="${y}" r="6" fill="${tone}"/>` +
          `<circle cx="556" cy="${end}" r="34" fill="${tone}"/>` +
          at([556, end], `<path stroke="${colour.ink}" stroke-width="3" d="${sign}"/>`, 1.3)
        );
      })
      .join(''),
);

const goods = ['bottle', 'can', 'carton', 'pouch', 'jar', 'bars'] as const;
const plannedWidths = [70, 120, 44, 96, 140, 58];
const rankedWidths = [156, 132, 112, 92, 52, 34];
/** The schemes of a year as rows: a pack, and what it brought. */
const schemes = (widths: readonly number[], styleOf: (width: number) => readonly [Tone, string]) =>
  widths
    .map((width, index) => {
      const y = 100 + index * 34;
      const [tone, fill] = styleOf(width);
      const strike =
        tone === 'coral' &&
        `<path stroke="${tint.pen}" stroke-width="4" d="M22 ${y - 8}q60-14 116-5"/>`;
      return (
        at([40, y], pack(goods[index] ?? 'can', tone), 0.3) +
        `<path fill="${fill}" d="M62 ${y - 19}h${width}v13h-${width}z"/>${strike || ''}`
      );
    })
    .join('');
const rankedPromotions = beforeAndAfter(
  'Promotions as planned, and ranked by return',
  tint.coral,
  schemes(plannedWidths, () => ['mint', colour.mist]),
  schemes(rankedWidths, (width) =>
    width < 80 ? ['coral', colour.coralLight] : ['teal', colour.teal],
  ) +
    `<path stroke="${colour.ink}" stroke-width="2.5" stroke-dasharray="6 5" d="M142 66v214"/>` +
    `<text x="142" y="308" font-size="30" font-weight="700" text-anchor="middle" fill="${colour.ink}">break-even</text>`,
);

const stockBetweenChannels = beforeAndAfter(
  'Stock in three channels: one has too much, two are short; then each has its share',
  tint.teal,
  threeBoards([6, 1, 2], 'teal'),
  threeBoards([3, 3, 3], 'teal'),
);

const days = Array.from({ length: 30 }, (_, day) => {
  const [x, y] = [26 + (day % 6) * 34, 78 + Math.floor(day / 6) * 44];
  return `<rect x="${x}" y="${y}" width="28" height="34" rx="4" fill="${colour.sand}"/><path stroke="${tint.pen}" stroke-width="3" d="M${x + 5} ${y + 8}l18 18m1-19l-19 20"/>`;
});
const thirtyDaysToOne = beforeAndAfter(
  'A month of crossed days, and one day that is done',
  tint.gold,
  days.join(''),
  `<rect x="58" y="92" width="134" height="150" rx="12" fill="${colour.sand}"/><path fill="${colour.teal}" d="M58 128v-24q0-12 12-12h110q12 0 12 12v24z"/><path stroke="${colour.teal}" stroke-width="15" d="M92 184l24 26 44-56"/>` +
    `<path fill="${colour.mist}" d="M58 262h134v10H58zM58 282h90v10H58z"/>`,
);

/** Packs in a row on one board, for pictures that have a ground of their own. */
const row = (
  [
    ['bottle', 'teal'],
    ['bottle', 'mint'],
    ['pouch', 'gold'],
    ['jar', 'paper'],
    ['bottle', 'coral'],
    ['carton', 'paper'],
    ['can', 'teal'],
    ['bars', 'gold'],
  ] as const
).map(([name, tone], index) => at([34 + index * 68, 106], pack(name, tone)));
const shelfRow = svg(544, 120, 'A board of packs', row.join('') + board(0, 106, 544));

const covers = {
  answer,
  uplift,
  channels,
  cases,
  'ranked-promotions': rankedPromotions,
  'stock-between-channels': stockBetweenChannels,
  'thirty-days-to-one': thirtyDaysToOne,
  'order-screen': orderScreen,
};

await writeFile('public/images/shelf-row.svg', shelfRow);
for (const [name, content] of Object.entries(covers)) {
  await writeFile(`content/pictures/${name}.svg`, content);
}
