/** A point of a drawing. */
export type Point = readonly [x: number, y: number];

/** A cubic curve by its four control points. */
export type Curve = readonly [Point, Point, Point, Point];

/** The point of a curve at a share of its parameter, from 0 to 1. */
export function pointOf([a, b, c, d]: Curve, share: number): Point {
  const rest = 1 - share;
  const along = (axis: 0 | 1) =>
    a[axis] * rest ** 3 +
    3 * b[axis] * rest ** 2 * share +
    3 * c[axis] * rest * share ** 2 +
    d[axis] * share ** 3;
  return [along(0), along(1)];
}
