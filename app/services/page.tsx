import { Motif } from '@/components/product/motif';
import { FinalCall } from '@/components/sections/final-call';
import { OpenHero } from '@/components/sections/hero';
import { ServiceRows } from '@/components/sections/service-rows';
import { SteppedLine } from '@/components/sections/stepped-line';
import { Page } from '@/components/ui/page';
import { services } from '@/content/pages/services';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('services', services.meta);

export default function ServicesPage() {
  return (
    <Page route="services" meta={services.meta}>
      <OpenHero {...services.hero}>
        <Motif place="hero" />
      </OpenHero>
      <ServiceRows cards={services.cards} linkLabel={services.cardLink} />
      <SteppedLine {...services.process} ground="sand" />
      <FinalCall {...services.finalCall} />
    </Page>
  );
}
