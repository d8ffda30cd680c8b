import { d3Tools } from './d3-tools';

/** A small line without axes: the shape of the weeks. The figure beside it says the rest. */
export function Sparkline({ values, isGood }: { values: readonly number[]; isGood: boolean }) {
  const low = Math.min(...values);
  const x = d3Tools.scale([0, values.length - 1], [0, 100]);
  const y = d3Tools.scale([low, Math.max(...values, low + 1e-9)], [26, 2]);
  return (
    <svg
      className={`h-7 w-full fill-none stroke-2 ${isGood ? 'stroke-teal-600' : 'stroke-coral-600'}`}
      viewBox="0 0 100 28"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        d={d3Tools.line(
          values.map((value, week) => [Math.round(x(week)), Math.round(y(value))] as const),
        )}
        vectorEffect="non-scaling-stroke"
        strokeLinejoin="round"
      />
    </svg>
  );
}
