import { AlliesCarousel } from './_sections/allies-carousel';
import { BackedBy } from './_sections/backed-by';
import { StatementCall } from '@/components/sections/statement-call';
import { IndexRows } from '@/components/sections/index-rows';
import { LatestInsights } from './_sections/latest-insights';
import { OneMonday } from './_sections/one-monday';
import { SuccessStories } from './_sections/success-stories';
import { ThreePains } from './_sections/three-pains';
import { WhyChoose } from './_sections/why-choose';
import { WindowHero } from './_sections/window-hero';
import { definePage } from '@/components/layout/page';

const { words, metadata, Page } = definePage('home');
export { metadata };

export default function HomePage() {
  return (
    <Page>
      <WindowHero {...words.hero} />
      <BackedBy {...words.backedBy} />
      <ThreePains {...words.pains} />
      <OneMonday {...words.monday} />
      <WhyChoose {...words.whyChoose} />
      <SuccessStories {...words.successStories} />
      <IndexRows {...words.whoWeAre} ground="sand" space="quiet" />
      <LatestInsights {...words.insights} />
      <AlliesCarousel {...words.allies} />
      <StatementCall {...words.finalCall} ground="coral" />
    </Page>
  );
}
