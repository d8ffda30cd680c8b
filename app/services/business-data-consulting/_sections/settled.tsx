import type { Pages } from '@/content/schema';
import { DocumentPage } from '@/components/product/document-page';
import { PhaseList } from '@/components/sections/phases';
import { Section } from '@/components/ui/section';

/** The steps to an agreed number, beside the definition that both sides have signed. */
export function Settled({
  items,
  keepLabel,
  document,
  ...head
}: Pages['business-data-consulting']['process']) {
  return (
    <Section head={head} ground="sand" space="quiet">
      <div className="mt-5 grid grid-cols-1 items-start gap-x-14 gap-y-7 lg:mt-8 lg:grid-cols-2">
        <div className="flex min-w-0 max-lg:order-last">
          <DocumentPage name={document} />
        </div>
        <PhaseList layout="stack" items={items} keepLabel={keepLabel} />
      </div>
    </Section>
  );
}
