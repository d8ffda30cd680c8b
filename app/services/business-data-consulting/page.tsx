import { BusinessDiagram } from './_sections/business-diagram';
import { Documents } from '@/components/sections/documents';
import { FinalCall } from '@/components/sections/final-call';
import { SplitHero } from '@/components/sections/hero';
import { Steps } from '@/components/sections/steps';
import { definePage } from '@/components/layout/page';

const { words, metadata, Page } = definePage('business-data-consulting');
export { metadata };

export default function BusinessDataConsultingPage() {
  return (
    <Page>
      <SplitHero {...words.hero}>
        <BusinessDiagram {...words.diagram} />
      </SplitHero>
      <Documents {...words.deliverables} layout="above" />
      <Steps {...words.process} layout="stairs" ground="gold" pack="jar-teal" />
      <FinalCall {...words.finalCall} pose="listens" />
    </Page>
  );
}
