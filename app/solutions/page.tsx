import { Motif } from '@/components/product/motif';
import { FinalCall } from '@/components/sections/final-call';
import { OpenHero } from '@/components/sections/hero';
import { SolutionCards } from '@/components/sections/solution-cards';
import { SteppedLine } from '@/components/sections/stepped-line';
import { Page } from '@/components/ui/page';
import { solutions } from '@/content/pages/solutions';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('solutions', solutions.meta);

export default function SolutionsPage() {
  return (
    <Page route="solutions" meta={solutions.meta}>
      <OpenHero {...solutions.hero}>
        <Motif place="hero" />
      </OpenHero>
      <SolutionCards cards={solutions.cards} linkLabel={solutions.cardLink} />
      <SteppedLine {...solutions.howItWorks} ground="sand" />
      <FinalCall {...solutions.finalCall} />
    </Page>
  );
}
