import { FinalCall } from '@/components/sections/final-call';
import { LeadHero } from '@/components/sections/hero';
import { Work } from '@/components/sections/work';
import { TextLink } from '@/components/ui/text-link';
import { definePage } from '@/components/layout/page';
import { BusinessDiagram } from './_sections/business-diagram';
import { Settled } from './_sections/settled';

const { words, metadata, Page } = definePage('business-data-consulting');
export { metadata };

const { proof, ...deliverables } = words.deliverables;

export default function BusinessDataConsultingPage() {
  return (
    <Page>
      <LeadHero {...words.hero} />
      <BusinessDiagram {...words.diagram} />
      <Work {...deliverables} layout="wide">
        <p>
          <TextLink {...proof} />
        </p>
      </Work>
      <Settled {...words.process} />
      <FinalCall {...words.finalCall} />
    </Page>
  );
}
