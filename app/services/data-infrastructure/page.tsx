import { Benefits } from './_sections/benefits';
import { DataDiagram } from './_sections/data-diagram';
import { FinalCall } from '@/components/sections/final-call';
import { Managed } from './_sections/managed';
import { Offerings } from './_sections/offerings';
import { SplitHero } from '@/components/sections/hero';
import { TechnologyStack } from '@/components/sections/technology-stack';
import { definePage } from '@/components/layout/page';

const { words, metadata, Page } = definePage('data-infrastructure');
export { metadata };

export default function DataInfrastructurePage() {
  return (
    <Page>
      <SplitHero {...words.hero}>
        <DataDiagram {...words.diagram} />
      </SplitHero>
      <Offerings {...words.offerings} />
      <TechnologyStack {...words.stack} />
      <Managed {...words.managed} />
      <Benefits {...words.benefits} products={words.products} />
      <FinalCall {...words.finalCall} />
    </Page>
  );
}
