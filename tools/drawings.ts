/**
 * Writes the drawn family into public/images: the shelf with its packs and the octopus in its
 * poses. Run it when one of them changes, and commit what it writes: `npx tsx tools/drawings.ts`.
 */
import { writeFile } from 'node:fs/promises';
import { hangingArm, octopus, reachingArm } from './drawings/octopus';
import { pack, type PackName, type tones } from './drawings/packs';
import { arm, at, colour, svg } from './drawings/shapes';

type Place = readonly [name: PackName, tone: keyof typeof tones] | undefined;

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
  [
    ...([
      ['carton', 'teal'],
      ['carton', 'teal'],
      ['can', 'mint'],
      ['can', 'gold'],
    ] as const),
    ...([
      ['bottle', 'paper'],
      ['bars', 'gold'],
      ['bars', 'teal'],
    ] as const),
  ],
];

const pitch = 78;

/** A board with its packs, from the left; its top edge is y. */
function board(places: readonly Place[], y: number, width: number): string {
  const goods = places.map((place, index) =>
    place ? at([40 + index * pitch, y], pack(...place)) : '',
  );
  return `${goods.join('')}<path fill="${colour.boardEdge}" d="M0 ${y}h${width}v5H0z"/><path fill="${colour.board}" d="M0 ${y + 5}h${width}v9H0z"/>`;
}

/** The arm that sets the coral pack, once, unless the visitor wants less movement. */
const setsPack = `<style>@media (prefers-reduced-motion:no-preference){#hand{animation:set .38s .3s ease-out both}}@keyframes set{from{transform:translate(46px,-34px)}}</style>`;

/** The arm with the coral pack: in from the right edge, its tip around the pack. */
function hand(x: number, y: number, edge: number, width: number): string {
  const grip = arm(
    [
      [edge, y - 170],
      [edge - 40, y - 40],
      [x + 90, y - 20],
      [x + 24, y - 52],
    ],
    [width, 6],
    -1,
  );
  return `<g id="hand">${at([x, y], pack('bottle', 'coral'))}${grip}</g>`;
}

/** The wall behind a shelf: whatever comes in from beside it, comes in at its edge. */
const wall = (width: number, height: number) =>
  `<rect width="${width}" height="${height}" rx="20" fill="${colour.wall}"/>`;

const columns = boards[1] ?? [];
const gap = 40 + columns.indexOf(undefined) * pitch;

const shelf = svg(
  560,
  390,
  'A shelf of snacks and drinks; an arm sets the pack that was missing',
  setsPack +
    wall(560, 390) +
    boards.map((places, index) => board(places, 118 + index * 128, 560)).join('') +
    hand(gap, 246, 575, 30),
);

const oneBoard = svg(
  342,
  132,
  'A board of packs; an arm sets the one that was missing',
  setsPack +
    wall(342, 132) +
    board([['pouch', 'gold'], ['jar', 'mint'], undefined, ['carton', 'paper']], 118, 342) +
    hand(196, 118, 352, 17),
);

/** How many packs are left at the end of each week. */
const leftByWeek = [4, 3, 2, 1] as const;

/** Four boards side by side, a week each: the packs run out, and at the last the gap shows. */
const shelfWeeks = svg(
  720,
  132,
  'A shelf at the end of four weeks, with a pack less each time',
  leftByWeek
    .map((left, week) => {
      const goods = [0, 1, 2, 3].map((place) => {
        const spot = [24 + place * 38, 110] as const;
        if (place < left) return at(spot, pack('bottle', left === 1 ? 'coral' : 'teal'));
        return `<ellipse cx="${spot[0]}" cy="107" rx="15" ry="3" fill="${colour.mist}"/>`;
      });
      const ground = `<path fill="${colour.boardEdge}" d="M0 110h162v5H0z"/><path fill="${colour.board}" d="M0 115h162v9H0z"/>`;
      return at([week * 186, 0], goods.join('') + ground);
    })
    .join(''),
);

/** A board on which only a torn label is left, and two rings where bottles stood. */
const bareShelf = svg(
  560,
  64,
  'A bare shelf with a torn label',
  board([undefined], 14, 560) +
    `<path fill="${colour.coral}" d="M396 14h84v30l-8 6-7-5-9 6-8-6-9 5-8-6-9 6-9-5-9 5-8-6z"/>` +
    `<path fill="${colour.paper}" d="M406 22h40v4h-40zM406 31h26v4h-26z"/>` +
    `<ellipse cx="120" cy="11" rx="26" ry="3.5" fill="${colour.mist}"/><ellipse cx="205" cy="11" rx="26" ry="3.5" fill="${colour.mist}"/>`,
);

