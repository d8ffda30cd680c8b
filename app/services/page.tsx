import { FinalCall } from '@/components/sections/final-call';
import { StackedHero } from '@/components/sections/hero';
import { Phases } from '@/components/sections/phases';
import { ServiceCards } from './_sections/service-cards';
import { definePage } from '@/components/layout/page';

const { content, metadata, Page } = definePage('services');
export { metadata };

export default function ServicesPage() {
  return (
    <Page>
      <StackedHero {...content.hero} />
      <ServiceCards {...content} />
      <Phases {...content.process} />
      <FinalCall {...content.finalCall} />
    </Page>
  );
}
