import { ConsultingDiagram } from './_sections/consulting-diagram';
import { ConsultingCapabilities } from './_sections/consulting-capabilities';
import { FinalCall } from '@/components/sections/final-call';
import { SplitHero } from '@/components/sections/hero';
import { IndexRows } from '@/components/sections/index-rows';
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
      <IndexRows {...words.industries} ground="coral" pack="can-teal" />
      <FinalCall {...words.finalCall} pose="reads" />
    </Page>
  );
}
