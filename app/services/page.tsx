import { FinalCall } from '@/components/sections/final-call';
import { LeadHero } from '@/components/sections/hero';
import { ServicesDiagram } from '@/components/product/services-diagram';
import { Steps } from '@/components/sections/steps';
import { ServiceCards } from './_sections/service-cards';
import { definePage } from '@/components/layout/page';

const { words, metadata, Page } = definePage('services');
export { metadata };

export default function ServicesPage() {
  return (
    <Page>
      <LeadHero {...words.hero} />
      <ServicesDiagram {...words.pipeline} />
      <ServiceCards {...words} />
      <Steps {...words.process} layout="numbers" />
      <FinalCall {...words.finalCall} />
    </Page>
  );
}
