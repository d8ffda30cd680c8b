import type { Pages } from '@/content/schema';
import { RowsLink } from '@/components/product/small-print';
import { Icon } from '@/components/ui/icon';
import { SideSection } from '@/components/ui/section';
import { fill } from '@/lib/site/fill';
import { sample } from '@/lib/sample-brand/data/dataset';
import { capital } from '@/lib/sample-brand/answers/values';
import { joinAsList, number } from '@/lib/sample-brand/engine/format';
import { measureIds, measures } from '@/lib/sample-brand/engine/measures';
import { memberDimensions, membersOf } from '@/lib/sample-brand/engine/members';
import { dimensionName } from '@/lib/sample-brand/ask/sentence';

/** What the sample brand holds: its members, how each measure is defined, and its rows as a file. */
export function SampleBrand({ rows, definitions, ...head }: Pages['ask-octopus']['sampleBrand']) {
  const { weeks, lines } = sample;
  return (
    <SideSection
      id="sample-brand"
      head={head}
      ground="sand"
      space="quiet"
      note={
        <p className="text-small">
          {fill(rows, { count: number(lines.length * weeks), weeks })} <RowsLink />
        </p>
      }
    >
      <dl className="ruled border-y border-line text-small">
        {memberDimensions.map((dimension) => (
          <div key={dimension} className="gap-x-6 py-2 sm:grid sm:grid-cols-4">
            <dt className="font-semibold text-ink-900">{capital(dimensionName(dimension, 2))}</dt>
            <dd className="sm:col-span-3">{joinAsList(membersOf(sample, dimension))}</dd>
          </div>
        ))}
      </dl>
      <details className="group border-b border-line">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-6 py-2 text-small font-semibold text-ink-900 hover:text-coral-600">
          {fill(definitions, { count: measureIds.length })}
          <span className="text-coral-600 group-open:rotate-45">
            <Icon name="plus" />
          </span>
        </summary>
        <dl className="grid gap-x-14 gap-y-3 pb-4 text-small lg:grid-cols-2">
          {measureIds.map((id) => (
            <div key={id}>
              <dt className="font-semibold text-ink-900">{capital(measures[id].name)}</dt>
              <dd>{measures[id].definition}</dd>
            </div>
          ))}
        </dl>
      </details>
    </SideSection>
  );
}
