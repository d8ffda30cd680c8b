import { FinalCall } from '@/components/sections/final-call';
import { LeadHero } from '@/components/sections/hero';
import { Phases } from '@/components/sections/phases';
import { ServiceCards } from './_sections/service-cards';
import { ServicesDiagram } from './_sections/services-diagram';
import { definePage } from '@/components/layout/page';

const { words, metadata, Page } = definePage('services');
export { metadata };

export default function ServicesPage() {
  return (
    <Page>
      <LeadHero {...words.hero} />
      <ServicesDiagram {...words.pipeline} />
      <ServiceCards {...words} />
      <Phases {...words.process} space="after" />
      <FinalCall {...words.finalCall} />
    </Page>
  );
}
