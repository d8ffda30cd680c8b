import type { PropsWithChildren } from 'react';
import type { Alert } from '@/lib/sample-brand/features/alerts';
import { formatNumber } from '@/lib/sample-brand/engine/format';
import { productTexts } from '@/lib/sample-brand/features/product-texts';
import { layOutLines } from './charts/layout';
import { Plot } from './charts/lines';

const words = productTexts.alerts;

/**
 * An alert's metric by week: the line, the dashed limit and the point beyond it.
 * @param children what is drawn in place of the line
 */
export function AlertChart({ children, ...alert }: PropsWithChildren<Alert>) {
  const { week, metric, values, threshold } = alert;
  const last = values.at(-1) ?? 0;
  // As many decimals as it takes to tell them apart.
  const digits = formatNumber(last, 1) === formatNumber(threshold, 1) ? 2 : 1;
  const limitText = `${words.limit} ${formatNumber(threshold, digits)}`;
  const layout = layOutLines(
    {
      kind: 'lines',
      title: metric,
      firstWeek: week - values.length + 1,
      series: [{ label: metric, tone: 'plain', values }],
      emptyWeeks: values.flatMap((value, place) => (value === 0 ? [place] : [])),
    },
    [0, threshold],
    2,
  );
  const y = (value: number) => `${Math.round(100 - (value / Number(layout.ticks[0])) * 100)}%`;
  return (
    <>
      <p>
        <span className="font-semibold">{metric}</span> {words.now}{' '}
        <span className="font-bold">{formatNumber(last, digits)}</span>, {limitText}
      </p>
      {children ?? (
        <div className="mt-3 mb-2 flex grow flex-col text-tiny">
          <Plot {...layout} height="min-h-24">
            <svg className="absolute size-full overflow-visible fill-ink-900">
              <svg y={y(threshold)} className="overflow-visible">
                <line x2="100%" className="stroke-ink-900" strokeDasharray="4 4" />
                <text x="8" y="-6">
                  {limitText}
                </text>
              </svg>
              <circle cx="100%" cy={y(last)} r="6" className="fill-coral-600" />
            </svg>
          </Plot>
        </div>
      )}
    </>
  );
}
