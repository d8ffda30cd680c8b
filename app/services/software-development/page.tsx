import { FinalCall } from '@/components/sections/final-call';
import { Phases } from '@/components/sections/phases';
import { SampleNote } from '@/components/product/sample-note';
import { SplitHero } from '@/components/sections/hero';
import { TechnologyStack } from '@/components/sections/technology-stack';
import { WorkWithDocument } from '@/components/sections/work-with-document';
import { definePage } from '@/components/layout/page';
import { StockTransfer } from './_sections/stock-transfer';

const { content, metadata, Page } = definePage('software-development');
export { metadata };

export default function SoftwareDevelopmentPage() {
  return (
    <Page>
      <SplitHero {...content.hero}>
        <StockTransfer {...content.transfer} />
        <SampleNote unit="lakh" />
      </SplitHero>
      <WorkWithDocument {...content.services} />
      <TechnologyStack
        {...content.stack}
        shape="lg:*:col-span-4 lg:*:nth-[-n+2]:col-span-6 lg:*:last:col-span-12"
      />
      <Phases {...content.process} />
      <FinalCall {...content.finalCall} />
    </Page>
  );
}
