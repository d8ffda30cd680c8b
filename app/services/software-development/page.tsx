import { FeatureRows } from '@/components/sections/feature-rows';
import { FinalCall } from '@/components/sections/final-call';
import { OrderPortal } from '@/components/product/order-portal';
import { Phases } from '@/components/sections/phases';
import { SampleDocument } from '@/components/product/sample-document';
import { SampleNote } from '@/components/product/sample-note';
import { SplitHero } from '@/components/sections/hero';
import { TechnologyStack } from '@/components/sections/technology-stack';
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
      <FeatureRows {...content.services}>
        <SampleDocument name={content.release} />
      </FeatureRows>
      <TechnologyStack {...content.stack} />
      <Phases {...content.process} />
      <FinalCall {...content.finalCall} />
    </Page>
  );
}
