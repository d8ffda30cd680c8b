import type { Pages } from '@/content/schema';
import { Lines } from '@/components/product/charts/lines';
import { SampleChip } from '@/components/product/sample-chip';
import { SampleNote } from '@/components/product/sample-note';
import { renderAnswer } from '@/lib/sample-brand/answers/render';
import { sample } from '@/lib/sample-brand/data/dataset';
import { FORECAST_WEEKS, forecast } from '@/lib/sample-brand/engine/figures/forecast';
import { sum } from '@/lib/sample-brand/engine/figures/statistics';
import { formatAmount, formatPercent } from '@/lib/sample-brand/engine/format';
import { weeklyValues } from '@/lib/sample-brand/engine/measures';
import { queryWithDefaults } from '@/lib/sample-brand/engine/query';
import { fillTemplate } from '@/lib/base/fill';

/** The chart of the demo's forecast, made in a week. */
function forecastOf(weeks: number) {
  const data = { ...sample, weeks };
  const query = queryWithDefaults(data, { calculation: 'forecast' });
  const { chart } = renderAnswer(data, { kind: 'query', query });
  if (chart?.kind !== 'lines') throw new Error('The forecast gives no lines.');
  return chart;
}

/** A model's test: what it expected of the latest weeks when they were ahead, and what they brought. */
export function ForecastTest({ title, made, verdict }: Pages['ai-consulting']['forecastTest']) {
  const week = sample.weeks - FORECAST_WEEKS;
  const chart = forecastOf(week);
  const at = `${((week - chart.firstWeek) / (sample.weeks - chart.firstWeek)) * 100}%`;
  const came = forecastOf(sample.weeks).series[0]?.values.slice(-FORECAST_WEEKS) ?? [];
  const weeks = weeklyValues(sample, 'sales', {}, { from: 0, to: sample.weeks });
  const sold = sum(weeks.slice(-FORECAST_WEEKS));
  const expected = forecast(weeks.slice(0, -FORECAST_WEEKS), 1, FORECAST_WEEKS).mid;
  return (
    <div className="text-tiny">
      <figure className="rounded-panel bg-white p-5 text-body shadow-panel sm:p-8">
        <figcaption className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <span className="grow basis-1/2 font-display text-h3 font-bold tracking-display text-balance text-ink-900">
            {title}
          </span>
          <SampleChip />
          <span className="w-full font-semibold text-balance text-ink-900 xl:text-base">
            <b className="mr-4 font-display text-h1 max-sm:block lg:max-xl:block tracking-figure">
              {formatPercent(Math.abs(expected / sold - 1))}
            </b>{' '}
            {fillTemplate(verdict, {
              expected: formatAmount(expected, { more: 1 }),
              sold: formatAmount(sold, { more: 1 }),
            })}
          </span>
          <span className="text-muted">{chart.title}</span>
        </figcaption>
        <Lines
          {...chart}
          series={chart.series.map((line, index) =>
            index === 0 ? { ...line, values: [...line.values, ...came] } : line,
          )}
        >
          <svg className="absolute h-44 w-full overflow-visible" aria-hidden="true">
            <line x1={at} x2={at} y2="100%" className="stroke-ink-900" strokeDasharray="4 3" />
            <text x={at} dx="-8" y="12" textAnchor="end" className="fill-ink-900">
              {fillTemplate(made, { week })}
            </text>
          </svg>
        </Lines>
      </figure>
      <SampleNote unit="crore" />
    </div>
  );
}
