import type { Pages } from '@/content/schema';
import { SampleChip } from '@/components/product/sample-chip';
import { Section, SectionHeading } from '@/components/ui/section';
import { sample } from '@/lib/sample-brand/data/dataset';
import { inSentence } from '@/lib/sample-brand/engine/format';
import { measures } from '@/lib/sample-brand/engine/measures';
import { stockCoverLines } from '@/lib/sample-brand/features/stock-cover';

/** KPIs and their definitions, and beside them stock cover worked out on the sample brand. */
export function KpiLibrary({ definitions, ...head }: Pages['octomine']['kpiLibrary']) {
  const workedOut = definitions.find(({ name }) => inSentence(name) === measures.stockCover.name);
  return (
    <Section id="kpis" surface="gold" spacing="band">
      <div className="grid gap-x-14 gap-y-4 lg:grid-cols-2">
        <div>
          <SectionHeading {...head} headingSize="utility" />
          <h3 className="mt-4 text-h3">{workedOut?.name}</h3>
          {workedOut?.definition} <SampleChip />
          <ul
            data-nosnippet=""
            className="mt-2 w-fit font-display text-h2 text-(--strong) *:py-1 *:last:border-t-2 lg:max-xl:text-title"
          >
            {stockCoverLines(sample).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        <ul className="grid text-small/tight">
          {definitions
            .filter((kpi) => kpi !== workedOut)
            .map(({ name, definition }) => (
              <li key={name} className="grid items-center gap-x-6 border-t py-2 lg:grid-cols-2">
                <h3 className="text-h3">{name}</h3>
                {definition}
              </li>
            ))}
        </ul>
      </div>
    </Section>
  );
}
