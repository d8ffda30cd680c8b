import { ConsultingDiagram } from '@/components/product/consulting-diagram';
import { Motif } from '@/components/product/motif';
import { CapabilityLine } from '@/components/sections/capability-line';
import { FinalCall } from '@/components/sections/final-call';
import { SplitHero } from '@/components/sections/hero';
import { IndustryTable } from '@/components/sections/industry-table';
import { Page } from '@/components/ui/page';
import { aiConsulting } from '@/content/pages/ai-consulting';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('aiConsulting', aiConsulting.meta);

export default function AiConsultingPage() {
  return (
    <Page route="aiConsulting" meta={aiConsulting.meta}>
      <SplitHero {...aiConsulting.hero}>
        <ConsultingDiagram />
      </SplitHero>
      <CapabilityLine {...aiConsulting.capabilities} />
      <IndustryTable {...aiConsulting.industries} />
      <FinalCall {...aiConsulting.finalCall}>
        <Motif place="call" />
      </FinalCall>
    </Page>
  );
}
