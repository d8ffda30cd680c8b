import { octopus, roots } from './octopus';
import { pack, type PackName } from './packs';
import { poses } from './poses';
import { at, colour, svg, type Curve, type Point } from './shapes';
import { lastWeeks, twoBoards } from './shelves';

/** Arms that end beside the labels on the left, from the upper one down. */
const toLabels: readonly Curve[] = [
  [
    [-44, 46],
    [-112, 70],
    [-70, -100],
    [-148, -100],
  ],
  [
    [-34, 56],
    [-70, 110],
    [-128, 90],
    [-150, 33],
  ],
  [
    [-24, 58],
    [-44, 150],
    [-96, 176],
    [-148, 166],
  ],
];

/** An arm that winds around a pack below. */
const holding: Curve = [
  [roots[3], 56],
  [-10, 120],
  [-6, 168],
  [-30, 172],
];

const mirrored = (curve: Curve): Curve => {
  const turned = ([x, y]: Point): Point => [-x, y];
  return [turned(curve[0]), turned(curve[1]), turned(curve[2]), turned(curve[3])];
};

/** The octopus of ASK Octopus: an arm to each of six labels, and two that hold a pack. */
export const sixArms = svg(
  380,
  480,
  'An octopus between six things: an arm to each, and two that hold a pack',
  at(
    [190, 200],
    at([-44, 228], pack('bottle', 'gold'), 0.86) +
      at([44, 228], pack('carton', 'paper'), 0.86) +
      octopus({ gaze: [0, 3], lids: 0.2 }, [
        ...toLabels,
        ...toLabels.map(mirrored),
        holding,
        mirrored(holding),
      ]),
    1.2,
  ),
);

/** A scene of 640 by 400, as cards and social pictures show it. */
const scene = (title: string, fill: string, content: string) =>
  svg(640, 400, title, `<path fill="${fill}" d="M0 0h640v400H0z"/>${content}`);

const posed = ({ content }: (typeof poses)['reads'], place: Point, scale: number) =>
  at(place, content, scale);

/** Packs one above the other, from y upwards. */
const stack = (
  name: PackName,
  tones: readonly Parameters<typeof pack>[1][],
  x: number,
  y: number,
) => tones.map((tone, index) => at([x, y - index * 61], pack(name, tone), 1)).join('');

const floor = (y: number) =>
  `<path fill="${colour.boardEdge}" d="M0 ${y}h640v6H0z"/><path fill="${colour.board}" d="M0 ${y + 6}h640v${394 - y}H0z"/>`;

const possible = (x: number, y: number) =>
  `<path stroke="${colour.ink}" stroke-width="3" stroke-dasharray="2 9" d="M${x - 26} ${y}v-84h52v84z"/>`;

export const scenes = {
  octomine: scene(
    'The octopus reads a sheet beside packs in stacks, the highest first',
    '#12304a',
    stack('bars', ['gold', 'gold', 'gold', 'gold', 'gold'], 352, 344) +
      stack('bars', ['mint', 'mint', 'mint'], 432, 344) +
      stack('bars', ['teal', 'teal'], 512, 344) +
      stack('bars', ['coral'], 592, 344) +
      floor(344) +
      posed(poses.reads, [164, 164], 1.15),
  ),
  'ask-octopus': scene(
    'The octopus hears a question; beside it packs, and two that could stand there',
    '#e6f4f2',
    at([384, 344], pack('pouch', 'gold'), 1.5) +
      at([474, 344], pack('pouch', 'gold'), 1.5) +
      at([474, 214], possible(0, 0), 1.5) +
      at([564, 344], possible(0, 0), 1.5) +
      floor(344) +
      posed(poses.listens, [206, 184], 1.12),
  ),
  octosense: scene(
    'A board with a pack less from week to week; the octopus points at the last',
    '#f3efe7',
    at([424, 4], lastWeeks, 1) + posed(poses.points, [200, 190], 1.2),
  ),
  solutions: scene(
    'The octopus carries a crate of goods to a shelf',
    '#0b1d2e',
    at([358, 40], twoBoards) + floor(352) + posed(poses.carries, [172, 158], 1.15),
  ),
};
