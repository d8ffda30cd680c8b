import { BusinessDiagram } from './_sections/business-diagram';
import { Deliverables } from './_sections/deliverables';
import { FinalCall } from '@/components/sections/final-call';
import { Phases } from '@/components/sections/phases';
import { SplitHero } from '@/components/sections/hero';
import { definePage } from '@/components/layout/page';

const { words, metadata, Page } = definePage('business-data-consulting');
export { metadata };

export default function BusinessDataConsultingPage() {
  return (
    <Page>
      <SplitHero {...words.hero}>
        <BusinessDiagram {...words.diagram} />
      </SplitHero>
      <Deliverables {...words.deliverables} />
      <Phases {...words.process} layout="columns" ground="sand" />
      <FinalCall {...words.finalCall} />
    </Page>
  );
}
