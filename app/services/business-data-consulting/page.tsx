import { BusinessDiagram } from '@/components/product/business-diagram';
import { Deliverables } from './_sections/deliverables';
import { FinalCall } from '@/components/sections/final-call';
import { SplitHero } from '@/components/sections/hero';
import { Stairs } from './_sections/stairs';
import { definePage } from '@/components/layout/page';

const { words, drawing, metadata, Page } = definePage('business-data-consulting');
export { metadata };

export default function BusinessDataConsultingPage() {
  return (
    <Page>
      <SplitHero {...words.hero}>
        <BusinessDiagram {...words.diagram} />
      </SplitHero>
      <Deliverables {...words.deliverables} />
      <Stairs {...words.process} />
      <FinalCall {...words.finalCall} drawing={drawing} />
    </Page>
  );
}
