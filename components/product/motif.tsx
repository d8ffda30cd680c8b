import { type Curve, type Point, distance, dotsOf, gapOf, taperedParts } from './tapered-line';

/** Each arm is drawn in parts; dots are large and dim at the section's edge, small and clear at the tip. */
const sizes = [14, 12, 10, 8, 6, 4, 2.6] as const;

/**
 * Where the arms come from and lead to. They come from beyond the box, because a box that stands
 * inside the page's measure ends before the section does.
 */
const places = {
  /** From the lower right of a page's top, up beside its headline. */
  hero: {
    box: '0 0 420 520',
    arm: (i: number): Curve => [
      [470, 318 + i * 30],
      [330 - i * 6, 330 + i * 26],
      [236 - i * 25, 380 + i * 14],
      [180 - i * 19, 40 + Math.abs(i - 3) * 13],
    ],
  },
  /** From the right edge of the last section down towards its buttons. */
  call: {
    box: '0 0 420 360',
    arm: (i: number): Curve => [
      [560, -90 + i * 44],
      [380, 40 + i * 36],
      [250, 300 + i * 6],
      [24 + Math.abs(i - 3) * 8, 226 + i * 15],
    ],
  },
} as const;

const colours = ['stroke-teal-300', 'stroke-coral-400', 'stroke-ink-700'] as const;

/**
 * The eight arms: lines of dots that taper from the edge of a section towards what matters in it.
 * Decoration, for a section of `relative overflow-clip` on ink whose text takes the left two
 * thirds; narrow screens have no such room and go without.
 */
export function Motif({ place }: { place: keyof typeof places }) {
  const { arm, box } = places[place];
  const arms = Array.from({ length: 8 }, (_, index) => partsOf(arm(index)));
  return (
    <svg
      className="pointer-events-none absolute right-0 bottom-0 hidden h-full w-1/3 overflow-visible fill-none lg:block"
      viewBox={box}
      preserveAspectRatio="xMaxYMax meet"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {sizes.map((size, index) => (
        <g key={size} {...dotsOf(size)} opacity={(index + 6) / 12}>
          {colours.map((colour, third) => (
            <path
              key={colour}
              className={colour}
              d={arms
                .filter((_, number) => number % colours.length === third)
                .map((parts) => parts[index])
                .join('')}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

/** The parts of an arm; the first begins beyond the widest screen. */
function partsOf(curve: Curve): string[] {
  return taperedParts(curve, sizes).map((part, index) =>
    index === 0 ? `M${before(curve)}${part.replace('M', 'L')}` : part,
  );
}

/** Where an arm comes from: straight on from its start, in whole gaps. */
function before([start, next]: Curve): Point {
  const far = (40 * gapOf(sizes[0])) / distance(start, next);
  const on = (axis: 0 | 1) => Math.round(start[axis] + far * (start[axis] - next[axis]));
  return [on(0), on(1)];
}
