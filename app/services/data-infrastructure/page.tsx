import { DataDiagram } from '@/components/product/data-diagram';
import { Motif } from '@/components/product/motif';
import { BenefitLedger } from '@/components/sections/benefit-ledger';
import { FinalCall } from '@/components/sections/final-call';
import { SplitHero } from '@/components/sections/hero';
import { Managed } from '@/components/sections/managed';
import { ProductPair } from '@/components/sections/product-pair';
import { ServiceGrid } from '@/components/sections/service-grid';
import { TechnologyStack } from '@/components/sections/stack-table';
import { Page } from '@/components/ui/page';
import { dataInfrastructure } from '@/content/pages/data-infrastructure';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('dataInfrastructure', dataInfrastructure.meta);

export default function DataInfrastructurePage() {
  return (
    <Page route="dataInfrastructure" meta={dataInfrastructure.meta}>
      <SplitHero {...dataInfrastructure.hero}>
        <DataDiagram />
      </SplitHero>
      <ServiceGrid {...dataInfrastructure.offerings} />
      <TechnologyStack {...dataInfrastructure.stack} />
      <Managed {...dataInfrastructure.managed} />
      <BenefitLedger {...dataInfrastructure.benefits} />
      <ProductPair {...dataInfrastructure.products} />
      <FinalCall {...dataInfrastructure.finalCall}>
        <Motif place="call" />
      </FinalCall>
    </Page>
  );
}
