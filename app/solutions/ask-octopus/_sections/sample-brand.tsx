import type { Pages } from '@/content/schema';
import { RowsLink } from '@/components/product/source-note';
import { LineDrawing, chevron } from '@/components/ui/icon';
import { Section, SectionHeading } from '@/components/ui/section';
import { fillTemplate } from '@/lib/base/fill';
import { sample } from '@/lib/sample-brand/data/dataset';
import { formatNumber } from '@/lib/sample-brand/engine/format';
import { sampleFacts } from '@/lib/sample-brand/features/sample-facts';

/** What the sample brand holds: its rows as a file, and what one has to know to count again. */
export function SampleBrand({ rows, ...head }: Pages['ask-octopus']['sampleBrand']) {
  const { weeks, lines } = sample;
  return (
    <Section id="sample-brand" surface="sand" spacing="band">
      <div className="items-baseline gap-x-14 lg:grid lg:grid-cols-3">
        <SectionHeading {...head} headingSize="note" />
        <div className="text-small lg:col-span-2">
          <p className="mt-2">
            {fillTemplate(rows, { count: formatNumber(lines.length * weeks), weeks })} <RowsLink />
          </p>
          <div className="mt-2 items-start gap-x-14 sm:grid sm:grid-cols-2">
            {sampleFacts(sample).map(({ name, text }) => (
              <details key={name}>
                <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-small font-semibold text-teal-600 hover:text-ink-900">
                  {name}
                  <LineDrawing path={chevron} size="small" />
                </summary>
                <p>{text}</p>
              </details>
            ))}
          </div>
        </div>
      </div>
    </Section>
  );
}