const sheet = `<path fill="${colour.paper}" d="M-52-62h104v124h-104z"/><path fill="${colour.sand}" d="M-40-30h80v4h-80zM-40-18h80v4h-80zM-40-6h56v4h-56z"/><path fill="${colour.teal}" d="M-40 44v-16h14v16zM-20 44v-28h14v28zM0 44v-22h14v22z"/><path fill="${colour.coral}" d="M20 44v-36h14v36z"/><path fill="${colour.ink}" d="M-40-50h46v8h-46z"/>`;
const bubble = (x: number, y: number, width: number, tone: string) =>
  `<path fill="${tone}" d="M${x} ${y}h${width}q14 0 14 14v20q0 14-14 14h-${width - 22}l-20 16v-16h-2q-14 0-14-14v-20q0-14 14-14z"/><path fill="${colour.ink}" opacity=".55" d="M${x + 4} ${y + 14}h${width - 10}v5h-${width - 10}zM${x + 4} ${y + 28}h${width - 34}v5h-${width - 34}z"/>`;
const crate = `<path fill="${colour.gold}" d="M-70-34h140v54h-140z"/><path fill="${colour.goldDark}" d="M-70-12h140v6h-140zM-70 8h140v6h-140zM40-34h30v54h-30z"/>`;

const resting = [hangingArm(0, -66, 46), hangingArm(1, -52, 70), hangingArm(2, -22, 84)];
const restingRight = [hangingArm(7, 66, 46), hangingArm(6, 52, 70), hangingArm(5, 22, 84)];
const middle = [hangingArm(3, -8, 74), hangingArm(4, 8, 74)];

/** A pose on a ground of 320 by 320. */
function pose(title: string, content: string): string {
  return svg(320, 320, title, at([160, 118], content));
}

const poses = {
  reads: pose(
    'The octopus reads a sheet of figures',
    octopus({ gaze: [0, 6], lids: 0.35 }, [
      ...resting.slice(1),
      ...restingRight.slice(1),
      ...middle,
    ]) +
      at([0, 124], sheet, 0.9) +
      [reachingArm(0, [-96, 130], [-42, 128]), reachingArm(7, [96, 130], [42, 128])]
        .map((curve, index) => arm(curve, [15, 5], index === 0 ? 1 : -1))
        .join(''),
  ),
  listens: pose(
    'The octopus listens to a question',
    bubble(-142, -104, 74, colour.tealLight) +
      octopus(
        { gaze: [-6, -3], lids: 0.15 },
        [...resting.slice(1), ...restingRight, ...middle],
        [
          [
            [-46, 52],
            [-120, 70],
            [-120, 10],
            [-82, -14],
          ],
        ],
      ),
  ),
  points: pose(
    'The octopus points at what is running out',
    octopus(
      { gaze: [7, -2], lids: 0.2 },
      [...resting, ...restingRight.slice(1), ...middle],
      [
        [
          [46, 52],
          [110, 70],
          [110, 10],
          [148, -30],
        ],
      ],
    ),
  ),
  carries: pose(
    'The octopus carries a crate of goods',
    octopus({ gaze: [0, -6], lids: 0.2 }, [
      ...resting.slice(1),
      ...restingRight.slice(1),
      ...middle,
    ]) +
      at(
        [0, 148],
        at([-44, -30], pack('carton', 'teal'), 0.7) +
          at([0, -30], pack('bottle', 'mint'), 0.62) +
          at([44, -30], pack('jar', 'paper'), 0.8) +
          crate,
      ) +
      [reachingArm(0, [-130, 170], [-62, 148]), reachingArm(7, [130, 170], [62, 148])]
        .map((curve, index) => arm(curve, [15, 5], index === 0 ? 1 : -1))
        .join(''),
  ),
  shrugs: pose(
    'The octopus shrugs',
    octopus(
      { gaze: [0, -4], lids: 0.4 },
      [...resting.slice(1), ...restingRight.slice(1), ...middle],
      [
        [
          [-46, 52],
          [-130, 90],
          [-90, 0],
          [-138, -6],
        ],
        [
          [46, 52],
          [130, 90],
          [90, 0],
          [138, -6],
        ],
      ],
    ),
  ),
};

/** A pack that stands by itself, on the lower edge. */
function onePack(...place: NonNullable<Place>): string {
  return svg(60, 104, 'A pack of the shelf', at([30, 104], pack(...place)));
}

const drawings = {
  shelf,
  'shelf-board': oneBoard,
  'shelf-bare': bareShelf,
  'shelf-weeks': shelfWeeks,
  'pack-carton': onePack('carton', 'paper'),
  'pack-bottle': onePack('bottle', 'teal'),
  'pack-pouch': onePack('pouch', 'gold'),
  ...Object.fromEntries(
    Object.entries(poses).map(([name, content]) => [`octopus-${name}`, content]),
  ),
};

for (const [name, content] of Object.entries(drawings)) {
  await writeFile(`public/images/${name}.svg`, content);
  console.log(`public/images/${name}.svg: ${Buffer.byteLength(content)} bytes`);
}
