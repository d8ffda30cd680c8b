import { hangingArm, octopus, reachingArm } from './octopus';
import { pack } from './packs';
import { arm, at, colour } from './shapes';

const sheet = `<path fill="${colour.paper}" stroke="${colour.mist}" stroke-width="2" d="M-52-62h104v124h-104z"/><path fill="${colour.sand}" d="M-40-30h80v4h-80zM-40-18h80v4h-80zM-40-6h56v4h-56z"/><path fill="${colour.teal}" d="M-40 44v-16h14v16zM-20 44v-28h14v28zM0 44v-22h14v22z"/><path fill="${colour.coral}" d="M20 44v-36h14v36z"/><path fill="${colour.ink}" d="M-40-50h46v8h-46z"/>`;
const bubble = (x: number, y: number, width: number, tone: string) =>
  `<path fill="${tone}" d="M${x} ${y}h${width}q14 0 14 14v20q0 14-14 14h-${width - 22}l-20 16v-16h-2q-14 0-14-14v-20q0-14 14-14z"/><path fill="${colour.ink}" opacity=".55" d="M${x + 4} ${y + 14}h${width - 10}v5h-${width - 10}zM${x + 4} ${y + 28}h${width - 34}v5h-${width - 34}z"/>`;
const crate = `<path fill="${colour.gold}" d="M-70-34h140v54h-140z"/><path fill="${colour.goldDark}" d="M-70-12h140v6h-140zM-70 8h140v6h-140zM40-34h30v54h-30z"/>`;

const resting = [hangingArm(0, -66, 46), hangingArm(1, -52, 70), hangingArm(2, -22, 84)];
const restingRight = [hangingArm(7, 66, 46), hangingArm(6, 52, 70), hangingArm(5, 22, 84)];
const middle = [hangingArm(3, -8, 74), hangingArm(4, 8, 74)];

/** A pose: what it shows, and its drawing around the middle of the head. */
const pose = (title: string, content: string) => ({ title, content });

/** The octopus in its poses. */
export const poses = {
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
