import { FinalCall } from '@/components/sections/final-call';
import { LeadHero } from '@/components/sections/hero';
import { SolutionCards } from './_sections/solution-cards';
import { Steps } from '@/components/sections/steps';
import { Trial } from '@/components/sections/trial';
import { definePage } from '@/components/layout/page';

const { words, metadata, Page } = definePage('solutions');
export { metadata };

export default function SolutionsPage() {
  return (
    <Page>
      <LeadHero {...words.hero} />
      <SolutionCards {...words} />
      <Steps {...words.howItWorks} ground="sand" />
      <Trial />
      <FinalCall {...words.finalCall} />
    </Page>
  );
}
