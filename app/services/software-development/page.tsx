import { FinalCall } from '@/components/sections/final-call';
import { OrderPortal } from '@/components/product/order-portal';
import { Phases } from '@/components/sections/phases';
import { SampleNote } from '@/components/product/sample-note';
import { SplitHero } from '@/components/sections/hero';
import { TechnologyStack } from '@/components/sections/technology-stack';
import { WorkWithDocument } from '@/components/sections/work-with-document';
import { definePage } from '@/components/layout/page';

const { content, metadata, Page } = definePage('software-development');
export { metadata };

export default function SoftwareDevelopmentPage() {
  return (
    <Page>
      <SplitHero {...content.hero}>
        <OrderPortal isSent />
        <SampleNote unit="lakh" />
      </SplitHero>
      <WorkWithDocument {...content.services} />
      <TechnologyStack {...content.stack} />
      <Phases {...content.process} />
      <FinalCall {...content.finalCall} />
    </Page>
  );
}
