import { FinalCall } from '@/components/sections/final-call';
import { ProductsHero } from './_sections/products-hero';
import { SolutionCards } from './_sections/solution-cards';
import { Steps } from '@/components/sections/steps';
import { Page } from '@/components/layout/page';
import { solutions } from '@/content/pages/solutions';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('solutions', solutions.meta);

export default function SolutionsPage() {
  return (
    <Page route="solutions" meta={solutions.meta}>
      <ProductsHero {...solutions.hero} />
      <SolutionCards cards={solutions.cards} linkLabel={solutions.cardLink} />
      <Steps {...solutions.howItWorks} ground="sand" />
      <FinalCall {...solutions.finalCall} />
    </Page>
  );
}
