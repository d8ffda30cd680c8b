import { BusinessDiagram } from './_sections/business-diagram';
import { FinalCall } from '@/components/sections/final-call';
import { Phases } from '@/components/sections/phases';
import { SplitHero } from '@/components/sections/hero';
import { Work } from '@/components/sections/work';
import { definePage } from '@/components/layout/page';

const { words, metadata, Page } = definePage('business-data-consulting');
export { metadata };

export default function BusinessDataConsultingPage() {
  return (
    <Page>
      <SplitHero {...words.hero}>
        <BusinessDiagram {...words.diagram} />
      </SplitHero>
      <Work {...words.deliverables} sheet="right" />
      <Phases {...words.process} layout="columns" ground="sand" />
      <FinalCall {...words.finalCall} />
    </Page>
  );
}
