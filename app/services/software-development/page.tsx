import { FinalCall } from '@/components/sections/final-call';
import { Phases } from '@/components/sections/phases';
import { SampleNote } from '@/components/product/sample-note';
import { StackedHero } from '@/components/sections/hero';
import { TechnologyStack } from '@/components/sections/technology-stack';
import { WorkWithDocument } from '@/components/sections/work-with-document';
import { definePage } from '@/components/layout/page';
import { StockTransfer } from './_sections/stock-transfer';

const { content, metadata, Page } = definePage('software-development');
export { metadata };

export default function SoftwareDevelopmentPage() {
  return (
    <Page>
      <StackedHero {...content.hero} />
      <div data-nosnippet="" className="on-ink pb-8">
        <div className="page-width">
          <StockTransfer {...content.transfer} />
          <SampleNote unit="lakh" />
        </div>
      </div>
      <WorkWithDocument {...content.services} />
      <TechnologyStack {...content.stack} />
      <Phases {...content.process} />
      <FinalCall {...content.finalCall} surface="gold" />
    </Page>
  );
}
