import { figures } from '@/lib/sample-brand/texts/figures';
import { sampleData } from '@/lib/sample-brand/texts/pictures';
import { fill } from '@/lib/fill';
import type { Alert } from '@/lib/sample-brand/alerts';
import { sample } from '@/lib/sample-brand/dataset';
import { emptyShelf, emptyWeeks } from '@/lib/sample-brand/empty-shelf';
import { number } from '@/lib/sample-brand/format';
import { linear, linePath, ticks as roundTicks } from './charts/shapes';
import { spaced } from './charts/spaced';

const words = sampleData.alerts;

/** Weeks that a line shows: those of the dashboard. */
const SHOWN_WEEKS = 13;

type Course = Pick<Alert, 'kind' | 'values' | 'threshold'>;

/** A metric now and its limit, with as many decimals as it takes to tell them apart. */
function figuresOf({ values, threshold }: Course): readonly [now: string, limit: string] {
  const last = values.at(-1) ?? 0;
  const digits = number(last, 1) === number(threshold, 1) ? 2 : 1;
  return [number(last, digits), number(threshold, digits)];
}

/** Where a line's values and its limit stand in a box of 100 by 100, from 0 to `top`. */
function drawn({ kind, values, threshold }: Course, top: number) {
  const shown = values.slice(-SHOWN_WEEKS);
  const empty = kind === 'stock' ? emptyWeeks(shown) : undefined;
  const x = linear([0, shown.length - 1], [0, 100]);
  const y = linear([0, top], [100, 0]);
  return {
    count: shown.length,
    d: linePath(shown.map((value, index) => [x(index), y(value)])),
    last: `${Math.round(y(shown.at(-1) ?? 0))}%`,
    limit: `${Math.round(y(threshold))}%`,
    /** Where the weeks without stock stand, half a week before the first to half after the last. */
    band: empty && {
      x: Math.max(0, x(empty.from - 0.5)),
      width: x(empty.to - 0.5) - Math.max(0, x(empty.from - 0.5)),
    },
  };
}

const highest = ({ values, threshold }: Course) =>
  Math.max(...values.slice(-SHOWN_WEEKS), threshold);

/** An alert's metric by week, its axes named, with the dashed limit and the point beyond it. */
export function AlertChart(alert: Alert) {
  const { metric, week, ...course } = alert;
  const ticks = roundTicks([0, highest(course)], 2);
  const { count, d, last, limit, band } = drawn(course, ticks.at(-1) ?? 1);
  const [, limitText] = figuresOf(course);
  const weeks = [week - count + 1, week].map((one) => fill(figures.week, { week: one }));
  const grid = ticks.map((_, index) => Math.round((index / Math.max(1, ticks.length - 1)) * 100));
  return (
    <>
      <AlertFigures metric={metric} {...course} />
      <EmptyShelf alert={alert} />
      <div className="mt-3 flex gap-2 text-tiny text-muted" aria-hidden="true">
        <p className="tabular -my-2 flex flex-col justify-between text-right">
          {[...ticks].reverse().map((tick) => (
            <span key={tick}>{spaced(number(tick, (ticks[1] ?? 1) < 1 ? 1 : 0))}</span>
          ))}
        </p>
        <svg className="h-44 w-full min-w-0 overflow-visible">
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="fill-none overflow-visible"
          >
            {band && <rect {...band} height="100" className="fill-coral-100" />}
            <path
              d={grid.map((at) => `M0,${at}H100`).join('')}
              className="stroke-line"
              vectorEffect="non-scaling-stroke"
            />
            <path
              d={d}
              className="stroke-teal-600 stroke-2"
              vectorEffect="non-scaling-stroke"
              strokeLinejoin="round"
            />
          </svg>
          <line x2="100%" y1={limit} y2={limit} className="stroke-ink-900" strokeDasharray="4 4" />
          <text x="4" y={limit} dy="-6" className="fill-ink-900">
            {words.limit} {limitText}
          </text>
          <rect width="100%" height="100%" className="cover" />
          <circle cx="100%" cy={last} r="6" className="fill-coral-600" />
        </svg>
      </div>
      <p className="mt-3 flex justify-between pl-4 text-tiny text-muted" aria-hidden="true">
        {weeks.map((one) => (
          <span key={one}>{spaced(one)}</span>
        ))}
      </p>
    </>
  );
}

/** What the shaded weeks of a chart cost, and what the line after them is. */
export function EmptyShelf({
  alert,
  ground = 'paper',
}: {
  alert: Alert;
  ground?: 'paper' | 'ink';
}) {
  const empty = emptyShelf(sample, alert);
  if (empty === undefined) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-small/tight font-semibold">
      <li className={`flex gap-2 ${ground === 'ink' ? 'text-coral-300' : 'text-coral-700'}`}>
        <span
          aria-hidden="true"
          className={`mt-1 size-3 shrink-0 rounded-bar border border-current ${ground === 'ink' ? '' : 'bg-coral-100'}`}
        />
        {fill(words.empty, empty)}
      </li>
      <li className={`flex gap-2 ${ground === 'ink' ? 'text-teal-300' : 'text-teal-600'}`}>
        <span aria-hidden="true" className="mt-2 h-0.5 w-3 shrink-0 bg-current" />
        {words.watching}
      </li>
    </ul>
  );
}

/** A metric now and its limit, in words. */
export function AlertFigures({ metric, ...course }: Course & Pick<Alert, 'metric'>) {
  const [now, limit] = figuresOf(course);
  return (
    <p className="text-small">
      <span className="font-semibold">{metric}</span> {words.now}{' '}
      <span className="font-bold">{now}</span>, {words.limit} {limit}
    </p>
  );
}

const tones = {
  'small on paper': {
    box: 'h-14',
    line: 'stroke-teal-600',
    limit: 'stroke-ink-900',
    band: 'fill-coral-100',
    bandOpacity: 1,
  },
  'on ink': {
    box: 'h-full',
    line: 'stroke-teal-300',
    limit: 'stroke-mist',
    band: 'fill-coral-400',
    bandOpacity: 0.25,
  },
} as const;

/**
 * The line without axes. On ink the limit runs on where there is room, and a line leads away from
 * the point: there it stands behind what it sets off.
 */
export function AlertLine({ tone, ...course }: Course & { tone: keyof typeof tones }) {
  const { d, last, limit, band } = drawn(course, highest(course) * 1.1);
  const colours = tones[tone];
  const leadsOn = tone === 'on ink';
  return (
    <svg className={`mt-2 w-full overflow-visible ${colours.box}`} aria-hidden="true">
      <line x2="100%" y1={limit} y2={limit} className={colours.limit} strokeDasharray="4 4" />
      {leadsOn && (
        <g className="hidden sm:block">
          <line
            x1="100%"
            x2="220%"
            y1={limit}
            y2={limit}
            className={colours.limit}
            strokeDasharray="4 4"
          />
          <line
            x1="100%"
            x2="140%"
            y1={last}
            y2={last}
            className="stroke-coral-400"
            strokeWidth="3"
          />
        </g>
      )}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="overflow-visible">
        {band && (
          <rect {...band} height="100" className={colours.band} fillOpacity={colours.bandOpacity} />
        )}
        <path
          d={d}
          className={`fill-none stroke-2 ${colours.line}`}
          vectorEffect="non-scaling-stroke"
          strokeLinejoin="round"
        />
      </svg>
      <circle cx="100%" cy={last} r="6" className={leadsOn ? 'fill-coral-400' : 'fill-coral-600'} />
    </svg>
  );
}
