/**
 * Writes the pictures of pages, for shared links and the missing page: drawings of content/pictures
 * in which the octopus does what the page is about: `npx tsx tools/page-pictures.ts`.
 */
import { writeFile } from 'node:fs/promises';
import {
  beforeAndAfter,
  board,
  cover,
  gap,
  grip,
  hangsOf,
  stack,
  threeBoards,
  tint,
  type Tone,
} from './drawings/cover';
import { octopus } from './drawings/octopus';
import { pack, type PackName } from './drawings/packs';
import { arm, at, colour, type Curve } from './drawings/shapes';

/** What an octopus on the left points at. */
const pointsAt = (title: string, tip: Curve, content: string) =>
  cover(
    title,
    colour.ink,
    content +
      at([170, 200], octopus({ gaze: [8, -1], lids: 0.2 }, hangsOf(0, 1, 2, 3, 4, 5, 6))) +
      grip(tip, -1),
  );

/** A sheet that both arms hold, below the head: what it shows on its own 260 by 300. */
const holds = (title: string, content: string) =>
  cover(
    title,
    colour.ink,
    at([320, 112], octopus({ gaze: [0, 7], lids: 0.35 }, [])) +
      at([190, 176], `<path fill="${colour.paper}" d="M0 0h260v240H0z"/>${content}`) +
      grip(
        [
          [262, 168],
          [120, 200],
          [130, 300],
          [200, 276],
        ],
        1,
      ) +
      grip(
        [
          [378, 168],
          [520, 200],
          [510, 300],
          [440, 276],
        ],
        -1,
      ),
  );

const home = pointsAt(
  'An octopus sets the missing bottle on a shelf',
  [
    [216, 256],
    [290, 340],
    [310, 236],
    [356, 288],
  ],
  board(328, 176, 292) +
    [pack('jar', 'gold'), pack('carton', 'paper'), pack('bottle', 'teal'), pack('pouch', 'mint')]
      .map((goods, index) => at([366 + index * 70, 176], goods))
      .join('') +
    board(328, 336, 292) +
    [pack('bottle', 'coral'), pack('can', 'teal'), pack('bars', 'gold'), pack('can', 'mint')]
      .map((goods, index) => at([366 + index * 70, 336], goods))
      .join(''),
);

const crate = `<path fill="${colour.gold}" d="M-110-60h220v86h-220z"/><path fill="${colour.goldDark}" d="M-110-24h220v9h-220zM-110 8h220v9h-220zM66-60h44v86h-44z"/>`;
const services = cover(
  'An octopus carries a crate of goods',
  colour.ink,
  at([320, 140], octopus({ gaze: [0, -5], lids: 0.2 }, hangsOf(1, 2, 3, 4, 5, 6)), 1.15) +
    at([250, 276], pack('carton', 'teal'), 0.9) +
    at([320, 276], pack('bottle', 'mint'), 0.7) +
    at([390, 276], pack('jar', 'paper'), 1.1) +
    at([320, 326], crate) +
    grip(
      [
        [266, 206],
        [150, 230],
        [150, 330],
        [226, 314],
      ],
      1,
    ) +
    grip(
      [
        [374, 206],
        [490, 230],
        [490, 330],
        [414, 314],
      ],
      -1,
    ),
);

const caseStudies = beforeAndAfter(
  'Shelves before, with gaps, and after, full',
  tint.gold,
  threeBoards([2, 1, 2], 'mint'),
  threeBoards([3, 3, 3], 'mint'),
  [],
);

const blog = holds(
  'An octopus reads an article with a chart of cans',
  `<path fill="${colour.ink}" d="M24 26h150v16H24z"/><path fill="${colour.sand}" d="M24 58h212v8H24zM24 76h212v8H24zM24 94h140v8H24z"/>` +
    [1, 2, 1, 3].map((count, week) => stack(42 + week * 46, 216, count, 'teal')).join('') +
    stack(226, 216, 2, 'coral'),
);

const contact = pointsAt(
  'An octopus hands over a letter',
  [
    [216, 256],
    [290, 360],
    [300, 210],
    [376, 228],
  ],
  `<g transform="translate(352 130) rotate(-5)"><path fill="${colour.paper}" d="M0 0h210v140H0z"/><path stroke="${colour.ink}" stroke-width="5" d="M4 6l101 78L206 6"/><circle cx="206" cy="0" r="26" fill="${colour.teal}"/><path stroke="#fff" stroke-width="6" d="M194 0l9 9 16-17"/></g>`,
);

/** A shelf of three boards with three packs each; a place without a pack is empty. */
const shelfOf = (
  x: number,
  rows: readonly (readonly (readonly [PackName, Tone] | undefined)[])[],
) =>
  rows
    .map((places, row) => {
      const y = 122 + row * 122;
      return (
        places
          .map((place, index) => (place ? at([x + 35 + index * 66, y], pack(...place)) : ''))
          .join('') + board(x, y, 202)
      );
    })
    .join('');

