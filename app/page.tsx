import { AskField } from '@/components/product/ask-field';
import { ShelfAndAnswer } from '@/components/product/shelf-and-answer';
import { AlliesCarousel } from './_sections/allies-carousel';
import { BackedBy } from './_sections/backed-by';
import { StatementCall } from '@/components/sections/statement-call';
import { SplitHero } from '@/components/sections/hero';
import { IndexRows } from '@/components/sections/index-rows';
import { LatestInsights } from './_sections/latest-insights';
import { OneMonday } from './_sections/one-monday';
import { SuccessStories } from './_sections/success-stories';
import { WhyChoose } from './_sections/why-choose';
import { definePage } from '@/components/layout/page';

const { words, metadata, Page } = definePage('home');
export { metadata };

export default function HomePage() {
  return (
    <Page>
      <SplitHero {...words.hero} field={<AskField />}>
        <ShelfAndAnswer {...words.ask} />
      </SplitHero>
      <BackedBy {...words.backedBy} />
      <OneMonday {...words.monday} />
      <WhyChoose {...words.whyChoose} />
      <SuccessStories {...words.successStories} />
      <IndexRows {...words.whoWeAre} ground="sand" space="quiet" />
      <LatestInsights {...words.insights} />
      <AlliesCarousel {...words.allies} />
      <StatementCall {...words.finalCall} ground="coral" pack="carton-paper" />
    </Page>
  );
}
