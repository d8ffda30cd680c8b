import { distance, partOf, pointOf, type Curve, type Point } from '@/lib/brand/curve';

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
  const points = Array.from({ length: STEPS + 1 }, (_, step) => pointOf(curve, step / STEPS));
  const lengths = points.map((point, step) => distance(point, points[step - 1] ?? point));
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

function pathOf([a, b, c, d]: Curve): string {
  const point = ([x, y]: Point) => `${Math.round(x)},${Math.round(y)}`;
  return `M${point(a)}C${point(b)} ${point(c)} ${point(d)}`;
}
