import { DataDiagram } from '@/components/product/data-diagram';
import { Benefits } from './_sections/benefits';
import { FinalCall } from '@/components/sections/final-call';
import { SplitHero } from '@/components/sections/hero';
import { Managed } from './_sections/managed';
import { FeaturedProducts } from './_sections/featured-products';
import { Offerings } from '@/components/sections/offerings';
import { TechnologyStack } from '@/components/sections/technology-stack';
import { definePage } from '@/components/layout/page';

const { words, drawing, metadata, Page } = definePage('data-infrastructure');
export { metadata };

export default function DataInfrastructurePage() {
  return (
    <Page>
      <SplitHero {...words.hero}>
        <DataDiagram {...words.diagram} />
      </SplitHero>
      <Offerings {...words.offerings} large="right" />
      <TechnologyStack {...words.stack} />
      <Managed {...words.managed} />
      <Benefits {...words.benefits} />
      <FeaturedProducts {...words.products} />
      <FinalCall {...words.finalCall} drawing={drawing} />
    </Page>
  );
}
