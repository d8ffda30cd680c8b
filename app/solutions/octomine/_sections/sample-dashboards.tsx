import { pictureTexts } from '@/lib/sample-brand/uses/picture-texts';
import type { Pages, SectionHead } from '@/content/schema';
import { type Desk, desksOf } from '@/lib/sample-brand/uses/dashboard';
import { sample } from '@/lib/sample-brand/data/dataset';
import { Bars } from '@/components/product/charts/bars';
import { Lines } from '@/components/product/charts/lines';
import { QueryBasis } from '@/components/product/small-print';
import { KpiTile } from '@/components/product/kpi-tile';
import { AmountSwitch } from '@/components/product/amount-switch';
import { SampleChip } from '@/components/product/sample-chip';
import { SampleNote } from '@/components/product/sample-note';
import { choiceStyle } from '@/components/ui/choice-style';
import { Section, SectionHeading } from '@/components/ui/section';

/** What the colours of the charts mean. */
const colourMeanings = [
  { tone: 'fill-teal-600', meaning: pictureTexts.legend.data },
  { tone: 'fill-coral-400', meaning: pictureTexts.legend.act },
  { tone: 'fill-ink-800', meaning: pictureTexts.legend.neutral },
] as const;

/**
 * The Octomine dashboard of the sample brand, straight below the hero and part of it. Whoever looks
 * chooses their desk: the four figures and the chart are that desk's (lib/sample-brand/uses/dashboard.ts).
 */
export function SampleDashboards({
  audiences: { legend, items },
  ...head
}: SectionHead & Pick<Pages['octomine'], 'audiences'>) {
  const desks = desksOf(sample);
  return (
    <Section id="sample-dashboards" ground="ink" space="after">
      <div className="border-t border-ink-700 pt-10">
        <SectionHeading {...head} />
        <div data-nosnippet="" className="mt-8">
          <figure data-amounts="" className="rounded-panel bg-white p-4 text-body sm:p-8">
            <figcaption className="flex flex-wrap items-center justify-between gap-2">
              <span className="font-semibold text-ink-900">{pictureTexts.dashboard.title}</span>
              <AmountSwitch />
              <SampleChip />
            </figcaption>
            <div className="choice">
              <fieldset className="mt-4 min-w-0">
                <legend className="text-small">{legend}</legend>
                <div className="choice-options mt-2 flex gap-2 overflow-x-auto pb-2 lg:grid lg:grid-cols-4">
                  {items.map(({ title }, index) => (
                    <label key={title} className={choiceStyle}>
                      <input
                        type="radio"
                        name="desk"
                        defaultChecked={index === 0}
                        className="radio text-ink-900"
                      />
                      {title}
                    </label>
                  ))}
                </div>
              </fieldset>
              <div className="choice-panels mt-3" aria-live="polite">
                {items.map(({ title, description, desk }) => (
                  <DeskView key={title} description={description} {...desks[desk]} />
                ))}
              </div>
            </div>
            <SampleNote />
            <p className="mt-4 flex flex-wrap gap-x-4 text-tiny text-muted">
              <span>{pictureTexts.legend.title}</span>
              {colourMeanings.map(({ tone, meaning }) => (
                <span key={tone} className="flex items-center gap-1.5">
                  <svg className="size-2" aria-hidden="true">
                    <rect width="8" height="8" rx="2" className={tone} />
                  </svg>
                  {meaning}
                </span>
              ))}
            </p>
          </figure>
        </div>
      </div>
    </Section>
  );
}

/** What one desk looks at: its question, four figures, and the chart that answers it. */
function DeskView({ description, kpis, basis: deskBasis, answer }: Desk & { description: string }) {
  const { headline, chart, basis } = answer;
  return (
    <div>
      <p>{description}</p>
      <p className="text-tiny text-muted">{deskBasis}</p>
      <div className="mt-4 grid gap-2 sm:gap-4 lg:grid-cols-5">
        <dl className="grid grid-cols-2 gap-2 sm:gap-4 lg:col-span-2">
          {kpis.map((kpi) => (
            <KpiTile key={kpi.label} {...kpi} />
          ))}
        </dl>
        <div data-chart="" className="rounded-control border border-line p-4 lg:col-span-3">
          <p className="text-lead font-semibold text-ink-900">{headline}</p>
          <p className="mt-2 mb-3 text-tiny text-muted">{chart.title}</p>
          {chart.kind === 'bars' ? <Bars {...chart} /> : <Lines {...chart} />}
          <QueryBasis basis={basis} />
        </div>
      </div>
    </div>
  );
}
