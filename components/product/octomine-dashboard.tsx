import { sample } from '@/lib/sample/dataset';
import { answerTo, ask } from '@/lib/sample/answers';
import { type Dashboard, type Kpi, dashboardOf } from '@/lib/sample/dashboard';
import { Chip } from '../ui/chip';
import { Bars } from './charts/bars';
import { d3Tools } from './charts/d3-tools';
import { drawBars, drawLines } from './charts/draw';
import { Lines } from './charts/lines';
import { Sparkline } from './charts/sparkline';

/**
 * The Octomine dashboard of the sample brand, computed from the sample dataset: `compact` with a
 * question and its answer below, for beside a headline; `full` across the page.
 */
export function OctomineDashboard({ size }: { size: 'compact' | 'full' }) {
  const dashboard = dashboardOf(sample);
  return size === 'full' ? <Full {...dashboard} /> : <Compact {...dashboard} />;
}

const frame = 'rounded-panel bg-white text-body shadow-panel';
const tile = 'rounded-control border border-line';

function Compact({ sales, inStock, tradeSpend, channels, promotions }: Dashboard) {
  const answer = answerTo(sample, ask('promotions'));
  return (
    <div>
      <figure className={`${frame} p-4 sm:p-5`}>
        <Caption />
        <dl className="mt-3 grid gap-2 sm:grid-cols-3 sm:gap-3">
          {[sales, inStock, tradeSpend].map((kpi) => (
            <KpiTile key={kpi.label} {...kpi} />
          ))}
        </dl>
        <div className={`${tile} mt-3 px-4 py-3`}>
          <ChartTitle>{channels.title}</ChartTitle>
          <Bars {...drawBars(channels, d3Tools)} />
        </div>
        <div className={`${tile} mt-3 px-4 py-3`}>
          <ChartTitle>{promotions.title}</ChartTitle>
          <Bars {...drawBars(promotions, d3Tools)} />
        </div>
      </figure>
      {answer && (
        <dl className="mt-4 ml-auto max-w-narrow rounded-card border border-ink-700 bg-ink-950 p-5 text-small">
          <dt className="text-mist-dim">You asked: {answer.question}</dt>
          <dd className="mt-2 text-white">
            <span className="font-semibold text-coral-400">ASK Octopus </span>
            {answer.headline}
          </dd>
        </dl>
      )}
    </div>
  );
}

function Full({ sales, inStock, tradeSpend, cover, channels, promotions, coverByWeek }: Dashboard) {
  return (
    <figure className={`${frame} p-5 sm:p-8`}>
      <Caption />
      <dl className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {[sales, inStock, cover, tradeSpend].map((kpi) => (
          <KpiTile key={kpi.label} {...kpi} />
        ))}
      </dl>
      <div className="mt-4 grid gap-4 lg:grid-cols-2">
        <div className={`${tile} p-5`}>
          <ChartTitle>{channels.title}</ChartTitle>
          <Bars {...drawBars(channels, d3Tools)} />
        </div>
        <div className={`${tile} p-5`}>
          <ChartTitle>{promotions.title}</ChartTitle>
          <Bars {...drawBars(promotions, d3Tools)} />
        </div>
        <div className={`${tile} p-5 lg:col-span-2`}>
          <ChartTitle>{coverByWeek.title}</ChartTitle>
          <Lines chart={coverByWeek} drawing={drawLines(coverByWeek, d3Tools)} />
        </div>
      </div>
    </figure>
  );
}

function Caption() {
  return (
    <figcaption className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <span className="font-semibold text-ink-900">Brand performance, last 13 weeks</span>
      <Chip>Sample data</Chip>
    </figcaption>
  );
}

function ChartTitle({ children }: { children: string }) {
  return <p className="mb-3 text-small font-semibold text-ink-900">{children}</p>;
}

function KpiTile({ label, value, change, rose, isGood, weeks }: Kpi) {
  return (
    <div className={`${tile} grid grid-cols-5 items-center gap-x-3 px-4 py-3`}>
      <dt className="col-span-3 text-tiny text-muted sm:col-span-5">{label}</dt>
      <dd className="tabular font-display text-h3 leading-none font-bold tracking-display whitespace-nowrap text-ink-900 max-sm:order-3 col-span-3 sm:col-span-5 sm:pb-1">
        {value}
      </dd>
      <dd
        className={`tabular col-span-2 flex items-center gap-1.5 justify-self-end max-sm:order-2 text-tiny font-semibold whitespace-nowrap sm:col-span-3 sm:justify-self-start ${isGood ? 'text-teal-600' : 'text-coral-600'}`}
      >
        {rose !== undefined && (
          <svg className="size-2 fill-current" viewBox="0 0 8 8" aria-hidden="true">
            <path d={rose ? 'M4 1 8 7H0Z' : 'M4 7 0 1H8Z'} />
          </svg>
        )}
        {change}
      </dd>
      <dd className="order-4 col-span-2">
        <Sparkline values={weeks} isGood={isGood} />
      </dd>
    </div>
  );
}
