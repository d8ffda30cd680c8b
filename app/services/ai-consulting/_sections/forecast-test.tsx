import type { Pages } from '@/content/schema';
import { Lines } from '@/components/product/charts/lines';
import { layOutLines } from '@/components/product/charts/layout';
import { PackTable } from '@/components/product/pack-table';
import { SampleChip } from '@/components/product/sample-chip';
import { SampleNote } from '@/components/product/sample-note';
import { renderAnswer } from '@/lib/sample-brand/answers/render';
import { sample } from '@/lib/sample-brand/data/dataset';
import { figureTexts } from '@/lib/sample-brand/engine/figure-texts';
import { FORECAST_WEEKS, TREND_WEEKS, forecast } from '@/lib/sample-brand/engine/figures/forecast';
import { sum } from '@/lib/sample-brand/engine/figures/statistics';
import {
  formatAmount,
  formatNumber,
  formatPercent,
  formatSignedPercent,
  unitOf,
} from '@/lib/sample-brand/engine/format';
import type { Filters } from '@/lib/sample-brand/engine/members';
import { weeklyValues } from '@/lib/sample-brand/engine/measures';
import { queryWithDefaults } from '@/lib/sample-brand/engine/query';
import { fillTemplate } from '@/lib/base/fill';

/** The week in which the tested forecast is made. */
const week = sample.weeks - FORECAST_WEEKS;

/** What was expected of the tested weeks when they were ahead, and what they brought. */
function testOf(where: Filters) {
  const weeks = weeklyValues(sample, 'sales', where, { from: 0, to: sample.weeks });
  const came = weeks.slice(week);
  const sold = sum(came);
  const expected = forecast(weeks.slice(0, week), 1, FORECAST_WEEKS);
  const isWithin = sold >= expected.low && sold <= expected.high;
  return { expected: expected.mid, sold, came, error: expected.mid / sold - 1, isWithin };
}

const packs = sample.products
  .map(({ name }) => ({ name, ...testOf({ product: [name] }) }))
  .sort((a, b) => Math.abs(a.error) - Math.abs(b.error));
const total = testOf({});
const unit = unitOf([total.sold]);

/** The chart of the demo’s forecast when the tested weeks were ahead, with what came. */
function forecastChart() {
  const data = { ...sample, weeks: week };
  const query = queryWithDefaults(data, { calculation: 'forecast' });
  const { chart } = renderAnswer(data, { kind: 'query', query });
  if (chart?.kind !== 'lines') throw new Error('The forecast gives no lines.');
  const series = chart.series.map(({ values, ...line }, index) => ({
    ...line,
    values: index === 0 ? [...values, ...total.came.map(unit.of)] : values,
  }));
  return { ...chart, series };
}

/** A model's test, and what follows from it: which packs to order by it. */
export function ForecastTest({
  title,
  made,
  verdict,
  columns,
  groups,
}: Pages['ai-consulting']['forecastTest']) {
  const chart = forecastChart();
  const at = `${((TREND_WEEKS - 1) / (TREND_WEEKS - 1 + FORECAST_WEEKS)) * 100}%`;
  const { ticks } = layOutLines(chart);
  const [top = 1, bottom = 0] = [ticks[0], ticks.at(-1)].map(Number);
  const [sold, expected] = chart.series.map(({ values }) => values.at(-1));
  const names = [
    [figureTexts.band, chart.band?.ranges.at(-1)?.high, 'fill-muted'],
    [columns[1], expected, 'fill-ink-900'],
    [columns[2], sold, 'fill-teal-600'],
  ] as const;
  return (
    <div className="on-ink">
      <div data-nosnippet="" className="page-width pb-8 lg:pb-12">
        <figure className="grid gap-x-8 gap-y-6 rounded-panel bg-white p-3 text-tiny text-body shadow-panel xs:p-5 sm:p-8 md:grid-cols-2 lg:gap-x-12 xl:grid-cols-6">
          <figcaption className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 md:col-span-2 xl:content-start">
            <span className="grow basis-1/2 font-display text-h3 font-bold tracking-display text-balance text-ink-900">
              {title}
            </span>
            <SampleChip />
            <span className="w-full font-semibold text-balance text-ink-900 lg:text-base">
              <b className="block font-display text-h1 tracking-figure sm:max-xl:mr-4 sm:max-xl:inline">
                {formatPercent(Math.abs(total.error))}
              </b>
              {fillTemplate(verdict, {
                expected: formatAmount(total.expected, { more: 1 }),
                sold: formatAmount(total.sold, { more: 1 }),
              })}
            </span>
          </figcaption>
          <div className="min-w-0 md:col-span-2 xl:col-span-4">
            <p className="mb-4 text-muted">{chart.title}</p>
            <div className="pr-[5em]">
              <Lines {...chart}>
                <svg
                  className="absolute h-44 w-full overflow-visible font-semibold"
                  aria-hidden="true"
                >
                  <line
                    x1={at}
                    x2={at}
                    y2="100%"
                    className="stroke-ink-900"
                    strokeDasharray="4 3"
                  />
                  <text
                    x={at}
                    dx="-8"
                    y="12"
                    textAnchor="end"
                    className="fill-ink-900 font-normal max-xs:hidden"
                  >
                    {fillTemplate(made, { week })}
                  </text>
                  {names.map(([name, value = top, tone]) => (
                    <text
                      key={name}
                      x="100%"
                      dx="8"
                      y={`${((top - value) / (top - bottom)) * 100}%`}
                      dy="5"
                      className={tone}
                    >
                      {name}
                    </text>
                  ))}
                </svg>
              </Lines>
            </div>
          </div>
          {groups.map((group, index) => {
            const rows = packs.filter(({ isWithin }) => isWithin === (index === 0));
            const tone = index === 0 ? 'text-teal-600' : 'text-coral-600';
            return (
              <div key={group.title} className="xl:col-span-3">
                <p>
                  <b className="block font-display text-h3 tracking-display text-ink-900">
                    {fillTemplate(group.title, { count: rows.length })}
                  </b>
                  {group.when}, {unit.name}
                </p>
                <PackTable
                  columns={columns}
                  rows={rows.map(({ name, expected, sold, error }) => ({
                    name,
                    cells: [
                      formatNumber(unit.of(expected), 2),
                      formatNumber(unit.of(sold), 2),
                      <b key="error" className={`font-semibold ${tone}`}>
                        {formatSignedPercent(error)}
                      </b>,
                    ],
                  }))}
                />
              </div>
            );
          })}
        </figure>
        <SampleNote unit="crore" />
      </div>
    </div>
  );
}
