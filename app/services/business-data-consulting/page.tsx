import { FinalCall } from '@/components/sections/final-call';
import { StackedHero } from '@/components/sections/hero';
import { Phases } from '@/components/sections/phases';
import { definePage } from '@/components/layout/page';
import { AgreedAndMoved } from './_sections/agreed-and-moved';
import { Deliverables } from './_sections/deliverables';

const { content, metadata, Page } = definePage('business-data-consulting');
export { metadata };

export default function BusinessDataConsultingPage() {
  return (
    <Page>
      <StackedHero {...content.hero} />
      <AgreedAndMoved {...content.sheets} />
      <Deliverables {...content.deliverables} />
      <Phases {...content.process} surface="sand" />
      <FinalCall {...content.finalCall} />
    </Page>
  );
}
