type Point = readonly [number, number];

/** A cubic curve by its four control points. */
type Curve = readonly [Point, Point, Point, Point];

/** Each arm is drawn in parts, their dots growing smaller from the section's edge on. */
const sizes = [11, 9.4, 7.8, 6.2, 4.6, 3] as const;

const gapOf = (size: number) => Math.round(size * 2);

/** Where the arms come from and lead to; the box is what the drawing is cut to. */
const places = {
  /** From the right edge of a page's top up towards its headline. */
  hero: {
    box: '0 0 420 560',
    className: 'absolute right-0 bottom-0 h-20 w-28 sm:h-24 sm:w-36 lg:h-full lg:w-auto',
    arm: (i: number): Curve => [
      [450, 170 + i * 52],
      [330, 230 + i * 40],
      [230, 420 + i * 6],
      [6 + i * 9, 300 + i * 17],
    ],
  },
  /** From the right edge of the last section down towards its buttons. */
  call: {
    box: '0 0 420 420',
    className: 'absolute right-0 bottom-0 h-16 w-32 sm:h-18 sm:w-40 lg:h-full lg:w-auto',
    arm: (i: number): Curve => [
      [450, 20 + i * 50],
      [330, 70 + i * 36],
      [250, 300 + i * 6],
      [10 + i * 6, 250 + i * 18],
    ],
  },
} as const;

const colours = ['stroke-teal-300', 'stroke-coral-400', 'stroke-ink-700'] as const;

/**
 * The eight arms: lines of dots that taper from the edge of a section towards what matters in it.
 * Decoration. Stands in a section of `relative overflow-clip` on ink, behind nothing.
 */
export function Motif({ place }: { place: keyof typeof places }) {
  const { arm, box, className } = places[place];
  const arms = Array.from({ length: 8 }, (_, index) => partsOf(arm(index)));
  return (
    <svg
      className={`pointer-events-none fill-none ${className}`}
      viewBox={box}
      preserveAspectRatio="xMaxYMax slice"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {sizes.map((size, index) => (
        <g key={size} strokeWidth={size} strokeDasharray={`0 ${gapOf(size)}`}>
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

/** How finely a curve's length is measured. */
const STEPS = 400;

/**
 * The path of each part of an arm. A part is as long as a whole number of its gaps, so that its
 * last dot and the next part's first fall on the same place.
 */
function partsOf(curve: Curve): string[] {
  const points = Array.from({ length: STEPS + 1 }, (_, step) => cut(curve, step / STEPS)[1][0]);
  const lengths = points.map((point, step) => {
    const before = points[step - 1] ?? point;
    return Math.hypot(point[0] - before[0], point[1] - before[1]);
  });
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  let step = 0;
  return sizes.map((size) => {
    const gap = gapOf(size);
    const wanted = Math.max(1, Math.round(whole / sizes.length / gap)) * gap;
    const from = step;
    for (let length = 0; step < STEPS && length < wanted; step++) length += lengths[step + 1] ?? 0;
    return pathOf(partOf(curve, from / STEPS, step / STEPS));
  });
}

const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

/** A curve cut in two (de Casteljau). */
function cut([a, b, c, d]: Curve, share: number): readonly [Curve, Curve] {
  const ab = between(a, b, share);
  const bc = between(b, c, share);
  const cd = between(c, d, share);
  const abc = between(ab, bc, share);
  const bcd = between(bc, cd, share);
  const middle = between(abc, bcd, share);
  return [
    [a, ab, abc, middle],
    [middle, bcd, cd, d],
  ];
}

/** The part of a curve between two shares of it. */
function partOf(curve: Curve, from: number, to: number): Curve {
  const [start] = cut(curve, to);
  return cut(start, from / to)[1];
}

function pathOf([a, b, c, d]: Curve): string {
  const point = ([x, y]: Point) => `${Math.round(x)},${Math.round(y)}`;
  return `M${point(a)}C${point(b)} ${point(c)} ${point(d)}`;
}
