import { layOutLines, lineBox } from '@/components/product/charts/layout';
import { linear } from '@/components/product/charts/shapes';
import { SampleChip } from '@/components/product/sample-chip';
import { SampleNote } from '@/components/product/sample-note';
import type { Pages } from '@/content/schema';
import { sample } from '@/lib/sample-brand/data/dataset';
import { desksOf } from '@/lib/sample-brand/uses/dashboard';

const { kpis, chart } = desksOf(sample).analysts;

/** A model's test: what it expected of the latest weeks when they were ahead, and what they brought. */
export function ForecastTest({ title }: Pages['ai-consulting']['forecastTest']) {
  const error = kpis[1];
  return (
    <div className="text-tiny">
      <figure className="rounded-panel bg-white p-5 text-body shadow-panel sm:p-8">
        <figcaption className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <span className="grow basis-1/2 font-display text-h3 font-bold tracking-display text-ink-900">
            {title}
          </span>
          <SampleChip />
          <span className="w-full">
            <b className="mr-1 font-display text-h2 tracking-figure text-coral-600">
              {error?.value}
            </b>{' '}
            {error?.change}
          </span>
        </figcaption>
        <Gap />
      </figure>
      <SampleNote />
    </div>
  );
}

const strokes = [
  { className: 'stroke-teal-600' },
  { className: 'stroke-ink-700', strokeDasharray: '5 4' },
] as const;

/** Of how many weeks the lines show sales: those that were tested, and as many before them. */
const SHOWN = 8;

/** Net sales up to the latest week, what was forecast of its last weeks, and the gap between the two. */
function Gap() {
  const [sales, , test] = chart.kind === 'lines' ? chart.series : [];
  if (chart.kind !== 'lines' || !sales || !test) return null;
  const weeks = test.values.length;
  const shown = { ...sales, values: sales.values.slice(weeks - SHOWN, weeks) };
  const made = { ...test, values: test.values.slice(-SHOWN) };
  const { lines, grid, ticks, ...axis } = layOutLines({
    ...chart,
    firstWeek: chart.firstWeek + weeks - SHOWN,
    series: [shown, made],
    band: undefined,
  });
  const x = linear([0, SHOWN - 1], [0, lineBox.width]);
  const y = linear([Number(ticks.at(-1)), Number(ticks[0])], [lineBox.height, 0]);
  const missed = made.values.flatMap((forecast, week) => {
    const came = shown.values[week];
    return forecast === undefined || came === undefined
      ? []
      : [`M${[x(week), y(forecast)].map(Math.round).join()}V${Math.round(y(came))}`];
  });
  return (
    <div aria-hidden="true">
      <p className="mb-3 text-muted">{chart.title}</p>
      <div className="flex gap-3 text-muted">
        <div className="tabular -my-2.5 flex h-49 flex-col justify-between">
          {ticks.map((tick) => (
            <span key={tick}>{tick}</span>
          ))}
        </div>
        <div className="min-w-0 grow">
          <svg
            viewBox={`0 0 ${lineBox.width} ${lineBox.height}`}
            preserveAspectRatio="none"
            className="h-44 w-full overflow-visible fill-none stroke-2"
          >
            <path d={grid} className="stroke-line stroke-1" vectorEffect="non-scaling-stroke" />
            <path
              d={missed.join('')}
              className="stroke-coral-600"
              vectorEffect="non-scaling-stroke"
            />
            {lines.map(({ label, d }, index) => (
              <path key={label} d={d} {...strokes[index]} vectorEffect="non-scaling-stroke" />
            ))}
          </svg>
          <p className="mt-3 flex justify-between">
            {axis.weeks.map((week) => (
              <span key={week}>{week}</span>
            ))}
          </p>
        </div>
      </div>
      <ul className="mt-2 flex flex-wrap gap-x-4 text-muted">
        {lines.map(({ label }, index) => (
          <li key={label} className="flex items-center gap-2">
            <svg className="h-2 w-5 stroke-2">
              <path d="M0 4H20" {...strokes[index]} />
            </svg>
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}
