/** A point of a drawing. */
export type Point = readonly [x: number, y: number];

/** A cubic curve by its four control points. */
export type Curve = readonly [Point, Point, Point, Point];

/** The distance of two points. */
export const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by);

/** The point of a curve at a share of its parameter, from 0 to 1. */
export function pointOf(curve: Curve, share: number): Point {
  return cut(curve, share)[1][0];
}

/** The part of a curve between two shares of its parameter. */
export function partOf(curve: Curve, from: number, to: number): Curve {
  const [start] = cut(curve, to);
  return to === 0 ? start : cut(start, from / to)[1];
}

/** A curve cut in two (de Casteljau). */
function cut([a, b, c, d]: Curve, share: number): readonly [Curve, Curve] {
  const [ab, bc, cd] = [mix(a, b, share), mix(b, c, share), mix(c, d, share)];
  const [abc, bcd] = [mix(ab, bc, share), mix(bc, cd, share)];
  const middle = mix(abc, bcd, share);
  return [
    [a, ab, abc, middle],
    [middle, bcd, cd, d],
  ];
}

const mix = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];