const about = cover(
  'An octopus between two shelves reaches to both of them',
  colour.ink,
  shelfOf(6, [
    [
      ['bottle', 'teal'],
      ['bottle', 'teal'],
      ['jar', 'gold'],
    ],
    [
      ['pouch', 'gold'],
      ['pouch', 'mint'],
      ['can', 'teal'],
    ],
    [
      ['carton', 'paper'],
      ['carton', 'paper'],
      ['bars', 'gold'],
    ],
  ]) +
    shelfOf(432, [
      [
        ['jar', 'mint'],
        ['carton', 'paper'],
        ['carton', 'teal'],
      ],
      [
        ['bottle', 'coral'],
        ['can', 'gold'],
        ['can', 'gold'],
      ],
      [
        ['bars', 'teal'],
        ['bottle', 'mint'],
        ['bottle', 'mint'],
      ],
    ]) +
    at([320, 206], octopus({ gaze: [7, 0], lids: 0.2 }, hangsOf(1, 2, 3, 4, 5, 6))) +
    grip(
      [
        [274, 268],
        [200, 320],
        [236, 170],
        [200, 208],
      ],
      1,
    ) +
    grip(
      [
        [366, 268],
        [436, 330],
        [400, 190],
        [448, 200],
      ],
      -1,
    ),
);

const lines = (y: number, fill: string) =>
  `<path fill="${fill}" d="M24 ${y}h120v10H24zM190 ${y}h46v10h-46z"/>`;
const rowsOfText = `<path fill="${colour.ink}" d="M24 26h150v16H24z"/>${[70, 110, 150, 190]
  .map((y) => lines(y, colour.sand))
  .join('')}`;
const businessConsulting = holds(
  'An octopus reads a sheet of figures, one of them circled',
  rowsOfText +
    lines(110, colour.mist) +
    `<path stroke="${tint.pen}" stroke-width="5" d="M180 118c0-20 66-22 66-3s-68 22-66-3"/>`,
);
const legal = holds(
  'An octopus reads a document with a seal',
  rowsOfText +
    `<circle cx="212" cy="178" r="34" fill="${colour.coral}"/><path stroke="${colour.paper}" stroke-width="7" d="M196 178l11 12 20-24"/>`,
);

const aiConsulting = pointsAt(
  'An octopus points at the weeks to come, in outline behind columns of cans',
  [
    [216, 256],
    [300, 340],
    [330, 60],
    [506, 120],
  ],
  [2, 3, 2, 4].map((count, week) => stack(336 + week * 46, 352, count, 'teal')).join('') +
    [4, 5]
      .map((count, week) =>
        Array.from({ length: count }, (_, place) =>
          gap(520 + week * 46, 352 - place * 40, 26, 38, colour.tealLight),
        ).join(''),
      )
      .join('') +
    board(306, 352, 310),
);

const softwareDevelopment = pointsAt(
  'An octopus presses the button of a screen that shows goods',
  [
    [216, 256],
    [280, 350],
    [320, 300],
    [430, 318],
  ],
  `<rect x="310" y="66" width="300" height="286" rx="16" fill="${colour.paper}"/><path fill="${colour.board}" d="M310 110V82q0-16 16-16h268q16 0 16 16v28z"/><rect x="400" y="290" width="180" height="44" rx="12" fill="${colour.coral}"/><path fill="${colour.ink}" d="M446 308h104v8H446z"/>` +
    (['bottle', 'can', 'pouch'] as const)
      .map((name, index) => at([366 + index * 94, 252], pack(name, 'teal'), 1.1))
      .join(''),
);

const dataInfrastructure = pointsAt(
  'An octopus lifts the one odd carton out of a row on a belt',
  [
    [216, 256],
    [290, 330],
    [320, 150],
    [414, 176],
  ],
  [330, 500, 584].map((x) => at([x, 340], pack('carton', 'teal'), 1.2)).join('') +
    at([434, 214], pack('carton', 'coral'), 1.2) +
    gap(416, 340, 52, 100, colour.mist) +
    board(290, 340, 330) +
    [330, 400, 470, 540, 600]
      .map((x) => `<circle cx="${x}" cy="370" r="14" fill="${colour.board}"/>`)
      .join(''),
);

const arms = cover(
  'Eight arms that reach for one pack',
  '#f3efe7',
  Array.from({ length: 8 }, (_, index) =>
    arm(
      [
        [-20, 20 + index * 52],
        [160, 20 + index * 52],
        [300, 160 + index * 12],
        [420, 160 + index * 12],
      ],
      [19, 4],
      index % 2 === 0 ? 1 : -1,
    ),
  ).join('') + at([500, 320], pack('bottle', 'teal'), 2.4),
);

const pictures = {
  home,
  services,
  'case-studies': caseStudies,
  blog,
  contact,
  about,
  arms,
  legal,
  'ai-consulting': aiConsulting,
  'business-data-consulting': businessConsulting,
  'software-development': softwareDevelopment,
  'data-infrastructure': dataInfrastructure,
};

for (const [name, content] of Object.entries(pictures)) {
  await writeFile(`content/pictures/${name}.svg`, content);
}
