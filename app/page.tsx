import { AlliesCarousel } from './_sections/allies-carousel';
import { BackedBy } from './_sections/backed-by';
import { StatementCall } from '@/components/sections/statement-call';
import { LatestInsights } from './_sections/latest-insights';
import { OneMonday } from './_sections/one-monday';
import { SuccessStories } from './_sections/success-stories';
import { WhoWeAre } from './_sections/who-we-are';
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
      <SuccessStories {...words.successStories} />
      <OneMonday {...words.monday} />
      <WhoWeAre {...words.whoWeAre} />
      <WhyChoose {...words.whyChoose} />
      <LatestInsights {...words.insights} />
      <AlliesCarousel {...words.allies} />
      <StatementCall {...words.finalCall} ground="coral" />
    </Page>
  );
}
