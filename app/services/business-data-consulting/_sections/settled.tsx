import type { Pages } from '@/content/schema';
import { DocumentPage } from '@/components/product/document-page';
import { PhaseList } from '@/components/sections/phases';
import { Section, SectionHeading } from '@/components/ui/section';

/** The steps to an agreed number, beside the definition that both sides have signed. */
export function Settled({
  items,
  keepLabel,
  document,
  ...head
}: Pages['business-data-consulting']['process']) {
  return (
    <Section ground="sand" space="quiet">
      <div className="grid items-start gap-x-14 gap-y-7 lg:grid-cols-2">
        <div className="flex min-w-0">
          <DocumentPage name={document} />
        </div>
        <div className="max-lg:order-first">
          <SectionHeading {...head} />
          <PhaseList layout="stack" items={items} keepLabel={keepLabel} />
        </div>
      </div>
    </Section>
  );
}
