import { linearScale } from './shapes';

/** The height that a small line is drawn in, about its own in pixels; it is stretched to its place. */
const HEIGHT = 20;

/** A line of steps to the right: from point to point, the shortest way to write one. */
function pathOf([first = 0, ...others]: readonly number[]) {
  const steps = others.map((y, index) => `1 ${y - (others[index - 1] ?? first)}`).join(' ');
  return `M0 ${first}l${steps.replaceAll(' -', '-')}`;
}

/** The room of weeks that each end at an index, but of the first, where lines start; those in a row make one shape. */
const shade = (weeks: readonly number[]) =>
  weeks
    .filter((week) => week > 0)
    .map(
      (week, place, shown) =>
        `${shown[place - 1] === week - 1 ? '' : `M${week - 1} 0`}v${HEIGHT}h1V0`,
    )
    .join('');

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
  const plot = (
    <svg
      viewBox={`0 0 ${end} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={`w-full overflow-visible fill-none ${limit === undefined ? 'h-5' : 'h-full'}`}
      aria-hidden="true"
    >
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
  );
  if (limit === undefined) return plot;
  const at = percent(y(limit), HEIGHT);
  return (
    <svg className="h-full w-full overflow-visible fill-none" aria-hidden="true">
      {plot}
      <line x2="100%" y1={at} y2={at} className="stroke-ink-900" strokeDasharray="3 3" />
      {!isGood && (
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
