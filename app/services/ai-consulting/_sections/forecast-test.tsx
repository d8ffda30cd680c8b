import type { Pages } from '@/content/schema';
import { Lines } from '@/components/product/charts/lines';
import { layOutLines } from '@/components/product/charts/layout';
import { PackImage } from '@/components/product/pack';
import { SampleChip } from '@/components/product/sample-chip';
import { SampleNote } from '@/components/product/sample-note';
import { renderAnswer } from '@/lib/sample-brand/answers/render';
import { sample } from '@/lib/sample-brand/data/dataset';
import { figureTexts } from '@/lib/sample-brand/engine/figure-texts';
import { FORECAST_WEEKS, forecast } from '@/lib/sample-brand/engine/figures/forecast';
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

/** Each pack, the best forecast first. */
const tested = sample.products
  .map(({ name }) => ({ label: name, ...testOf({ product: [name] }) }))
  .sort((a, b) => Math.abs(a.value) - Math.abs(b.value));
const total = testOf({});

/** The demo’s forecast when the tested weeks, the last third here, were ahead, with what came. */
function forecastChart() {
  const data = { ...sample, weeks: week };
  const query = queryWithDefaults(data, { calculation: 'forecast' });
  const { chart } = renderAnswer(data, { kind: 'query', query });
  if (chart?.kind !== 'lines' || !chart.band) throw new Error('The forecast gives no lines.');
  const came = total.came.map(unitOf([total.sold]).of);
  const series = chart.series.map(({ values, ...line }, index) => ({
    ...line,
    values: (index === 0 ? [...values, ...came] : values).slice(FORECAST_WEEKS),
  }));
  const band = { ...chart.band, from: chart.band.from - FORECAST_WEEKS };
  return { ...chart, firstWeek: chart.firstWeek + FORECAST_WEEKS, series, band };
}

/** Packs that stayed in the range, and those that left it. */
const looks = ['text-teal-600', 'text-gold-400 [&_b]:text-ink-900'];

/** The test that a model has to pass, for which packs it does, and for whom such models are. */
export function ForecastTest({ forecastTest: words, industries }: Pages['ai-consulting']) {
  const chart = forecastChart();
  const { ticks } = layOutLines(chart);
  const [top = 1, bottom = 0] = [ticks[0], ticks.at(-1)].map(Number);
  const y = (value = top) => `${((top - value) / (top - bottom)) * 100}%`;
  const [sold, expected] = chart.series.map(({ values }) => values.at(-1));
  const names = [
    [figureTexts.band, chart.band.ranges.at(-1)?.high, 5, 'fill-muted'],
    [words.lines[0], expected, 2, 'fill-ink-900'],
    [words.lines[1], sold, 9, 'fill-teal-600'],
  ] as const;
  const groups = [false, true].map((left) => tested.filter(({ isBad }) => isBad === left));
  const worst = tested.at(-1)?.value ?? 1;
  const [held = 0, left = 0] = groups.map(({ length }) => length);
  return (
    <div className="on-ink pb-8">
      <div data-nosnippet="" className="page-width">
        <figure className="on-white rounded-panel p-3 text-tiny shadow-panel xs:p-4 sm:p-6">
          <div className="grid gap-x-10 gap-y-4 lg:grid-cols-[2fr_3fr]">
            <div className="font-semibold text-ink-900">
              <h2 className="text-h3">
                <span className="block text-[min(24vw,9rem)]/none tracking-figure">
                  {total.text.slice(1)}
                </span>{' '}
                {words.title}
              </h2>
              <p className="mt-2">
                {fillTemplate(words.verdict, {
                  week,
                  expected: formatAmount(total.expected, { more: 1 }),
                  sold: formatAmount(total.sold, { more: 1 }),
                })}
              </p>
            </div>
            <div className="flex min-w-0 flex-col">
              <p className="mb-3 flex flex-wrap justify-between gap-x-4 gap-y-1 text-muted">
                {chart.title}, {fillTemplate(words.axis, { from: ticks.at(-1) ?? '' })}
                <SampleChip />
              </p>
              <div className="isolate flex grow flex-col pr-[5em]">
                <Lines {...chart} height="h-40 lg:h-auto">
                  <div className="absolute right-0 -z-1 h-full w-1/3 bg-teal-100" />
                  <svg className="absolute size-full overflow-visible fill-teal-600 font-semibold">
                    <text x="83.3%" y="20" textAnchor="middle">
                      {words.lines[2]}
                    </text>
                    {names.map(([name, value, down, tone]) => (
                      <text key={name} x="100%" dx="8" dy={down} y={y(value)} className={tone}>
                        {name}
                      </text>
                    ))}
                  </svg>
                </Lines>
              </div>
            </div>
          </div>
          <div className="mt-4 grid gap-y-3 border-t border-line pt-3 lg:grid-cols-2">
            {groups.map((packs, index) => (
              <div key={index} className={looks[index]}>
                <h3 className="text-lead/tight">
                  {fillTemplate(words.groups[index] ?? '', { count: packs.length })}
                </h3>
                <ul className="mt-2 grid grid-cols-2 gap-2 leading-tight sm:grid-cols-6 sm:gap-x-0 sm:text-center">
                  {packs.map(({ label, text, value }) => (
                    <li key={label} className="flex items-center gap-2 sm:block">
                      <PackImage product={label} shape="h-10 w-6 sm:mx-auto sm:h-13 sm:w-8" />
                      <p className="min-w-0 grow xl:whitespace-nowrap">
                        <svg
                          width={`${String(Math.round(Math.abs(value / worst) * 90))}%`}
                          className="mb-1 h-1.5 sm:mt-1.5 min-w-0.5 fill-current sm:mx-auto"
                        >
                          <rect width="100%" height="6" />
                        </svg>
                        <b className="tabular block xl:text-lead/tight">{text}</b>
                        <span className="text-body lg:text-dense">{label}</span>
                      </p>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
          <p className="mt-3">{fillTemplate(words.range, { held, all: tested.length, left })}</p>
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
