type Point = readonly [number, number];

/** A cubic curve by its four control points. */
type Curve = readonly [Point, Point, Point, Point];

/** Each arm is drawn in parts; dots are large and dim at the section's edge, small and clear at the tip. */
const sizes = [14, 12, 10, 8, 6, 4, 2.6] as const;

const gapOf = (size: number) => Math.round(size * 1.7);

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
        <g
          key={size}
          strokeWidth={size}
          strokeDasharray={`0 ${gapOf(size)}`}
          strokeDashoffset={gapOf(size) / 2}
          opacity={(index + 6) / 12}
        >
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
 * The path of each part of an arm. A part is as long as a whole number of its gaps and starts half
 * a gap before its first dot, so that no two dots fall on the same place where parts meet.
 */
function partsOf(curve: Curve): string[] {
  const points = Array.from({ length: STEPS + 1 }, (_, step) => cut(curve, step / STEPS)[1][0]);
  const lengths = points.map((point, step) => {
    const before = points[step - 1] ?? point;
    return Math.hypot(point[0] - before[0], point[1] - before[1]);
  });
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  let step = 0;
  return sizes.map((size, index) => {
    const gap = gapOf(size);
    const wanted = Math.max(1, Math.round(whole / sizes.length / gap)) * gap;
    const from = step;
    for (let length = 0; step < STEPS && length < wanted; step++) length += lengths[step + 1] ?? 0;
    const part = pathOf(partOf(curve, from / STEPS, step / STEPS));
    return index === 0 ? beyond(curve) + part.replace('M', 'L') : part;
  });
}

/** Where an arm comes from: straight on from its start, beyond the widest screen, in whole gaps. */
function beyond([[x, y], [nextX, nextY]]: Curve): string {
  const far = (40 * gapOf(sizes[0])) / Math.hypot(x - nextX, y - nextY);
  return `M${Math.round(x + far * (x - nextX))},${Math.round(y + far * (y - nextY))}`;
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
