import { layOutLines, lineBox } from '@/components/product/charts/layout';
import { linearScale } from '@/components/product/charts/shapes';
import { SampleChip } from '@/components/product/sample-chip';
import { SampleNote } from '@/components/product/sample-note';
import type { Pages } from '@/content/schema';
import { sample } from '@/lib/sample-brand/data/dataset';
import { desksOf } from '@/lib/sample-brand/uses/dashboard';
import { fillTemplate } from '@/lib/base/fill';

const { kpis, chart } = desksOf(sample).analysts;

/** A model's test: what it expected of the latest weeks when they were ahead, and what they brought. */
export function ForecastTest({ title, ...words }: Pages['ai-consulting']['forecastTest']) {
  const error = kpis[1];
  return (
    <div className="text-tiny">
      <figure className="rounded-panel bg-white p-5 text-body shadow-panel sm:p-8">
        <figcaption className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <span className="grow basis-1/2 font-display text-h3 font-bold tracking-display text-balance text-ink-900">
            {title}
          </span>
          <SampleChip />
          <span className="w-full font-semibold text-ink-900 xl:text-lead">
            <b className="mr-1 font-display text-h1 max-sm:block lg:max-xl:block tracking-figure text-coral-600">
              {error?.value}
            </b>{' '}
            {error?.change}
          </span>
        </figcaption>
        <Gap {...words} />
      </figure>
      <SampleNote unit="crore" />
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
function Gap({ unseen, axis }: Omit<Pages['ai-consulting']['forecastTest'], 'title'>) {
  const [sales, , test] = chart.kind === 'lines' ? chart.series : [];
  if (chart.kind !== 'lines' || !sales || !test) return null;
  const weeks = test.values.length;
  const shown = { ...sales, values: sales.values.slice(weeks - SHOWN, weeks) };
  const made = { ...test, values: test.values.slice(-SHOWN) };
  const {
    lines,
    ticks,
    weeks: ends,
  } = layOutLines({
    ...chart,
    firstWeek: chart.firstWeek + weeks - SHOWN,
    series: [shown, made],
    band: undefined,
  });
  const low = Number(ticks.at(-1));
  const x = linearScale([0, SHOWN - 1], [0, 100]);
  const y = linearScale([low, Number(ticks[0])], [100, 0]);
  const first = made.values.findIndex((value) => value !== undefined);
  return (
    <div aria-hidden="true">
      <p className="mb-4 flex items-end justify-between">
        <span className="text-muted">{chart.title}</span>
        <span className="w-1/2 shrink-0 pl-3 font-semibold text-teal-600">{unseen}</span>
      </p>
      <div className="relative">
        <svg
          viewBox={`0 0 ${lineBox.width} ${lineBox.height}`}
          preserveAspectRatio="none"
          className="h-44 w-full overflow-visible fill-none stroke-2"
        >
          <path d="M500 0H1000V400H500z" stroke="none" className="fill-teal-100" />
          {lines.map(({ label, d }, index) => (
            <path key={label} d={d} {...strokes[index]} vectorEffect="non-scaling-stroke" />
          ))}
        </svg>
        <svg
          textAnchor="end"
          className="tabular absolute inset-0 size-full overflow-visible fill-ink-900 font-semibold"
        >
          <text y="100%" dy="-8" textAnchor="start" className="fill-muted font-normal">
            {fillTemplate(axis, { low })}
          </text>
          {made.values.map((forecast, week) => {
            const came = shown.values[week];
            if (forecast === undefined || came === undefined) return null;
            const isFirst = week === first;
            const ends = [Math.max(forecast, came), Math.min(forecast, came)] as const;
            const [at, top, foot] = [x(week), ...ends.map(y)].map((part) => `${part}%`);
            return (
              <g key={at}>
                <line x1={at} x2={at} y1={top} y2={foot} className="stroke-coral-600 stroke-2" />
                {(isFirst || week === SHOWN - 1) && (
                  <>
                    <text x={at} y={top} dx={isFirst ? -8 : 0} dy={isFirst ? 5 : -9}>
                      {ends[0].toFixed(2)}
                    </text>
                    <text x={at} y={foot} dx={isFirst ? -8 : 0} dy={isFirst ? -4 : 24}>
                      {ends[1].toFixed(2)}
                    </text>
                  </>
                )}
              </g>
            );
          })}
        </svg>
      </div>
      <p className="mt-2 flex justify-between text-muted">
        {ends.map((week) => (
          <span key={week}>{week}</span>
        ))}
      </p>
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
