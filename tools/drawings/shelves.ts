import { pack, type PackName, type tones } from './packs';
import { arm, at, colour, svg } from './shapes';

/** A pack in its tones; a place where none stands. */
export type Place = readonly [name: PackName, tone: keyof typeof tones] | undefined;

/** What a full shelf holds, board by board; the coral pack's place is empty. */
const boards: readonly (readonly Place[])[] = [
  [
    ...([
      ['bottle', 'teal'],
      ['bottle', 'teal'],
      ['bottle', 'mint'],
      ['jar', 'gold'],
    ] as const),
    ...([
      ['jar', 'gold'],
      ['carton', 'paper'],
      ['carton', 'paper'],
    ] as const),
  ],
  [
    ...([
      ['pouch', 'gold'],
      ['pouch', 'gold'],
      ['pouch', 'mint'],
      ['bars', 'paper'],
    ] as const),
    ...([undefined, ['can', 'teal'], ['can', 'teal']] as const),
  ],
];

const pitch = 78;

/**
 * A board with its packs, from the left.
 * @param y its top edge
 * @param scale of the packs and the room between them
 */
export function board(places: readonly Place[], y: number, width: number, scale = 1): string {
  const goods = places.map((place, index) =>
    place ? at([(40 + index * pitch) * scale, y], pack(...place), scale) : '',
  );
  return `${goods.join('')}<path fill="${colour.boardEdge}" d="M0 ${y}h${width}v5H0z"/><path fill="${colour.board}" d="M0 ${y + 5}h${width}v9H0z"/>`;
}

/** The arm that sets the coral pack, once, unless the visitor wants less movement. */
const setsPack = `<style>@media (prefers-reduced-motion:no-preference){#hand{animation:set .38s .3s ease-out both}}@keyframes set{from{transform:translateY(-26px)}}</style>`;

/**
 * The arm with the coral pack: in from the right edge, its tip around the pack.
 * @param width half of the arm's at the edge
 */
function hand(x: number, y: number, edge: number, width: number, scale = 1): string {
  const grip = arm(
    [
      [edge, y - 170 * scale],
      [edge - 40 * scale, y - 40 * scale],
      [x + 90 * scale, y - 20 * scale],
      [x + 24 * scale, y - 52 * scale],
    ],
    [width, 6 * scale],
    -1,
  );
  return `<g id="hand">${at([x, y], pack('bottle', 'coral'), scale)}${grip}</g>`;
}

/** The wall behind a shelf: whatever comes in from beside it, comes in at its edge. */
const wall = (width: number, height: number) =>
  `<rect width="${width}" height="${height}" rx="20" fill="${colour.wall}"/>`;

const columns = boards[1] ?? [];
const gap = 40 + columns.indexOf(undefined) * pitch;

/** Three packs of each board, 250 wide. */
export const twoBoards = boards
  .map((places, index) => board(places.slice(index, index + 3), 112 + index * 136, 250))
  .join('');

export const shelf = svg(
  560,
  290,
  'A shelf of snacks and drinks; an arm sets the pack that was missing',
  setsPack +
    wall(560, 290) +
    boards.map((places, index) => board(places, 118 + index * 128, 560)).join('') +
    hand(gap, 246, 575, 30),
);

export const oneBoard = svg(
  342,
  124,
  'A board of packs; an arm sets the one that was missing',
  setsPack +
    wall(342, 124) +
    board(
      [
        ['pouch', 'gold'],
        ['jar', 'mint'],
        ['bottle', 'teal'],
        undefined,
        ['can', 'gold'],
        ['carton', 'paper'],
      ],
      110,
      342,
      0.72,
    ) +
    hand(197, 110, 356, 18, 0.72),
);

/** How many packs are left at the end of each week. */
const leftByWeek = [4, 3, 2, 1] as const;

/**
 * A board at the end of a week, 162 wide and 124 high; the last pack is coral.
 * @param shadow the colour of the places where packs stood
 */
function boardOfWeek(left: number, shadow: string = colour.mist): string {
  const goods = [0, 1, 2, 3].map((place) => {
    const spot = [24 + place * 38, 110] as const;
    if (place < left) return at(spot, pack('bottle', left === 1 ? 'coral' : 'teal'));
    return `<ellipse cx="${spot[0]}" cy="107" rx="15" ry="3" fill="${shadow}"/>`;
  });
  return `${goods.join('')}<path fill="${colour.boardEdge}" d="M0 110h162v5H0z"/><path fill="${colour.board}" d="M0 115h162v9H0z"/>`;
}

/** Four boards side by side, a week each: the packs run out, and at the last the gap shows. */
export const boardsByWeek = svg(
  720,
  132,
  'A shelf at the end of four weeks, with a pack less each time',
  leftByWeek.map((left, week) => at([week * 186, 0], boardOfWeek(left))).join(''),
);

/** The last three of them, one below the other. */
export const lastWeeks = leftByWeek
  .slice(1)
  .map((left, week) => at([0, week * 128], boardOfWeek(left)))
  .join('');

/** A board on which only a torn label is left, and two rings where bottles stood. */
export const bareShelf = svg(
  560,
  64,
  'A bare shelf with a torn label',
  board([undefined], 14, 560) +
    `<path fill="${colour.coral}" d="M396 14h84v30l-8 6-7-5-9 6-8-6-9 5-8-6-9 6-9-5-9 5-8-6z"/>` +
    `<path fill="${colour.paper}" d="M406 22h40v4h-40zM406 31h26v4h-26z"/>` +
    `<ellipse cx="120" cy="11" rx="26" ry="3.5" fill="${colour.mist}"/><ellipse cx="205" cy="11" rx="26" ry="3.5" fill="${colour.mist}"/>`,
);
