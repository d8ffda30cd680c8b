import { DocumentPage } from '@/components/product/document-page';
import { FinalCall } from '@/components/sections/final-call';
import { OrderPortal } from '@/components/product/order-portal';
import { Phases } from '@/components/sections/phases';
import { SampleNote } from '@/components/product/sample-note';
import { SplitHero } from '@/components/sections/hero';
import { TechnologyStack } from '@/components/sections/technology-stack';
import { definePage } from '@/components/layout/page';
import { Applications } from './_sections/applications';

const { words, metadata, Page } = definePage('software-development');
export { metadata };

const { document, ...stack } = words.stack;

export default function SoftwareDevelopmentPage() {
  return (
    <Page>
      <SplitHero {...words.hero}>
        <OrderPortal count={4} />
        <SampleNote />
      </SplitHero>
      <Applications {...words.services} />
      <TechnologyStack {...stack}>
        <div className="flex min-w-0">
          <DocumentPage name={document} />
        </div>
      </TechnologyStack>
      <Phases {...words.process} layout="columns" />
      <FinalCall {...words.finalCall} />
    </Page>
  );
}
