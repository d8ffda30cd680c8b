import { mean } from '@/lib/sample-brand/engine/figures/statistics';
import { linearScale, linePath } from './shapes';

const strokes = {
  teal: 'stroke-teal-600',
  coral: 'stroke-coral-600',
} as const;

/** Points of a small line: more of them say no more, and cost bytes. */
const POINTS = 13;

/** The means of as many values each as leave at most 13 of them, the first of what is left over. */
function inPoints(values: readonly number[]): number[] {
  const size = Math.ceil(values.length / POINTS);
  return Array.from({ length: Math.ceil(values.length / size) }, (_, part) => {
    const end = values.length - part * size;
    return mean(values.slice(Math.max(0, end - size), end));
  }).reverse();
}

/**
 * The shape of some weeks, without axes; the figure beside it says the rest.
 * @param limit what the values should be: dashed, and the value that lies furthest below it ringed
 * @param shaded indices of values, of at most 13
 */
export function Sparkline({
  values,
  isGood,
  limit,
  shaded = [],
}: {
  values: readonly number[];
  isGood: boolean;
  limit?: number;
  shaded?: readonly number[];
}) {
  const points = inPoints(values);
  const all = limit === undefined ? points : [...points, limit];
  const low = Math.min(...all);
  const x = linearScale([0, points.length - 1], [0, 100]);
  const y = linearScale([low, Math.max(...all, low + 1e-9)], [92, 8]);
  const height = (value: number) => `${Math.round(y(value))}%`;
  return (
    <svg className="h-full w-full overflow-visible fill-none" aria-hidden="true">
      {shaded.length > 0 && (
        <g className="fill-coral-400 opacity-40">
          {shaded.map((index) => (
            <rect key={index} x={`${Math.round(x(index - 0.5))}%`} width="10%" height="100%" />
          ))}
        </g>
      )}
      {limit !== undefined && (
        <line
          x2="100%"
          y1={height(limit)}
          y2={height(limit)}
          className="stroke-ink-900"
          strokeDasharray="3 3"
        />
      )}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="overflow-visible">
        <path
          d={linePath(points.map((value, index) => [x(index), y(value)]))}
          className={strokes[isGood ? 'teal' : 'coral']}
          vectorEffect="non-scaling-stroke"
          strokeLinejoin="round"
          strokeWidth="2"
        />
      </svg>
      {limit !== undefined && !isGood && (
        <circle
          cx={`${Math.round(x(points.indexOf(Math.min(...points))))}%`}
          cy={height(Math.min(...points))}
          r="4"
          className="fill-white stroke-2 stroke-coral-600"
        />
      )}
    </svg>
  );
}

/**
 * What a figure is made of, member by member, from zero: as small as a sparkline.
 * @param limit the value below which a member is bad, with its line
 */
export function SparkBars({
  values,
  limit = 0,
}: {
  values: readonly number[];
  limit?: number | undefined;
}) {
  const [low, high] = [Math.min(0, ...values), Math.max(limit, ...values)];
  const y = linearScale([low, high === low ? low + 1 : high], [100, 0]);
  const step = 100 / values.length;
  return (
    <svg className="h-full w-full overflow-visible" aria-hidden="true">
      {values.map((value, index) => (
        <rect
          key={index}
          x={`${Math.round(index * step)}%`}
          y={`${Math.round(Math.min(y(0), y(value)))}%`}
          width={`${Math.round(step * 0.7)}%`}
          height={`${Math.max(2, Math.round(Math.abs(y(value) - y(0))))}%`}
          className={value < limit ? 'fill-coral-400' : 'fill-teal-600'}
        />
      ))}
      <line
        x2="100%"
        y1={`${Math.round(y(limit))}%`}
        y2={`${Math.round(y(limit))}%`}
        className="stroke-ink-900"
        strokeDasharray={limit === 0 ? undefined : '3 3'}
      />
    </svg>
  );
}
