import { distance, type Curve, type Point } from '@/lib/brand/curve';
import { gapOf } from './tapered-line';

/** The dots of each stretch of an arm: large and dim at the edge, small and clear at the tip. */
const sizes = [14, 11, 8, 5, 2.6] as const;

/**
 * Where the arms come from and lead to. They come from beyond the box, because a box that stands
 * inside the page's measure ends before the section does.
 */
const places = {
  /** From the right edge of the last section down towards its buttons. */
  call: {
    look: 'right-0 bottom-0 h-full w-1/3 lg:block',
    box: '0 0 420 360',
    arm: (i: number): Curve => [
      [560, -90 + i * 44],
      [380, 40 + i * 36],
      [250, 300 + i * 6],
      [24 + Math.abs(i - 3) * 8, 226 + i * 15],
    ],
  },
  /** From the left edge of the page, below a hero's words, up to the picture beside them. */
  picture: {
    look: 'right-full top-136 h-52 w-160 xl:block',
    box: '0 0 640 208',
    arm: (i: number): Curve => [
      [-40, 112 + i * 15],
      [180, 130 + i * 13],
      [400, 216 - i * 5],
      [602 - Math.abs(i - 3) * 9, 44 + i * 11],
    ],
  },
} as const;

const colours = ['stroke-teal-300', 'stroke-coral-400', 'stroke-ink-700'] as const;

/**
 * The eight arms: lines of dots that taper from the edge of a section towards what matters in it.
 * Decoration, for a section of `relative overflow-clip` on ink with room where they run; narrow
 * screens have none and go without.
 *
 * The arms stand in the HTML once. Every stretch draws all of them again with dots of its own
 * size, and a pattern of dashes that has dots in its stretch only.
 */
export function Motif({ place }: { place: keyof typeof places }) {
  const { arm, box, look } = places[place];
  const arms = Array.from({ length: 8 }, (_, index) => arm(index));
  const id = `arms-${place}`;
  return (
    <svg
      className={`pointer-events-none absolute hidden overflow-visible fill-none ${look}`}
      viewBox={box}
      preserveAspectRatio="xMaxYMax meet"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {stretchesOf(arms).map(({ size, start, dashes }, index) => (
        <g
          key={size}
          strokeWidth={size}
          strokeDasharray={dashes}
          strokeDashoffset={-start}
          opacity={Math.round(((index + 5) / 9) * 100) / 100}
        >
          {index === 0 ? (
            <g id={id}>
              {arms.map((curve, number) => (
                <path key={number} className={colours[number % colours.length]} d={pathOf(curve)} />
              ))}
            </g>
          ) : (
            <use href={`#${id}`} />
          )}
        </g>
      ))}
    </svg>
  );
}

/** How far arms reach back, straight on from their start, beyond the widest screen. */
const FAR = 40 * gapOf(sizes[0]);

/** Longer than any arm: the gap behind the last dot of a stretch. */
const REST = 9999;

/** Where each stretch starts, and its dashes: dots of no length, in gaps, then nothing. */
function stretchesOf(arms: readonly Curve[]) {
  const length = arms.reduce((sum, curve) => sum + lengthOf(curve), 0) / arms.length;
  let start = 0;
  return sizes.map((size, index) => {
    const gap = gapOf(size);
    const isLast = index === sizes.length - 1;
    // The last stretch goes on to the tip of the longest arm.
    const wanted = (length / sizes.length) * (isLast ? 3 : 1) + (index === 0 ? FAR : 0);
    const dots = Math.max(1, Math.round(wanted / gap));
    const stretch = { size, start, dashes: `${`0 ${gap} `.repeat(dots - 1)}0 ${REST}` };
    start += dots * gap;
    return stretch;
  });
}

/** The length of a curve, measured along 100 chords. */
function lengthOf([a, b, c, d]: Curve): number {
  const at = (share: number): Point => {
    const rest = 1 - share;
    const mix = (axis: 0 | 1) =>
      a[axis] * rest ** 3 +
      3 * b[axis] * rest ** 2 * share +
      3 * c[axis] * rest * share ** 2 +
      d[axis] * share ** 3;
    return [mix(0), mix(1)];
  };
  return Array.from({ length: 100 }, (_, step) => {
    return distance(at(step / 100), at((step + 1) / 100));
  }).reduce((sum, chord) => sum + chord, 0);
}

/** An arm's path: straight from beyond the screen to the curve's start, then the curve. */
function pathOf([a, b, c, d]: Curve): string {
  const point = ([x, y]: Point) => `${Math.round(x)},${Math.round(y)}`;
  const share = FAR / distance(a, b);
  const far: Point = [a[0] + (a[0] - b[0]) * share, a[1] + (a[1] - b[1]) * share];
  return `M${point(far)}L${point(a)}C${point(b)} ${point(c)} ${point(d)}`;
}
