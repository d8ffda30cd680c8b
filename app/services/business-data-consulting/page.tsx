import { FinalCall } from '@/components/sections/final-call';
import { LeadHero } from '@/components/sections/hero';
import { Phases } from '@/components/sections/phases';
import { definePage } from '@/components/layout/page';
import { AgreedAndMoved } from './_sections/agreed-and-moved';
import { Deliverables } from './_sections/deliverables';

const { words, metadata, Page } = definePage('business-data-consulting');
export { metadata };

export default function BusinessDataConsultingPage() {
  return (
    <Page>
      <LeadHero {...words.hero} />
      <AgreedAndMoved {...words.sheets} />
      <Deliverables {...words.deliverables} />
      <Phases {...words.process} ground="sand" />
      <FinalCall {...words.finalCall} />
    </Page>
  );
}
