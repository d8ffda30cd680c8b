import type { Tools } from '@/components/product/charts/draw';

/** 1, 2 or 5 times a power of ten, about a `count`-th of the span: the steps that d3 takes. */
function roundStep(span: number, count: number): number {
  const rough = span / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const error = rough / power;
  // The bounds between 1, 2, 5 and 10 are their geometric means, as in d3-array's ticks.
  return (
    power *
    (error >= Math.sqrt(50) ? 10 : error >= Math.sqrt(10) ? 5 : error >= Math.sqrt(2) ? 2 : 1)
  );
}

const pathThrough = (points: readonly (readonly [number, number])[]): string =>
  points.length === 0 ? '' : `M${points.map(([x, y]) => `${x},${y}`).join('L')}`;

/** Scales and shapes for what is drawn in the browser; a test holds them against d3's. */
export const plainTools: Tools = {
  scale:
    ([from, to], [start, end]) =>
    (value) =>
      start + ((value - from) / (to - from)) * (end - start),
  ticks: ([low, high], count) => {
    const step = roundStep(high - low || 1, count);
    const first = Math.floor(low / step);
    const last = Math.ceil(high / step);
    return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  },
  line: pathThrough,
  area: (points) =>
    `${pathThrough([
      ...points.map(([x, high]) => [x, high] as const),
      ...points.map(([x, , low]) => [x, low] as const).reverse(),
    ])}Z`,
};
