import { fillTemplate } from '@/lib/base/fill';
import type { Alert } from '@/lib/sample-brand/features/alerts';
import { formatNumber, withCount } from '@/lib/sample-brand/engine/format';
import { figureTexts } from '@/lib/sample-brand/engine/figure-texts';
import { productTexts } from '@/lib/sample-brand/features/product-texts';
import { linearScale, linePath, ticks as roundTicks } from './charts/shapes';

const words = productTexts.alerts;

type Series = Pick<Alert, 'values' | 'threshold'>;

/** A metric now and its limit, with as many decimals as it takes to tell them apart. */
function figuresOf({ values, threshold }: Series): readonly [now: string, limit: string] {
  const last = values.at(-1) ?? 0;
  const digits = formatNumber(last, 1) === formatNumber(threshold, 1) ? 2 : 1;
  return [formatNumber(last, digits), formatNumber(threshold, digits)];
}

/** The latest weeks in a row at zero: of stock, those of an empty shelf. */
function emptyWeeks(values: readonly number[]) {
  const to = values.lastIndexOf(0) + 1;
  const isStocked = values.slice(0, to).map((value) => value > 0);
  return { from: isStocked.lastIndexOf(true) + 1, to };
}

/** Where the line, its end, its limit and their crossing stand in a box of 100 by 100, from 0 to `top`. */
function layOutSeries({ values, threshold }: Series, top: number) {
  const x = linearScale([0, values.length - 1], [0, 100]);
  const y = linearScale([0, top], [100, 0]);
  const [before = threshold, last = 0] = values.slice(-2);
  const { from, to } = emptyWeeks(values);
  const crossing = values.length - 2 + (before - threshold) / (before - last || 1);
  return {
    empty: {
      weeks: to - from,
      start: Math.max(0, Math.round(x(from - 1))),
      end: Math.round(x(to - 1)),
    },
    d: linePath(values.map((value, index) => [x(index), y(value)])),
    last: `${Math.round(y(last))}%`,
    limit: `${Math.round(y(threshold))}%`,
    crossing: `${Math.round(x(crossing))}%`,
  };
}

/**
 * An alert's metric by week, its axes named: the line, the dashed limit, a ring where they cross, and
 * the point beyond it; the weeks of an empty shelf are shaded, up to their ends.
 */
export function AlertChart(alert: Pick<Alert, 'week' | 'metric'> & Series & { isShort?: boolean }) {
  const { week, metric, values, threshold, isShort } = alert;
  const ticks = roundTicks([0, Math.max(...values, threshold)], 2);
  const { d, empty, last, limit, crossing } = layOutSeries(alert, ticks.at(-1) ?? 1);
  const [now, limitText] = figuresOf(alert);
  const grid = ticks.map((_, index) => `M0,${(100 * index) / (ticks.length - 1)}H100`).join('');
  const weeks = [week - values.length + 1, week].map((edge) =>
    fillTemplate(figureTexts.week, { week: edge }),
  );
  return (
    <>
      <p className={isShort ? undefined : 'text-small'}>
        <span className="font-semibold">{metric}</span> {words.now}{' '}
        <span className="font-bold">{now}</span>, {words.limit} {limitText}
      </p>
      <div className="mt-3 mb-10 flex min-h-0 grow gap-2 text-tiny text-muted" aria-hidden="true">
        <p className="tabular flex flex-col justify-between text-right leading-0">
          {[...ticks].reverse().map((tick) => (
            <span key={tick}>{formatNumber(tick, (ticks[1] ?? 1) < 1 ? 1 : 0)}</span>
          ))}
        </p>
        <svg className={`w-full min-w-0 overflow-visible ${isShort ? 'h-24' : ''}`}>
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="overflow-visible fill-none"
          >
            {empty.weeks > 0 && (
              <path
                d={`M${empty.start},0H${empty.end}V100H${empty.start}`}
                className="fill-coral-400 opacity-40"
              />
            )}
            <path d={grid} className="stroke-line" vectorEffect="non-scaling-stroke" />
            <path d={d} className="stroke-2 stroke-teal-600" vectorEffect="non-scaling-stroke" />
          </svg>
          <line x2="100%" y1={limit} y2={limit} className="stroke-ink-900" strokeDasharray="4 4" />
          <text x="8" y={limit} dy="-6" className="fill-ink-900">
            {words.limit} {limitText}
          </text>
          {empty.weeks > 0 &&
            [words.empty, withCount(empty.weeks, figureTexts.weeks)].map((line, index) => (
              <text
                key={line}
                x={`${empty.start}%`}
                dx="8"
                dy={`${index + 1.4}em`}
                className="fill-ink-900"
              >
                {line}
              </text>
            ))}
          <circle cx={crossing} cy={limit} r="9" className="fill-none stroke-2 stroke-coral-600" />
          <circle cx="100%" cy={last} r="6" className="fill-coral-600" />
          {weeks.map((label, index) => (
            <text
              key={label}
              x={index === 0 ? 0 : '100%'}
              y="100%"
              dy="28"
              textAnchor={index === 0 ? 'start' : 'end'}
              className="fill-muted"
            >
              {label}
            </text>
          ))}
        </svg>
      </div>
    </>
  );
}
