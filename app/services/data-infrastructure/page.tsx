import { DataDiagram } from '@/components/product/data-diagram';
import { Benefits } from '@/components/sections/benefits';
import { FinalCall } from '@/components/sections/final-call';
import { SplitHero } from '@/components/sections/hero';
import { Managed } from './_sections/managed';
import { FeaturedProducts } from './_sections/featured-products';
import { Offerings } from '@/components/sections/offerings';
import { TechnologyStack } from '@/components/sections/technology-stack';
import { Page } from '@/components/layout/page';
import { dataInfrastructure } from '@/content/pages/data-infrastructure';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('dataInfrastructure', dataInfrastructure.meta);

export default function DataInfrastructurePage() {
  return (
    <Page route="dataInfrastructure" meta={dataInfrastructure.meta}>
      <SplitHero {...dataInfrastructure.hero}>
        <DataDiagram {...dataInfrastructure.diagram} />
      </SplitHero>
      <Offerings {...dataInfrastructure.offerings} />
      <TechnologyStack {...dataInfrastructure.stack} />
      <Managed {...dataInfrastructure.managed} />
      <Benefits {...dataInfrastructure.benefits} />
      <FeaturedProducts {...dataInfrastructure.products} />
      <FinalCall {...dataInfrastructure.finalCall} />
    </Page>
  );
}
