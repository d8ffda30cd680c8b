import type { Alert } from '@/lib/sample-brand/features/alerts';
import { formatNumber } from '@/lib/sample-brand/engine/format';
import { productTexts } from '@/lib/sample-brand/features/product-texts';
import { layOutLines } from './charts/layout';
import { Plot } from './charts/lines';

const words = productTexts.alerts;

/** The latest value of an alert's metric, and its limit, with as many decimals as it takes to tell them apart. */
function format({ values, threshold }: Alert) {
  const [last, limit] = [values.at(-1) ?? 0, threshold];
  const digits = formatNumber(last, 1) === formatNumber(limit, 1) ? 2 : 1;
  return {
    last: formatNumber(last, digits),
    limit: `${words.limit} ${formatNumber(limit, digits)}`,
  };
}

/** What an alert's metric is now, and what its limit is. */
export function AlertMetric(alert: Alert) {
  const { last, limit } = format(alert);
  return (
    <p className="text-ink-900">
      <span className="font-semibold">{alert.metric}</span> {words.now}{' '}
      <span className="font-bold">{last}</span>, {limit}
    </p>
  );
}

/** An alert's metric by week since its shelf was last empty: the line, the dashed limit and the point beyond it. */
export function AlertChart(alert: Alert) {
  const { week, metric, threshold } = alert;
  const from = alert.values.lastIndexOf(0) + 1;
  const values = alert.values.slice(from);
  const layout = layOutLines(
    {
      kind: 'lines',
      title: metric,
      firstWeek: week - values.length + 1,
      series: [{ label: metric, tone: 'plain', values }],
    },
    [0, threshold],
    2,
  );
  const y = (value = 0) => `${Math.round(100 - (value / Number(layout.ticks[0])) * 100)}%`;
  return (
    <>
      <AlertMetric {...alert} />
      <div className="mt-3 mb-2 flex grow flex-col text-tiny">
        <Plot {...layout} height="min-h-24">
          <svg className="absolute size-full overflow-visible fill-ink-900">
            <svg y={y(threshold)} className="overflow-visible">
              <line x2="100%" className="stroke-ink-900" strokeDasharray="4 4" />
              <text x="8" y="-6">
                {format(alert).limit}
              </text>
            </svg>
            {from > 0 && (
              <>
                <text x="8" y={y(values[0])}>
                  {words.refilled}
                </text>
                <text x="100%" y={y(values.at(-1))} dy="22" textAnchor="end">
                  {words.alert}
                </text>
              </>
            )}
            <circle cx="100%" cy={y(values.at(-1))} r="6" className="fill-coral-600" />
          </svg>
        </Plot>
      </div>
    </>
  );
}
