import { FinalCall } from '@/components/sections/final-call';
import { LeadHero } from '@/components/sections/hero';
import { Phases } from '@/components/sections/phases';
import { IndexRows } from '@/components/sections/index-rows';
import { TextLink } from '@/components/ui/text-link';
import { definePage } from '@/components/layout/page';
import { AgreedAndMoved } from './_sections/agreed-and-moved';

const { words, metadata, Page } = definePage('business-data-consulting');
export { metadata };

const { proof, ...deliverables } = words.deliverables;

export default function BusinessDataConsultingPage() {
  return (
    <Page>
      <LeadHero {...words.hero} />
      <AgreedAndMoved {...words.sheets} />
      <IndexRows {...deliverables} space="quiet" note={<TextLink {...proof} />} />
      <Phases {...words.process} layout="columns" ground="sand" />
      <FinalCall {...words.finalCall} />
    </Page>
  );
}
