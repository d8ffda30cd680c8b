import type { Pages } from '@/content/schema';
import { RowsLink } from '@/components/product/source-note';
import { Icon } from '@/components/ui/icon';
import { Section, SectionHeading } from '@/components/ui/section';
import { fillTemplate } from '@/lib/base/fill';
import { sample } from '@/lib/sample-brand/data/dataset';
import { formatNumber } from '@/lib/sample-brand/engine/format';
import { sampleFacts } from '@/lib/sample-brand/uses/sample-facts';

/** What the sample brand holds: its rows as a file and, folded up, what one has to know to count again. */
export function SampleBrand({ rows, facts, ...head }: Pages['ask-octopus']['sampleBrand']) {
  const { weeks, lines } = sample;
  return (
    <Section id="sample-brand" ground="sand" space="strip">
      <div className="items-baseline gap-x-14 gap-y-3 lg:grid lg:grid-cols-2">
        <SectionHeading {...head} rank="note" />
        <p className="mt-2 text-small">
          {fillTemplate(rows, { count: formatNumber(lines.length * weeks), weeks })} <RowsLink />
        </p>
      </div>
      <details className="group">
        <summary className="mt-3 flex min-h-11 cursor-pointer items-center justify-between gap-6 border-y border-line text-small font-semibold text-ink-900 hover:text-coral-600">
          {facts}
          <span className="text-coral-600 group-open:rotate-45">
            <Icon name="plus" />
          </span>
        </summary>
        <dl className="grid gap-x-14 gap-y-3 py-4 text-small lg:grid-cols-2">
          {sampleFacts(sample).map(({ name, text }) => (
            <div key={name}>
              <dt className="font-semibold text-ink-900">{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </details>
    </Section>
  );
}
