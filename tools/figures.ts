/**
 * Writes the figures of the article that are made of the shelf's packs: drawings of
 * content/pictures. Run it when a pack changes: `npx tsx tools/figures.ts`.
 */
import { writeFile } from 'node:fs/promises';
import { board, gap, label, tint, type Tone } from './drawings/cover';
import { pack } from './drawings/packs';
import { at, colour, svg } from './drawings/shapes';

/** A figure: what it shows, on sand. */
const figure = (title: string, content: string) =>
  svg(640, 260, title, `<path fill="#f3efe7" d="M0 0h640v260H0z"/>${content}`);

/** What fills a place of a row: a can, the outline of one, or the line of none sold. */
type Mark = Tone | 'missing' | 'zero';

/** Cans side by side on a board, 26 apart. */
const row = (x: number, y: number, marks: readonly Mark[]) =>
  marks
    .map((mark, place) => {
      const middle = x + 16 + place * 26;
      if (mark === 'missing') return gap(middle, y, 20, 34, tint.pen);
      if (mark === 'zero')
        return `<path stroke="${colour.ink}" stroke-width="3" d="M${middle - 8} ${y - 4}h16"/>`;
      return at([middle, y], pack('can', mark), 0.52);
    })
    .join('') + board(x, y, marks.length * 26 + 6);

const times = <T>(count: number, mark: T) => Array.from({ length: count }, () => mark);

const oneNameTwoNumbers = figure(
  'The same orders counted twice: as invoiced, and after returns and claims',
  [64, 124, 184].map((y) => row(40, y, times(9, 'gold'))).join('') +
    row(352, 64, [...times<Mark>(8, 'teal'), 'missing']) +
    row(352, 124, [...times<Mark>(6, 'teal'), ...times<Mark>(3, 'missing')]) +
    row(352, 184, [...times<Mark>(7, 'teal'), ...times<Mark>(2, 'missing')]) +
    label(40, 236, 'invoiced', 29) +
    label(352, 236, 'less returns, claims', 29),
);

const missingNotZero = figure(
  'Distributors by week: one has not reported for four weeks, one reported that it sold nothing',
  [50, 97, 144, 191, 238]
    .map((y, index) => {
      const last: Mark = index === 1 ? 'missing' : index === 3 ? 'zero' : 'teal';
      return row(36, y, [...times<Mark>(13, 'teal'), ...times(4, last)]);
    })
    .join('') +
    label(500, 92, 'missing', 29, tint.pen) +
    label(500, 186, 'zero', 29),
);

const region = (x: number, isOpen: boolean) =>
  `<rect x="${x}" y="24" width="142" height="212" rx="20" fill="${isOpen ? colour.teal : '#fff'}"/>` +
  `<g${isOpen ? '' : ' opacity=".22"'}>${[124, 214]
    .map(
      (y) =>
        at([x + 34, y], pack('bottle', isOpen ? 'mint' : 'teal'), 0.7) +
        at([x + 71, y], pack('jar', 'gold'), 0.7) +
        at([x + 108, y], pack('bottle', isOpen ? 'coral' : 'teal'), 0.7) +
        board(x + 12, y, 118),
    )
    .join('')}</g>`;
const accessByRegion = figure(
  'Shelves of four regions, of which one person’s question reads one',
  [24, 174, 324, 474].map((x, index) => region(x, index === 2)).join(''),
);

const weekColours = [colour.mist, colour.teal, colour.coral, colour.ink];
const pilotWeeks = figure(
  'Thirty days in four weeks, each with a purpose of its own; the last two days are the review’s',
  weekColours
    .map((fill, week) => {
      const y = 30 + week * 52;
      const days = Array.from(
        { length: week === 3 ? 9 : 7 },
        (_, day) =>
          `<rect x="${164 + day * 50}" y="${y}" width="42" height="42" rx="8" fill="${fill}"/><path fill="#fff" opacity=".5" d="M${172 + day * 50} ${y + 9}h26v4h-26z"/>`,
      );
      return label(40, y + 31, `week ${week + 1}`, 29) + days.join('');
    })
    .join(''),
);

for (const [name, content] of Object.entries({
  'one-name-two-numbers': oneNameTwoNumbers,
  'missing-not-zero': missingNotZero,
  'access-by-region': accessByRegion,
  'pilot-weeks': pilotWeeks,
})) {
  await writeFile(`content/pictures/${name}.svg`, content);
}
