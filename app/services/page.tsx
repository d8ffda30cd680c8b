import { FinalCall } from '@/components/sections/final-call';
import { LeadHero } from '@/components/sections/hero';
import { ServicesDiagram } from '@/components/product/services-diagram';
import { ServiceCards } from './_sections/service-cards';
import { Steps } from '@/components/sections/steps';
import { Page } from '@/components/layout/page';
import { services } from '@/content/pages/services';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('services', services.meta);

export default function ServicesPage() {
  return (
    <Page route="services" meta={services.meta}>
      <LeadHero {...services.hero} />
      <ServicesDiagram {...services.pipeline} />
      <ServiceCards {...services} />
      <Steps {...services.process} ground="sand" />
      <FinalCall {...services.finalCall} />
    </Page>
  );
}
