import type { Curve, Point } from '@/lib/brand/curve';
import { Dots, Drawing, TaperedDots } from './dots';

/** The drawing, in pixels: as wide as a broad screen has room beside the page's measure. */
const WIDTH = 1280;
const HEIGHT = 216;

/** Diameters of the dots: at the edge, and at the tips. */
const FROM = 14;
const TO = 4;

/** Where arms begin to bend, from the right; before it, they run level, dots in alternation. */
const BEND = WIDTH - 560;
const GAP = 1.75 * FROM;

const arms = Array.from({ length: 8 }, (_, index): Curve => {
  const start: Point = [BEND + ((index % 2) * GAP) / 2, 100 + index * 15];
  return [
    start,
    [BEND + 220, start[1]],
    [WIDTH - 240, 212 - index * 5],
    [WIDTH - 38 - Math.abs(index - 3) * 9, 44 + index * 11],
  ];
});

const colours = ['teal-300', 'coral-400', 'ink-700'] as const;

/**
 * Eight arms: lines of dots that taper from the left edge of a page, below its headline, up to the
 * picture beside it. On no ground, for a section on ink.
 */
export function LongArms() {
  return (
    <Drawing width={WIDTH} height={HEIGHT}>
      <g opacity="0.8">
        {arms.map((curve, index) => {
          const colour = colours[index % colours.length] ?? 'ink-700';
          const [x, y] = curve[0];
          return (
            <g key={y}>
              <Dots d={`M${x - GAP} ${y}H0`} size={FROM} gap={GAP} colour={colour} />
              <TaperedDots curve={curve} from={FROM} to={TO} colour={colour} />
            </g>
          );
        })}
      </g>
    </Drawing>
  );
}
