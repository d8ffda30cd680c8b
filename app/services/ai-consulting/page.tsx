import { ConsultingCapabilities } from './_sections/consulting-capabilities';
import { ConsultingDiagram } from './_sections/consulting-diagram';
import { FinalCall } from '@/components/sections/final-call';
import { Industries } from './_sections/industries';
import { SplitHero } from '@/components/sections/hero';
import { definePage } from '@/components/layout/page';

const { words, metadata, Page } = definePage('ai-consulting');
export { metadata };

export default function AiConsultingPage() {
  return (
    <Page>
      <SplitHero {...words.hero}>
        <ConsultingDiagram {...words.diagram} />
      </SplitHero>
      <ConsultingCapabilities {...words.capabilities} />
      <Industries {...words.industries} />
      <FinalCall {...words.finalCall} />
    </Page>
  );
}
