import { SoftwareDiagram } from '@/components/product/software-diagram';
import { FinalCall } from '@/components/sections/final-call';
import { SplitHero } from '@/components/sections/hero';
import { Offerings } from '@/components/sections/offerings';
import { TechnologyStack } from '@/components/sections/technology-stack';
import { Phases } from './_sections/phases';
import { definePage } from '@/components/layout/page';

const { words, drawing, metadata, Page } = definePage('software-development');
export { metadata };

export default function SoftwareDevelopmentPage() {
  return (
    <Page>
      <SplitHero {...words.hero}>
        <SoftwareDiagram {...words.diagram} />
      </SplitHero>
      <Offerings {...words.services} large="left" />
      <TechnologyStack {...words.stack} />
      <Phases {...words.process} />
      <FinalCall {...words.finalCall} drawing={drawing} />
    </Page>
  );
}
