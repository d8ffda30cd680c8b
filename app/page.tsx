import { AlliesCarousel } from './_sections/allies-carousel';
import { StatementCall } from '@/components/sections/statement-call';
import { LatestInsights } from './_sections/latest-insights';
import { OneMonday } from './_sections/one-monday';
import { SuccessStories } from './_sections/success-stories';
import { WhoWeAre } from './_sections/who-we-are';
import { WindowHero } from './_sections/window-hero';
import { definePage } from '@/components/layout/page';

const { content, metadata, Page } = definePage('home');
export { metadata };

export default function HomePage() {
  return (
    <Page>
      <WindowHero {...content.hero} />
      <SuccessStories {...content.successStories} />
      <OneMonday {...content.monday} />
      <WhoWeAre {...content} />
      <LatestInsights {...content.insights} />
      <AlliesCarousel {...content.allies} />
      <StatementCall {...content.finalCall} />
    </Page>
  );
}
