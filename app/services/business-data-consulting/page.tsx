import { BusinessDiagram } from '@/components/product/business-diagram';
import { Deliverables } from './_sections/deliverables';
import { FinalCall } from '@/components/sections/final-call';
import { SplitHero } from '@/components/sections/hero';
import { Steps } from '@/components/sections/steps';
import { Page } from '@/components/layout/page';
import { businessDataConsulting } from '@/content/pages/business-data-consulting';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('businessDataConsulting', businessDataConsulting.meta);

export default function BusinessDataConsultingPage() {
  return (
    <Page route="businessDataConsulting" meta={businessDataConsulting.meta}>
      <SplitHero {...businessDataConsulting.hero}>
        <BusinessDiagram {...businessDataConsulting.diagram} />
      </SplitHero>
      <Deliverables {...businessDataConsulting.deliverables} />
      <Steps {...businessDataConsulting.process} ground="sand" />
      <FinalCall {...businessDataConsulting.finalCall} />
    </Page>
  );
}
