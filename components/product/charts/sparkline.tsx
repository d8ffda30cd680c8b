import { linearScale } from './shapes';

/** The height that a small line is drawn in, about its own in pixels; it is stretched to its place. */
const HEIGHT = 20;

/** A line of steps to the right: from point to point, the shortest way to write one. */
const pathOf = ([first = 0, ...others]: readonly number[]) =>
  `M0 ${first}l${others.map((y, index) => `1 ${y - (others[index - 1] ?? first)}`).join(' ')}`;

/** The room of weeks that each end at an index; those in a row make one shape. */
const shade = (weeks: readonly number[]) =>
  weeks.map((week) => `${weeks.includes(week - 1) ? '' : `M${week - 1} 0`}v${HEIGHT}h1V0`).join('');

/**
 * The shape of some weeks, without axes; the figure beside it says the rest. Nothing where there are none.
 * @param isGood which side of its limit it is judged to be on; without one it has no colour
 * @param limit what the values should be: dashed, and the value that lies furthest below it ringed
 * @param scaledBy the values of all lines that share its scale; one of its own is filled up to its limit
 * @param shaded indices of values that each end a shaded week
 */
export function Sparkline({
  values,
  isGood,
  limit,
  scaledBy,
  shaded = [],
}: {
  values: readonly number[];
  isGood?: boolean;
  limit?: number;
  scaledBy?: readonly number[] | undefined;
  shaded?: readonly number[];
}) {
  if (values.length === 0) return null;
  const end = values.length - 1;
  const all = [...(scaledBy ?? values), ...(limit === undefined ? [] : [limit])];
  const low = Math.min(...all);
  const y = linearScale([low, Math.max(...all, low + 1e-9)], [HEIGHT - 2, 2]);
  const percent = (part: number, whole: number) => `${Math.round((part / whole) * 100)}%`;
  const lowest = Math.min(...values);
  const d = pathOf(values.map((value) => Math.round(y(value))));
  return (
    <svg className="h-full w-full overflow-visible fill-none" aria-hidden="true">
      <svg viewBox={`0 0 ${end} ${HEIGHT}`} preserveAspectRatio="none">
        {shaded.length > 0 && <path d={shade(shaded)} className="fill-coral-400 opacity-40" />}
        {limit !== undefined && !scaledBy && (
          <path
            d={`${d}V${Math.round(y(limit))}H0`}
            className="fill-coral-100"
            vectorEffect="non-scaling-stroke"
          />
        )}
        <path
          d={d}
          className={
            limit === undefined ? 'stroke-muted' : isGood ? 'stroke-teal-600' : 'stroke-coral-600'
          }
          vectorEffect="non-scaling-stroke"
          strokeWidth="2"
        />
      </svg>
      {limit !== undefined && (
        <line
          x2="100%"
          y1={percent(y(limit), HEIGHT)}
          y2={percent(y(limit), HEIGHT)}
          className="stroke-ink-900"
          strokeDasharray="3 3"
        />
      )}
      {limit !== undefined && !isGood && (
        <circle
          cx={percent(values.indexOf(lowest), end)}
          cy={percent(y(lowest), HEIGHT)}
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
 * @param moves the member to which something moves, then those that give it: lines over the bars, with an arrow
 */
export function SparkBars({
  values,
  limit = 0,
  moves = [],
}: {
  values: readonly number[];
  limit?: number | undefined;
  moves?: readonly number[];
}) {
  const [to = 0, ...donors] = moves;
  const [low, high] = [Math.min(0, ...values), Math.max(limit, ...values)];
  const y = linearScale([low, high === low ? low + 1 : high], [100, 0]);
  const step = 100 / values.length;
  const middle = (bar: number) => `${Math.round((bar + 0.35) * step)}%`;
  const top = (bar: number) => `${Math.round(y(values[bar] ?? 0))}%`;
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
      {donors.length > 0 && (
        <g className="stroke-ink-900 stroke-2">
          <line x1={middle(Math.min(...moves))} x2={middle(Math.max(...moves))} y1="-10" y2="-10" />
          {moves.map((bar) => (
            <line key={bar} x1={middle(bar)} x2={middle(bar)} y1="-10" y2={top(bar)} />
          ))}
          <svg x={middle(to)} y={top(to)} className="overflow-visible fill-none">
            <path d="m-5-8 5 7 5-7" />
          </svg>
        </g>
      )}
    </svg>
  );
}
