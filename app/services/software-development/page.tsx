import { FinalCall } from '@/components/sections/final-call';
import { Phases } from '@/components/sections/phases';
import { SoftwareDiagram } from './_sections/software-diagram';
import { SplitHero } from '@/components/sections/hero';
import { TechnologyStack } from '@/components/sections/technology-stack';
import { Work } from '@/components/sections/work';
import { definePage } from '@/components/layout/page';

const { words, metadata, Page } = definePage('software-development');
export { metadata };

export default function SoftwareDevelopmentPage() {
  return (
    <Page>
      <SplitHero {...words.hero}>
        <SoftwareDiagram {...words.diagram} />
      </SplitHero>
      <Work {...words.services} sheet="left" />
      <TechnologyStack {...words.stack} />
      <Phases {...words.process} layout="columns" />
      <FinalCall {...words.finalCall} />
    </Page>
  );
}
