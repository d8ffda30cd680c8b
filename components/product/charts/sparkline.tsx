import { mean } from '@/lib/sample-brand/engine/figures/statistics';
import { linear, linePath } from './shapes';

/** Weeks to a point: a small line shows no single week. */
const WEEKS = 5;

/** The mean of every five values; the first of them has what is left over. */
const inParts = (values: readonly number[]): number[] =>
  Array.from({ length: Math.ceil(values.length / WEEKS) }, (_, part) => {
    const end = values.length - part * WEEKS;
    return mean(values.slice(Math.max(0, end - WEEKS), end));
  }).reverse();

/** A small line without axes: the shape of the weeks. The figure beside it says the rest. */
export function Sparkline({ values, isGood }: { values: readonly number[]; isGood: boolean }) {
  const points = inParts(values);
  const low = Math.min(...points);
  const x = linear([0, points.length - 1], [0, 100]);
  const y = linear([low, Math.max(...points, low + 1e-9)], [26, 2]);
  return (
    <svg
      className={`h-7 w-full fill-none ${isGood ? 'stroke-teal-600' : 'stroke-coral-600'}`}
      viewBox="0 0 100 28"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        d={linePath(points.map((value, index) => [x(index), y(value)]))}
        vectorEffect="non-scaling-stroke"
        strokeLinejoin="round"
        strokeWidth="2"
      />
    </svg>
  );
}
