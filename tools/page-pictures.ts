/**
 * Writes the pictures of pages, for shared links and the missing page: drawings of content/pictures
 * in which the octopus does what the page is about: `npx tsx tools/page-pictures.ts`.
 */
import { writeFile } from 'node:fs/promises';
import {
  beforeAndAfter,
  board,
  cover,
  grip,
  hangsOf,
  stack,
  threeBoards,
  tint,
} from './drawings/cover';
import { octopus } from './drawings/octopus';
import { pack } from './drawings/packs';
import { at, colour } from './drawings/shapes';

const home = cover(
  'An octopus sets the missing bottle on a shelf',
  colour.ink,
  at([150, 190], octopus({ gaze: [8, -1], lids: 0.2 }, hangsOf(0, 1, 2, 3, 4, 5, 6))) +
    board(318, 176, 292) +
    [pack('jar', 'gold'), pack('carton', 'paper'), pack('bottle', 'teal'), pack('pouch', 'mint')]
      .map((goods, index) => at([356 + index * 70, 176], goods))
      .join('') +
    board(318, 336, 292) +
    [pack('can', 'teal'), pack('bottle', 'coral'), pack('bars', 'gold'), pack('can', 'mint')]
      .map((goods, index) => at([356 + index * 70, 336], goods))
      .join('') +
    grip(
      [
        [196, 246],
        [270, 330],
        [300, 216],
        [444, 286],
      ],
      -1,
    ),
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

const paper = `<path fill="${colour.paper}" d="M0 0h260v270H0z"/><path fill="${colour.ink}" d="M24 26h150v16H24z"/><path fill="${colour.sand}" d="M24 58h212v8H24zM24 76h212v8H24zM24 94h140v8H24z"/>`;
const blog = cover(
  'An octopus reads an article with a chart of cans',
  colour.ink,
  at([320, 112], octopus({ gaze: [0, 7], lids: 0.35 }, [])) +
    at([190, 176], paper) +
    [1, 2, 1, 3].map((count, week) => stack(232 + week * 46, 392, count, 'teal')).join('') +
    stack(416, 392, 2, 'coral') +
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

const contact = cover(
  'An octopus hands over a letter',
  colour.ink,
  at([190, 180], octopus({ gaze: [8, -2], lids: 0.15 }, hangsOf(0, 1, 2, 3, 4, 5, 6))) +
    `<g transform="translate(372 110) rotate(-5)"><path fill="${colour.paper}" d="M0 0h210v140H0z"/><path stroke="${colour.ink}" stroke-width="5" d="M4 6l101 78L206 6"/><circle cx="206" cy="0" r="26" fill="${colour.teal}"/><path stroke="#fff" stroke-width="6" d="M194 0l9 9 16-17"/></g>` +
    grip(
      [
        [236, 236],
        [310, 340],
        [320, 190],
        [396, 208],
      ],
      -1,
    ),
);

const pictures = { home, services, 'case-studies': caseStudies, blog, contact };

for (const [name, content] of Object.entries(pictures)) {
  await writeFile(`content/pictures/${name}.svg`, content);
}
