type Pair = readonly [number, number];

/** A linear scale from a domain to a range. */
export function linearScale([from, to]: Pair, [start, end]: Pair): (value: number) => number {
  return (value) => start + ((value - from) / (to - from)) * (end - start);
}

/** Round values, evenly spaced, about `count` of them, the ends at or beyond the domain's. */
export function ticks([low, high]: Pair, count: number): number[] {
  const step = roundStep(high - low || 1, count);
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** The bounds between 1, 2, 5 and 10 are their geometric means. */
const roundSteps = [
  { from: Math.sqrt(50), step: 10 },
  { from: Math.sqrt(10), step: 5 },
  { from: Math.sqrt(2), step: 2 },
];

/** 1, 2 or 5 times a power of ten, about a `count`-th of the span. */
function roundStep(span: number, count: number): number {
  const rough = span / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const error = rough / power;
  const step = roundSteps.find(({ from }) => error >= from)?.step ?? 1;
  return power * step;
}

/** The `d` of a path through points, in whole numbers. */
export function linePath(points: readonly Pair[]): string {
  const pairs = points.map(([x, y]) => `${Math.round(x)},${Math.round(y)}`);
  return pairs.length === 0 ? '' : `M${pairs.join(' ')}`;
}

/** The `d` of the area between an upper and a lower line: x, y above, y below. */
export function areaPath(points: readonly (readonly [number, number, number])[]): string {
  const above = points.map(([x, high]) => [x, high] as const);
  const below = points.map(([x, , low]) => [x, low] as const).reverse();
  return `${linePath([...above, ...below])}Z`;
}
