import type { Pages } from '@/content/schema';
import { Lines } from '@/components/product/charts/lines';
import { layOutLines } from '@/components/product/charts/layout';
import { Pack } from '@/components/product/pack';
import { SampleChip } from '@/components/product/sample-chip';
import { SampleNote } from '@/components/product/sample-note';
import { renderAnswer } from '@/lib/sample-brand/answers/render';
import { sample } from '@/lib/sample-brand/data/dataset';
import { figureTexts } from '@/lib/sample-brand/engine/figure-texts';
import { FORECAST_WEEKS, forecast } from '@/lib/sample-brand/engine/figures/forecast';
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

/** The chart of the demo's forecast, made in a week. */
function forecastOf(weeks: number) {
  const data = { ...sample, weeks };
  const query = queryWithDefaults(data, { calculation: 'forecast' });
  const { chart } = renderAnswer(data, { kind: 'query', query });
  if (chart?.kind !== 'lines') throw new Error('The forecast gives no lines.');
  return chart;
}

/** Weeks that the chart shows before the tested ones. */
const WEEKS_BEFORE = 2 * FORECAST_WEEKS;

/** The tested weeks and those before them, with what came. */
function testedWeeks() {
  const { series, band, firstWeek, ...chart } = forecastOf(week);
  const from = week - WEEKS_BEFORE - firstWeek;
  const came = forecastOf(sample.weeks).series[0]?.values.slice(-FORECAST_WEEKS) ?? [];
  return {
    ...chart,
    firstWeek: firstWeek + from,
    band: band && { ...band, from: band.from - from },
    series: series.map(({ values, ...line }, index) => ({
      ...line,
      values: [...values, ...(index === 0 ? came : [])].slice(from),
    })),
  };
}

/** What was expected of the tested weeks when they were ahead, and what they brought. */
function testOf(where: Filters) {
  const weeks = weeklyValues(sample, 'sales', where, { from: 0, to: sample.weeks });
  const expected = forecast(weeks.slice(0, week), 1, FORECAST_WEEKS);
  const sold = sum(weeks.slice(week));
  const isWithin = sold >= expected.low && sold <= expected.high;
  return { expected: expected.mid, sold, error: expected.mid / sold - 1, isWithin };
}

const packs = sample.products
  .map(({ name }) => ({ name, ...testOf({ product: [name] }) }))
  .sort((a, b) => Math.abs(a.error) - Math.abs(b.error));

/** A model's test, and what follows from it: which packs to order by it. */
export function ForecastTest({
  title,
  made,
  verdict,
  columns,
  groups,
}: Pages['ai-consulting']['forecastTest']) {
  const chart = testedWeeks();
  const at = `${(WEEKS_BEFORE / (WEEKS_BEFORE + FORECAST_WEEKS)) * 100}%`;
  const { ticks } = layOutLines(chart);
  const [top = 1, bottom = 0] = [ticks[0], ticks.at(-1)].map(Number);
  const ends = chart.series.map(({ values }) => values.at(-1));
  const total = testOf({});
  const unit = unitOf([total.sold]);
  return (
    <div className="on-ink">
      <div data-nosnippet="" className="page-width pb-8 lg:pb-12">
        <figure className="grid gap-x-8 gap-y-6 rounded-panel bg-white p-3 text-tiny text-body shadow-panel xs:p-5 sm:p-8 md:grid-cols-2 lg:gap-x-12 xl:grid-cols-3">
          <figcaption className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 md:col-span-2 xl:col-span-3">
            <span className="grow basis-1/2 font-display text-h3 font-bold tracking-display text-balance text-ink-900">
              {title}
            </span>
            <SampleChip />
            <span className="w-full font-semibold text-balance text-ink-900 lg:text-base">
              <b className="mr-4 font-display text-h1 tracking-figure max-sm:block">
                {formatPercent(Math.abs(total.error))}
              </b>
              {fillTemplate(verdict, {
                expected: formatAmount(total.expected, { more: 1 }),
                sold: formatAmount(total.sold, { more: 1 }),
              })}
            </span>
          </figcaption>
          <div className="min-w-0 md:col-span-2 xl:col-span-1">
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
                  {[
                    [figureTexts.band, chart.band?.ranges.at(-1)?.high, 'fill-muted'] as const,
                    [columns[1], ends[1], 'fill-ink-900'] as const,
                    [columns[2], ends[0], 'fill-teal-600'] as const,
                  ].map(([name, value = top, tone]) => (
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
            return (
              <div key={group.title}>
                <p className="pb-3">
                  <b className="block font-display text-h3 tracking-display text-ink-900">
                    {fillTemplate(group.title, { count: rows.length })}
                  </b>
                  {group.when}, {unit.name}
                </p>
                <table className="tabular w-full border-collapse">
                  <thead>
                    <tr className="border-b border-ink-900 text-left text-muted *:pb-1 *:font-semibold *:not-first:pl-2 *:not-first:text-right">
                      {columns.map((column) => (
                        <th key={column} scope="col">
                          {column}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {rows.map(({ name, expected, sold, error, isWithin }) => (
                      <tr
                        key={name}
                        className="border-b border-line *:py-1 *:not-first:pl-2 *:not-first:text-right"
                      >
                        <th scope="row" className="text-left font-semibold text-ink-900">
                          <span className="flex items-center gap-2 leading-tight max-xs:*:first:hidden">
                            <Pack product={name} size="row" />
                            {name}
                          </span>
                        </th>
                        <td>{formatNumber(unit.of(expected), 2)}</td>
                        <td>{formatNumber(unit.of(sold), 2)}</td>
                        <td
                          className={`font-semibold ${isWithin ? 'text-teal-600' : 'text-coral-600'}`}
                        >
                          {formatSignedPercent(error)}
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
            );
          })}
        </figure>
        <SampleNote unit="crore" />
      </div>
    </div>
  );
}
