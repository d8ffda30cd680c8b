export type Point = readonly [number, number];

/** A cubic curve by its four control points. */
export type Curve = readonly [Point, Point, Point, Point];

/** How finely a curve's length is measured. */
const STEPS = 400;

/** From the middle of one dot of this size to the next. */
export const gapOf = (size: number) => Math.round(size * 1.7);

/** How a line of dots of one size is stroked, in SVG attributes. Its caps must be round. */
export const dotsOf = (size: number) => ({
  strokeWidth: size,
  strokeDasharray: `0 ${gapOf(size)}`,
  strokeDashoffset: gapOf(size) / 2,
});

/**
 * Cuts a curve into about equal parts, one for each size of dots, and returns their paths. A part
 * is as long as a whole number of its gaps and starts half a gap before its first dot, so that no
 * two dots fall on the same place where parts meet.
 * @param sizes diameters of the dots, from the curve's start to its end
 */
export function taperedParts(curve: Curve, sizes: readonly number[]): string[] {
  const points = Array.from({ length: STEPS + 1 }, (_, step) => cut(curve, step / STEPS)[1][0]);
  const lengths = points.map((point, step) => distance(point, points[step - 1] ?? point));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  let step = 0;
  return sizes.map((size) => {
    const gap = gapOf(size);
    const wanted = Math.max(1, Math.round(whole / sizes.length / gap)) * gap;
    const from = step;
    for (let length = 0; step < STEPS && length < wanted; step++) length += lengths[step + 1] ?? 0;
    return pathOf(between(curve, from / STEPS, step / STEPS));
  });
}

/** The distance of two points. */
export const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by);

const along = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

/** A curve cut in two (de Casteljau). */
function cut([a, b, c, d]: Curve, share: number): readonly [Curve, Curve] {
  const ab = along(a, b, share);
  const bc = along(b, c, share);
  const cd = along(c, d, share);
  const abc = along(ab, bc, share);
  const bcd = along(bc, cd, share);
  const middle = along(abc, bcd, share);
  return [
    [a, ab, abc, middle],
    [middle, bcd, cd, d],
  ];
}

/** The part of a curve between two shares of it. */
function between(curve: Curve, from: number, to: number): Curve {
  const [start] = cut(curve, to);
  return to === 0 ? start : cut(start, from / to)[1];
}

function pathOf([a, b, c, d]: Curve): string {
  const point = ([x, y]: Point) => `${Math.round(x)},${Math.round(y)}`;
  return `M${point(a)}C${point(b)} ${point(c)} ${point(d)}`;
}
