import { DataDiagram } from './_sections/data-diagram';
import { Cards } from '@/components/sections/cards';
import { Documents } from '@/components/sections/documents';
import { Ledger } from '@/components/sections/ledger';
import { FinalCall } from '@/components/sections/final-call';
import { SplitHero } from '@/components/sections/hero';
import { Managed } from './_sections/managed';
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
      <Documents {...words.offerings} layout="right" />
      <TechnologyStack {...words.stack} ground="teal" pack="jar-gold" />
      <Managed {...words.managed} />
      <Ledger {...words.benefits} note="before" />
      <Cards {...words.products} ground="sand" />
      <FinalCall {...words.finalCall} pose="carries" />
    </Page>
  );
}
