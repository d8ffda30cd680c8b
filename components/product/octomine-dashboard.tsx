import { sampleData } from '@/words';
import type { Pages } from '@/content/schema';
import { dashboardOf, desksOf } from '@/lib/sample-brand/dashboard';
import { sample } from '@/lib/sample-brand/dataset';
import { Bars } from './charts/bars';
import { Lines } from './charts/lines';
import { KpiTile } from './kpi-tile';
import { SampleChip } from './sample-chip';

const tile = 'rounded-control border border-line p-5';

/** The caption of a picture of the sample brand's dashboard. */
export function DashboardCaption() {
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <span className="font-semibold text-ink-900">{sampleData.dashboard.title}</span>{' '}
      <SampleChip />
    </span>
  );
}

/**
 * The Octomine dashboard of the sample brand, across the page. Whoever looks chooses their desk,
 * and the four figures above the charts are that desk's (lib/sample-brand/dashboard.ts).
 */
export function OctomineDashboard({ legend, items }: Pages['octomine']['audiences']) {
  const { channels, promotions, coverByWeek } = dashboardOf(sample);
  const desks = desksOf(sample);
  return (
    <figure className="rounded-panel bg-white p-4 text-body shadow-panel sm:p-8">
      <figcaption>
        <DashboardCaption />
      </figcaption>
      <div className="choice">
        <fieldset className="mt-5 min-w-0">
          <legend className="text-small">{legend}</legend>
          <div className="choice-options mt-3 grid gap-2 sm:grid-cols-2 lg:grid-cols-4">
            {items.map(({ title }, index) => (
              <label
                key={title}
                className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-line px-4 py-2 text-small/tight font-semibold text-ink-900 hover:border-ink-900 has-checked:border-ink-900 has-checked:bg-sand"
              >
                <input
                  type="radio"
                  name="desk"
                  defaultChecked={index === 0}
                  className="size-5 shrink-0"
                />
                {title}
              </label>
            ))}
          </div>
        </fieldset>
        <div className="choice-panels mt-4" aria-live="polite">
          {items.map(({ title, description, desk }) => (
            <div key={title}>
              <p>{description}</p>
              <dl className="mt-4 grid gap-2 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
                {desks[desk].kpis.map((kpi) => (
                  <KpiTile key={kpi.label} room="whole" {...kpi} />
                ))}
              </dl>
            </div>
          ))}
        </div>
      </div>
      <div className="mt-4 grid gap-4 lg:grid-cols-2">
        <div className={tile}>
          <ChartTitle>{channels.title}</ChartTitle>
          <Bars {...channels} />
        </div>
        <div className={tile}>
          <ChartTitle>{promotions.title}</ChartTitle>
          <Bars {...promotions} />
        </div>
        <div className={`${tile} lg:col-span-2`}>
          <ChartTitle>{coverByWeek.title}</ChartTitle>
          <Lines {...coverByWeek} />
        </div>
      </div>
    </figure>
  );
}

function ChartTitle({ children }: { children: string }) {
  return <p className="mb-3 text-small font-semibold text-ink-900">{children}</p>;
}
