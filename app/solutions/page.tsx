import { Faq } from '@/components/sections/faq';
import { AskField } from '@/components/product/ask-field';
import { FinalCall } from '@/components/sections/final-call';
import { ProductsHero } from './_sections/products-hero';
import { SolutionCards } from './_sections/solution-cards';
import { Steps } from '@/components/sections/steps';
import { Trial } from '@/components/sections/trial';
import { Octopus } from '@/components/ui/octopus';
import { definePage } from '@/components/layout/page';
import { trial } from '@/words';

const { words, metadata, Page } = definePage('solutions');
export { metadata };

export default function SolutionsPage() {
  return (
    <Page>
      <ProductsHero {...words.hero} />
      <SolutionCards {...words} />
      <Steps {...words.howItWorks} layout="numbers" ground="coral" pack="jar-mint" />
      <Trial />
      <Faq
        {...trial.refusals}
        space="after"
        note={
          <div className="hidden w-52 lg:block">
            <Octopus pose="shrugs" />
          </div>
        }
      />
      <FinalCall {...words.finalCall} field={<AskField />} />
    </Page>
  );
}
