import { fill } from '@/lib/base/fill';
import type { Alert } from '@/lib/sample-brand/uses/alerts';
import { number } from '@/lib/sample-brand/engine/format';
import { figureTexts } from '@/lib/sample-brand/engine/figure-texts';
import { pictureTexts } from '@/lib/sample-brand/uses/picture-texts';
import { short } from './charts/layout';
import { ticks as roundTicks } from './charts/shapes';

const words = pictureTexts.alerts;

type Series = Pick<Alert, 'values' | 'threshold'>;

/** A metric now and its limit, with as many decimals as it takes to tell them apart. */
function figuresOf({ values, threshold }: Series): readonly [now: string, limit: string] {
  const last = values.at(-1) ?? 0;
  const digits = number(last, 1) === number(threshold, 1) ? 2 : 1;
  return [number(last, digits), number(threshold, digits)];
}

/** A bar for each week, and the limit, in per cent of the room; bars of few weeks are no wider. */
function layOutWeeks({ values, threshold }: Series, top: number) {
  const room = 100 / values.length;
  const width = Math.min(12, room * 0.6);
  return {
    width: short(width),
    bars: values.map((value, week) => ({
      x: short((week + 0.5) * room - width / 2),
      height: short((100 * value) / top),
      isBad: value < threshold,
    })),
    limit: `${short(100 - (100 * threshold) / top)}%`,
  };
}

/** An alert's metric by week, its axes named: bars, the dashed limit, and what is below it. */
export function AlertChart(alert: Pick<Alert, 'week' | 'metric'> & Series) {
  const { week, metric, values, threshold } = alert;
  const ticks = roundTicks([0, Math.max(...values, threshold)], 2);
  const { width, bars, limit } = layOutWeeks(alert, ticks.at(-1) ?? 1);
  const [now, limitText] = figuresOf(alert);
  const weeks = [week - values.length + 1, week].map((edge) =>
    fill(figureTexts.week, { week: edge }),
  );
  return (
    <>
      <p className="text-small">
        <span className="font-semibold">{metric}</span> {words.now}{' '}
        <span className="font-bold">{now}</span>, {words.limit} {limitText}
      </p>
      <div className="mt-3 mb-10 flex min-h-36 grow gap-2 text-tiny" aria-hidden="true">
        <p className="tabular -my-2 flex flex-col justify-between text-right">
          {[...ticks].reverse().map((tick) => (
            <span key={tick}>{number(tick, (ticks[1] ?? 1) < 1 ? 1 : 0)}</span>
          ))}
        </p>
        <svg className="mr-16 h-auto w-full min-w-0 overflow-visible">
          {bars.map(({ x, height, isBad }) => (
            <rect
              key={x}
              x={`${x}%`}
              y={`${short(100 - height)}%`}
              width={`${width}%`}
              height={`${height}%`}
              rx="3"
              className={isBad ? 'fill-coral-400' : 'fill-teal-600'}
            />
          ))}
          <rect width="100%" height="100%" className="cover" />
          <line x2="100%" y1="100%" y2="100%" className="stroke-edge" />
          <line x2="100%" y1={limit} y2={limit} className="stroke-ink-900" strokeDasharray="4 3" />
          <text x="100%" y={limit} dx="6" dy="5" className="fill-ink-900">
            {words.limit} {limitText}
          </text>
          {weeks.map((label, index) => (
            <text
              key={label}
              x={`${index === 0 ? bars[0]?.x : 100 - (bars[0]?.x ?? 0)}%`}
              y="100%"
              dy="24"
              textAnchor={index === 0 ? 'start' : 'end'}
              className="fill-body"
            >
              {label}
            </text>
          ))}
        </svg>
      </div>
    </>
  );
}
