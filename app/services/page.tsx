import { FinalCall } from '@/components/sections/final-call';
import { OrderPortal } from '@/components/product/order-portal';
import { SampleNote } from '@/components/product/sample-note';
import { SplitHero } from '@/components/sections/hero';
import { Phases } from '@/components/sections/phases';
import { ServiceCards } from './_sections/service-cards';
import { definePage } from '@/components/layout/page';

const { content, metadata, Page } = definePage('services');
export { metadata };

export default function ServicesPage() {
  return (
    <Page>
      <SplitHero {...content.hero}>
        <OrderPortal />
        <SampleNote unit="lakh" />
      </SplitHero>
      <ServiceCards {...content} />
      <Phases {...content.process} />
      <FinalCall {...content.finalCall} />
    </Page>
  );
}
