import { FeatureRows } from '@/components/sections/feature-rows';
import { FinalCall } from '@/components/sections/final-call';
import { StackedHero } from '@/components/sections/hero';
import { Phases } from '@/components/sections/phases';
import { TextLink } from '@/components/ui/text-link';
import { definePage } from '@/components/layout/page';
import { AgreedAndMoved } from './_sections/agreed-and-moved';

const { content, metadata, Page } = definePage('business-data-consulting');
export { metadata };

export default function BusinessDataConsultingPage() {
  return (
    <Page>
      <StackedHero {...content.hero} />
      <AgreedAndMoved {...content.documents} />
      <FeatureRows {...content.deliverables}>
        <TextLink {...content.deliverables.proof} />
      </FeatureRows>
      <Phases {...content.process} surface="sand" />
      <FinalCall {...content.finalCall} />
    </Page>
  );
}
