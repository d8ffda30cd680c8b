import type { ReactNode } from 'react';
import { fill } from '@/lib/site/fill';
import type { Alert } from '@/lib/sample-brand/uses/alerts';
import { number } from '@/lib/sample-brand/engine/format';
import { figures } from '@/lib/sample-brand/engine/figure-texts';
import { pictureTexts } from '@/lib/sample-brand/uses/picture-texts';
import { linear, linePath, ticks as roundTicks } from './charts/shapes';

const words = pictureTexts.alerts;

type Series = Pick<Alert, 'values' | 'threshold'>;

/** A metric now and its limit, with as many decimals as it takes to tell them apart. */
function figuresOf({ values, threshold }: Series): readonly [now: string, limit: string] {
  const last = values.at(-1) ?? 0;
  const digits = number(last, 1) === number(threshold, 1) ? 2 : 1;
  return [number(last, digits), number(threshold, digits)];
}

const tones = {
  paper: {
    line: 'stroke-teal-600',
    limit: 'stroke-ink-900',
    ring: 'stroke-coral-600',
    point: 'fill-coral-600',
  },
  ink: {
    line: 'stroke-teal-300',
    limit: 'stroke-mist',
    ring: 'stroke-coral-400',
    point: 'fill-coral-400',
  },
} as const;

type Ground = keyof typeof tones;

/** Where the line, its end, its limit and their crossing stand in a box of 100 by 100, from 0 to `top`. */
function layOutSeries({ values, threshold }: Series, top: number) {
  const x = linear([0, values.length - 1], [0, 100]);
  const y = linear([0, top], [100, 0]);
  const [before = threshold, last = 0] = values.slice(-2);
  const crossing = values.length - 2 + (before - threshold) / (before - last || 1);
  return {
    d: linePath(values.map((value, index) => [x(index), y(value)])),
    last: `${Math.round(y(last))}%`,
    limit: `${Math.round(y(threshold))}%`,
    crossing: `${Math.round(x(crossing))}%`,
  };
}

/** A metric's line, the dashed limit, a ring where they cross, and the point beyond it. */
function Plot({
  d,
  last,
  limit,
  crossing,
  ground,
  grid,
  children,
}: ReturnType<typeof layOutSeries> & {
  ground: Ground;
  grid?: string;
  /** What stands over the line, below the point. */
  children?: ReactNode;
}) {
  const tone = tones[ground];
  return (
    <>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="overflow-visible fill-none">
        {grid && <path d={grid} className="stroke-line" vectorEffect="non-scaling-stroke" />}
        <path
          d={d}
          className={`stroke-2 ${tone.line}`}
          vectorEffect="non-scaling-stroke"
          strokeLinejoin="round"
        />
      </svg>
      <line x2="100%" y1={limit} y2={limit} className={tone.limit} strokeDasharray="4 4" />
      {children}
      <circle cx={crossing} cy={limit} r="9" className={`fill-none stroke-2 ${tone.ring}`} />
      <circle cx="100%" cy={last} r="6" className={tone.point} />
    </>
  );
}

const highest = ({ values, threshold }: Series) => Math.max(...values, threshold);

/** An alert's metric by week, its axes named, with the dashed limit and the point beyond it. */
export function AlertChart(alert: Alert) {
  const { week, values, before } = alert;
  const ticks = roundTicks([0, highest(alert)], 2);
  const layout = layOutSeries(alert, ticks.at(-1) ?? 1);
  const [, limitText] = figuresOf(alert);
  const weeks = [week - values.length + 1, week].map((edge) => fill(figures.week, { week: edge }));
  const grid = ticks.map((_, index) => Math.round((index / Math.max(1, ticks.length - 1)) * 100));
  return (
    <>
      <AlertFigures {...alert} />
      <div className="mt-3 flex gap-2 text-tiny text-muted" aria-hidden="true">
        <p className="tabular -my-2 flex flex-col justify-between text-right">
          {[...ticks].reverse().map((tick) => (
            <span key={tick}>{number(tick, (ticks[1] ?? 1) < 1 ? 1 : 0)}</span>
          ))}
        </p>
        <svg className="h-44 w-full min-w-0 overflow-visible">
          <Plot {...layout} ground="paper" grid={grid.map((at) => `M0,${at}H100`).join('')}>
            <text x="4" y={layout.limit} dy="-6" className="fill-ink-900">
              {words.limit} {limitText}
            </text>
            <rect width="100%" height="100%" className="cover" />
          </Plot>
        </svg>
      </div>
      <p className="mt-3 flex justify-between pl-4 text-tiny text-muted" aria-hidden="true">
        {weeks.map((label) => (
          <span key={label}>{label}</span>
        ))}
      </p>
      {before && <p className="mt-2 text-small">{before}</p>}
    </>
  );
}

/**
 * The line without axes. On ink the limit runs on where there is room, and a line leads away from
 * the point: there it stands behind what it sets off.
 */
export function AlertLine({ ground, ...series }: Series & { ground: Ground }) {
  const layout = layOutSeries(series, highest(series) * 1.1);
  const { limit, last } = layout;
  return (
    <svg
      className={`mt-2 w-full overflow-visible ${ground === 'ink' ? 'h-full' : 'h-14'}`}
      aria-hidden="true"
    >
      <Plot {...layout} ground={ground} />
      {ground === 'ink' && (
        <g className="hidden sm:block">
          <line
            x1="100%"
            x2="220%"
            y1={limit}
            y2={limit}
            className={tones.ink.limit}
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
    </svg>
  );
}

/** A metric now and its limit, in words. */
export function AlertFigures({ metric, ...series }: Series & Pick<Alert, 'metric'>) {
  const [now, limit] = figuresOf(series);
  return (
    <p className="text-small">
      <span className="font-semibold">{metric}</span> {words.now}{' '}
      <span className="font-bold">{now}</span>, {words.limit} {limit}
    </p>
  );
}
