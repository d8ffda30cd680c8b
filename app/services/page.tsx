import { FinalCall } from '@/components/sections/final-call';
import { LeadHero } from '@/components/sections/hero';
import { ServicesDiagram } from './_sections/services-diagram';
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
      <Steps {...words.process} layout="numbers" ground="gold" pack="bottle-teal" />
      <FinalCall {...words.finalCall} pose="carries" />
    </Page>
  );
}
