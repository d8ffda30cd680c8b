import { Faq } from '@/components/sections/faq';
import { AskField } from '@/components/product/ask-field';
import { FinalCall } from '@/components/sections/final-call';
import { ProductsHero } from './_sections/products-hero';
import { SolutionCards } from './_sections/solution-cards';
import { Steps } from '@/components/sections/steps';
import { Trial } from '@/components/sections/trial';
import { definePage } from '@/components/layout/page';
import { trial } from '@/words';

const { words, metadata, Page } = definePage('solutions');
export { metadata };

export default function SolutionsPage() {
  return (
    <Page>
      <ProductsHero {...words.hero} />
      <SolutionCards {...words} />
      <Steps {...words.howItWorks} layout="numbers" />
      <Trial />
      <Faq {...trial.refusals} space="after" />
      <FinalCall {...words.finalCall} field={<AskField />} />
    </Page>
  );
}
