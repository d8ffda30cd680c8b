import { FinalCall } from '@/components/sections/final-call';
import { LeadHero } from '@/components/sections/hero';
import { ServicesDiagram } from '@/components/product/services-diagram';
import { Process } from './_sections/process';
import { ServiceCards } from './_sections/service-cards';
import { definePage } from '@/components/layout/page';

const { words, drawing, metadata, Page } = definePage('services');
export { metadata };

export default function ServicesPage() {
  return (
    <Page>
      <LeadHero {...words.hero} />
      <ServicesDiagram {...words.pipeline} />
      <ServiceCards {...words} />
      <Process {...words.process} />
      <FinalCall {...words.finalCall} drawing={drawing} />
    </Page>
  );
}
