import type { Pages } from '@/content/schema';
import { Lines } from '@/components/product/charts/lines';
import { layOutBars, layOutLines } from '@/components/product/charts/layout';
import { SampleChip } from '@/components/product/sample-chip';
import { SampleNote } from '@/components/product/sample-note';
import { renderAnswer } from '@/lib/sample-brand/answers/render';
import { sample } from '@/lib/sample-brand/data/dataset';
import { figureTexts } from '@/lib/sample-brand/engine/figure-texts';
import { FORECAST_WEEKS, TREND_WEEKS, forecast } from '@/lib/sample-brand/engine/figures/forecast';
import { sum } from '@/lib/sample-brand/engine/figures/statistics';
import { formatAmount, formatSignedPercent, unitOf } from '@/lib/sample-brand/engine/format';
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
  const value = expected.mid / sold - 1;
  const isBad = sold < expected.low || sold > expected.high;
  return { expected: expected.mid, sold, came, value, text: formatSignedPercent(value), isBad };
}

/** Each pack, the best forecast first; those that left their range are the bad ones. */
const { bars, zero } = layOutBars({
  bars: sample.products
    .map(({ name }) => ({ label: name, ...testOf({ product: [name] }) }))
    .sort((a, b) => Math.abs(a.value) - Math.abs(b.value)),
});
const total = testOf({});

/** The chart of the demo’s forecast when the tested weeks were ahead, with what came. */
function forecastChart() {
  const data = { ...sample, weeks: week };
  const query = queryWithDefaults(data, { calculation: 'forecast' });
  const { chart } = renderAnswer(data, { kind: 'query', query });
  if (chart?.kind !== 'lines') throw new Error('The forecast gives no lines.');
  const series = chart.series.map(({ values, ...line }, index) => ({
    ...line,
    values: index === 0 ? [...values, ...total.came.map(unitOf([total.sold]).of)] : values,
  }));
  return { ...chart, series };
}

/** A model's test, in total and for each pack, what follows from it, and for whom such models are. */
export function ForecastTest({ forecastTest: words, industries }: Pages['ai-consulting']) {
  const chart = forecastChart();
  const span = TREND_WEEKS - 1 + FORECAST_WEEKS;
  const at = `${((TREND_WEEKS - 1) / span) * 100}%`;
  const { ticks } = layOutLines(chart);
  const [top = 1, bottom = 0] = [ticks[0], ticks.at(-1)].map(Number);
  const y = (value = top) => `${((top - value) / (top - bottom)) * 100}%`;
  const [sold, expected] = chart.series.map(({ values }) => values.at(-1));
  const names = [
    [figureTexts.band, chart.band?.ranges.at(-1)?.high, 'fill-muted'],
    [words.lines[0], expected, 'fill-ink-900'],
    [words.lines[1], sold, 'fill-teal-600'],
  ] as const;
  return (
    <div className="on-ink pb-8">
      <div data-nosnippet="" className="page-width">
        <figure className="grid gap-x-8 gap-y-4 rounded-panel bg-white p-3 text-tiny text-body shadow-panel xs:p-4 sm:p-8 lg:py-5 lg:grid-cols-[1fr_40%] lg:grid-rows-[auto_1fr]">
          <figcaption className="flex flex-wrap items-center gap-x-5 gap-y-1 font-semibold text-ink-900 lg:grid lg:grid-cols-[auto_1fr]">
            <span className="flex flex-wrap items-center gap-x-4 gap-y-2 font-display text-h3 font-bold tracking-display max-lg:w-full lg:self-end">
              {words.title} <SampleChip />
            </span>
            <b className="font-display text-statement tracking-figure lg:row-span-2 lg:row-start-1">
              {total.text.slice(1)}
            </b>
            <span className="max-sm:max-w-44 lg:col-start-2 lg:self-start">
              {fillTemplate(words.verdict, {
                expected: formatAmount(total.expected, { more: 1 }),
                sold: formatAmount(total.sold, { more: 1 }),
              })}
            </span>
          </figcaption>
          {/* On a phone, the second half of its weeks: both drawings are twice as wide as their room. */}
          <div className="flex min-w-0 flex-col lg:col-start-1 pr-[5em] max-sm:[&_.col-start-2>:first-child]:invisible">
            <p className="-mr-[5em] mb-4 text-muted">
              {chart.title}, {fillTemplate(words.axis, { from: ticks.at(-1) ?? '' })}
            </p>
            <Lines
              {...chart}
              height="h-64 max-sm:*:right-0 max-sm:*:w-[200%] max-sm:*:first:[clip-path:inset(0_0_0_50%)] lg:h-auto lg:min-h-60"
            >
              <svg className="absolute size-full overflow-visible fill-ink-900 font-semibold">
                <line x1={at} x2={at} y2="100%" className="stroke-ink-900" strokeDasharray="4 3" />
                <text x={at} dx="8" y="12" className="max-xs:hidden">
                  {fillTemplate(words.made, { week })}
                </text>
                {names.map(([name, value, tone]) => (
                  <text key={name} x="100%" dx="8" dy="5" y={y(value)} className={tone}>
                    {name}
                  </text>
                ))}
                <text x="50%" y="100%" dy="1.6em" className="fill-muted font-normal sm:hidden">
                  {fillTemplate(figureTexts.week, { week: chart.firstWeek + span / 2 })}
                </text>
              </svg>
            </Lines>
          </div>
          <div className="grid content-between gap-2 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <p className="text-muted">{words.errors}</p>
            {words.groups.map(({ title, then }, index) => {
              const group = bars.filter(({ isBad }) => isBad === (index === 1));
              return (
                <div key={title} className="relative grid border-line lg:border-t lg:pt-2">
                  <p className="font-display text-h3 font-bold tracking-display text-ink-900">
                    {fillTemplate(title, { count: group.length })}
                  </p>
                  <p className="pb-3">{then}</p>
                  <ul className="tabular leading-tight text-ink-900 [grid-area:3/1]">
                    {group.map(({ label, text }) => (
                      <li key={label} className="flex justify-between">
                        {label} <b>{text}</b>
                      </li>
                    ))}
                  </ul>
                  <svg
                    className={`absolute left-[7.2em] h-full w-[calc(100%-10.4em)] text-[1.25em] [grid-area:3/1] *:[height:.7em] *:[rx:3px] ${index === 0 ? 'fill-teal-600' : 'fill-coral-400'}`}
                    aria-hidden="true"
                  >
                    {group.map(({ label, start, length }, row) => (
                      <rect key={label} x={`${start}%`} y={`${row}.15em`} width={`${length}%`} />
                    ))}
                    <line x1={`${zero}%`} x2={`${zero}%`} y2="100%" className="stroke-ink-900" />
                  </svg>
                </div>
              );
            })}
          </div>
        </figure>
        <SampleNote unit="crore" />
      </div>
      <div className="mt-4 page-width items-baseline gap-x-6 text-small lg:flex">
        <h2 className="text-lead whitespace-nowrap">{industries.title}</h2>
        <p>{industries.items.join(' · ')}</p>
      </div>
    </div>
  );
}
