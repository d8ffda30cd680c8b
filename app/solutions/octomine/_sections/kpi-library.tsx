import { Fragment } from 'react';
import type { Pages } from '@/content/schema';
import { SampleChip } from '@/components/product/sample-chip';
import { Section, SectionHeading } from '@/components/ui/section';
import { sample } from '@/lib/sample-brand/data/dataset';
import { stockCoverLines } from '@/lib/sample-brand/features/stock-cover';

/** KPIs and their definitions, and beside them stock cover worked out on the sample brand. */
export function KpiLibrary({ stockCover, definitions, ...head }: Pages['octomine']['kpiLibrary']) {
  return (
    <Section id="kpis" surface="gold" spacing="band">
      <div className="grid gap-x-14 gap-y-4 lg:grid-cols-2">
        <div>
          <SectionHeading {...head} headingSize="utility" />
          <h3 className="mt-4 text-h3">{stockCover.name}</h3>
          {stockCover.definition} <SampleChip />
          <ul
            data-nosnippet=""
            className="mt-2 w-fit font-display text-h2 text-(--strong) *:py-1 *:last:border-t-2 lg:max-xl:text-title"
          >
            {stockCoverLines(sample).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        <dl className="grid border-b text-small/tight lg:*:content-center lg:grid-cols-[auto_minmax(0,1fr)]">
          {definitions.map(({ name, definition }) => (
            <Fragment key={name}>
              <dt className="border-t pt-2 font-display text-lead/tight font-bold lg:py-3 lg:pr-8">
                {name}
              </dt>
              <dd className="pb-3 lg:border-t lg:py-3">{definition}</dd>
            </Fragment>
          ))}
        </dl>
      </div>
    </Section>
  );
}
