import type { Alert } from '@/lib/sample-brand/features/alerts';
import { formatNumber, withCount } from '@/lib/sample-brand/engine/format';
import { figureTexts } from '@/lib/sample-brand/engine/figure-texts';
import { productTexts } from '@/lib/sample-brand/features/product-texts';
import { layOutLines } from './charts/layout';
import { Plot } from './charts/lines';

const words = productTexts.alerts;

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** The latest weeks in a row at zero: of stock, those of an empty shelf. */
function emptyWeeks(values: readonly number[]) {
  const to = values.lastIndexOf(0) + 1;
  const isStocked = values.slice(0, to).map((value) => value > 0);
  return { from: isStocked.lastIndexOf(true) + 1, to };
}

/**
 * An alert's metric by week, its axes named: the line, the dashed limit, a ring where they cross, and
 * the point beyond it; the weeks of an empty shelf are shaded, up to their ends.
 */
export function AlertChart({
  week,
  metric,
  values,
  threshold,
}: Pick<Alert, 'week' | 'metric' | 'values' | 'threshold'>) {
  const weeks = values.length - 1;
  const [before = threshold, last = 0] = values.slice(-2);
  // As many decimals as it takes to tell them apart.
  const digits = formatNumber(last, 1) === formatNumber(threshold, 1) ? 2 : 1;
  const limitText = `${words.limit} ${formatNumber(threshold, digits)}`;
  const layout = layOutLines(
    {
      kind: 'lines',
      title: metric,
      firstWeek: week - weeks,
      series: [{ label: metric, tone: 'plain', values }],
    },
    [0, threshold],
    2,
  );
  const y = (value: number) => percent(1 - value / Number(layout.ticks[0]));
  const limit = y(threshold);
  const crossing = weeks - 1 + (before - threshold) / (before - last || 1);
  const { from, to } = emptyWeeks(values);
  const start = Math.max(0, from - 1);
  return (
    <>
      <p>
        <span className="font-semibold">{metric}</span> {words.now}{' '}
        <span className="font-bold">{formatNumber(last, digits)}</span>, {limitText}
      </p>
      <div className="mt-3 mb-2 flex grow flex-col text-tiny">
        <Plot {...layout} height="min-h-24">
          <svg className="absolute size-full overflow-visible fill-ink-900">
            {to > from && (
              <>
                <rect
                  x={percent(start / weeks)}
                  width={percent((to - 1 - start) / weeks)}
                  height="100%"
                  className="fill-coral-400 opacity-40"
                />
                {[words.empty, withCount(to - from, figureTexts.weeks)].map((line, index) => (
                  <text key={line} x={percent(start / weeks)} dx="8" dy={`${index + 1.4}em`}>
                    {line}
                  </text>
                ))}
              </>
            )}
            <line
              x2="100%"
              y1={limit}
              y2={limit}
              className="stroke-ink-900"
              strokeDasharray="4 4"
            />
            <text x="8" y={limit} dy="-6">
              {limitText}
            </text>
            <circle
              cx={percent(crossing / weeks)}
              cy={limit}
              r="9"
              className="fill-none stroke-2 stroke-coral-600"
            />
            <circle cx="100%" cy={y(last)} r="6" className="fill-coral-600" />
          </svg>
        </Plot>
      </div>
    </>
  );
}
