import { colours } from '@/lib/brand/colours';
import type { Curve } from '@/lib/brand/curve';
import { TaperedDots } from './dots';

/** Things on each side, the height of each, and the width of the drawing. */
const COUNT = 3;
const ROW = 160;
const WIDTH = 340;

/** The mantle, round the middle of the drawing, and the web that its arms grow out of. */
const body =
  'M-80-2C-84-74-48-104 0-104S84-74 80-2C78 26 88 42 112 50Q92 74 66 60Q48 84 24 66Q0 88-24 66Q-48 84-66 60Q-92 74-112 50C-88 42-78 26-80-2Z';

/**
 * The arms of the right side, from under the web to the middle of each row: the upper one past the
 * body's side, the middle one from below, so that no arm crosses another.
 */
const arms: readonly Curve[] = [
  [
    [84, 38],
    [126, 54],
    [84, -ROW],
    [128, -ROW],
  ],
  [
    [48, 44],
    [72, 116],
    [149, 116],
    [149, 32],
  ],
  [
    [16, 42],
    [22, 128],
    [50, ROW],
    [128, ROW],
  ],
];

/** The arms of one side. */
function Arms() {
  return arms.map((curve, index) => (
    <TaperedDots key={index} curve={curve} from={10} to={6} colour="coral-400" />
  ));
}

/** The octopus between the six things it can do, an arm to each. */
export function Octopus() {
  const height = COUNT * ROW;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={WIDTH}
      height={height}
      viewBox={`${-WIDTH / 2} ${-height / 2} ${WIDTH} ${height}`}
    >
      <g fill="none" stroke={colours['coral-400']} strokeLinecap="round">
        <Arms />
        <g transform="scale(-1 1)">
          <Arms />
        </g>
      </g>
      {[-1, 1].map((side) =>
        [-1, 0, 1].map((row) => (
          <g
            key={`${side} ${row}`}
            transform={`translate(${side * (WIDTH / 2 - 21)} ${row * ROW})`}
          >
            <circle r="20" fill={colours.white} />
            <circle r="8" fill="none" stroke={colours['coral-400']} strokeWidth="5" />
          </g>
        )),
      )}
      <g transform="scale(.8)">
        <path fill={colours['coral-400']} d={body} />
        {[-1, 1].map((side) => (
          <g key={side}>
            <circle cx={side * 32} cy="0" r="16" fill={colours.white} />
            <circle cx={side * 35} cy="4" r="8" fill={colours['ink-900']} />
          </g>
        ))}
      </g>
    </svg>
  );
}
