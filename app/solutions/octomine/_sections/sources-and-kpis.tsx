import type { Pages } from '@/content/schema';
import { Chart } from '@/components/product/charts/chart';
import { SampleChip } from '@/components/product/sample-chip';
import { Section, SectionHeading } from '@/components/ui/section';
import { sample } from '@/lib/sample-brand/data/dataset';
import { joinAsList } from '@/lib/sample-brand/engine/format';
import { desksOf } from '@/lib/sample-brand/uses/dashboard';

type Content = Pick<Pages['octomine'], 'integrations' | 'kpiLibrary'>;

/** KPIs and their definitions, one of them at work; below, the connectors, a column for each kind. */
export function SourcesAndKpis({
  integrations: { groups, ...sources },
  kpiLibrary: { definitions, ...library },
}: Content) {
  return (
    <Section space="quiet">
      <div id="kpis" className="grid gap-x-14 gap-y-6 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <SectionHeading {...library} rank="utility" />
          <dl className="mt-6">
            {definitions.map(({ name, definition }) => (
              <div
                key={name}
                className="gap-x-6 border-t border-line py-2 text-small md:grid md:grid-cols-3"
              >
                <dt className="inline font-semibold text-ink-900">{name}</dt>{' '}
                <dd className="inline md:col-span-2">{definition}</dd>
              </div>
            ))}
          </dl>
        </div>
        <figure
          data-nosnippet=""
          className="self-end rounded-panel border border-line bg-white p-5 text-tiny max-lg:hidden lg:col-span-5"
        >
          <Chart {...desksOf(sample).marketing.chart} />
          <div className="mt-4">
            <SampleChip />
          </div>
        </figure>
      </div>
      <div id="integrations" className="mt-10">
        <SectionHeading {...sources} rank="utility" />
        <dl className="mt-6 grid gap-x-8 gap-y-3 lg:grid-cols-5">
          {groups.map(({ category, tools }) => (
            <div key={category} className="border-t border-ink-900 pt-2 text-small">
              <dt className="inline font-semibold text-ink-900 lg:block">{category}</dt>{' '}
              <dd className="inline">{joinAsList(tools)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
