import { ConsultingDiagram } from '@/components/product/consulting-diagram';
import { ConsultingCapabilities } from './_sections/consulting-capabilities';
import { FinalCall } from '@/components/sections/final-call';
import { SplitHero } from '@/components/sections/hero';
import { Industries } from './_sections/industries';
import { Page } from '@/components/layout/page';
import { aiConsulting } from '@/content/pages/ai-consulting';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('aiConsulting', aiConsulting.meta);

export default function AiConsultingPage() {
  return (
    <Page route="aiConsulting" meta={aiConsulting.meta}>
      <SplitHero {...aiConsulting.hero}>
        <ConsultingDiagram {...aiConsulting.diagram} />
      </SplitHero>
      <ConsultingCapabilities {...aiConsulting.capabilities} />
      <Industries {...aiConsulting.industries} />
      <FinalCall {...aiConsulting.finalCall} />
    </Page>
  );
}
