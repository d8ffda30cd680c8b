import { SoftwareDiagram } from './_sections/software-diagram';
import { FinalCall } from '@/components/sections/final-call';
import { SplitHero } from '@/components/sections/hero';
import { Documents } from '@/components/sections/documents';
import { Ledger } from '@/components/sections/ledger';
import { TechnologyStack } from '@/components/sections/technology-stack';
import { definePage } from '@/components/layout/page';

const { words, metadata, Page } = definePage('software-development');
export { metadata };

export default function SoftwareDevelopmentPage() {
  return (
    <Page>
      <SplitHero {...words.hero}>
        <SoftwareDiagram {...words.diagram} />
      </SplitHero>
      <Documents {...words.services} layout="left" />
      <TechnologyStack {...words.stack} ground="coral" pack="carton-teal" />
      <Ledger {...words.process} note="after" />
      <FinalCall {...words.finalCall} pose="carries" />
    </Page>
  );
}
