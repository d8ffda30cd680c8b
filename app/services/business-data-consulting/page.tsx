import { BusinessDiagram } from '@/components/product/business-diagram';
import { Motif } from '@/components/product/motif';
import { Deliverables } from '@/components/sections/deliverables';
import { FinalCall } from '@/components/sections/final-call';
import { SplitHero } from '@/components/sections/hero';
import { SteppedLine } from '@/components/sections/stepped-line';
import { Page } from '@/components/ui/page';
import { businessDataConsulting } from '@/content/pages/business-data-consulting';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('businessDataConsulting', businessDataConsulting.meta);

export default function BusinessDataConsultingPage() {
  return (
    <Page route="businessDataConsulting" meta={businessDataConsulting.meta}>
      <SplitHero {...businessDataConsulting.hero}>
        <BusinessDiagram />
      </SplitHero>
      <Deliverables {...businessDataConsulting.deliverables} />
      <SteppedLine {...businessDataConsulting.process} ground="sand" />
      <FinalCall {...businessDataConsulting.finalCall}>
        <Motif place="call" />
      </FinalCall>
    </Page>
  );
}
