import { FinalCall } from '@/components/sections/final-call';
import { LeadHero } from '@/components/sections/hero';
import { Phases } from '@/components/sections/phases';
import { ServiceCards } from './_sections/service-cards';
import { definePage } from '@/components/layout/page';

const { words, metadata, Page } = definePage('services');
export { metadata };

export default function ServicesPage() {
  return (
    <Page>
      <LeadHero {...words.hero} />
      <ServiceCards {...words} />
      <Phases {...words.process} />
      <FinalCall {...words.finalCall} />
    </Page>
  );
}
