import { AskedDashboard } from './_sections/asked-dashboard';
import { AlliesCarousel } from './_sections/allies-carousel';
import { BackedBy } from './_sections/backed-by';
import { HeroArms } from './_sections/hero-arms';
import { FinalCall } from '@/components/sections/final-call';
import { SplitHero } from '@/components/sections/hero';
import { IndustryIndex } from './_sections/industry-index';
import { LatestInsights } from './_sections/latest-insights';
import { OneMonday } from './_sections/one-monday';
import { SuccessStories } from './_sections/success-stories';
import { WhyChoose } from './_sections/why-choose';
import { Page } from '@/components/layout/page';
import { blog } from '@/content/pages/blog';
import { caseStudies } from '@/content/pages/case-studies';
import { home } from '@/content/pages/home';
import { readArticles } from '@/lib/articles/articles';
import { readStories } from '@/lib/articles/stories';
import { currentStory, currentTeaser, type Written } from '@/lib/articles/taken-over';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('home', home.meta);

export default function HomePage() {
  // What has been written since the page's words were takes its place here too.
  const written: Written = {
    cards: blog.cards,
    articles: readArticles(),
    caseStudies: caseStudies.stories,
    stories: readStories(),
  };
  const storyTeasers = home.successStories.stories.map((teaser) => currentStory(teaser, written));
  const insightTeasers = home.insights.teasers.map((teaser) => currentTeaser(teaser, written));
  return (
    <Page route="home" meta={home.meta}>
      <SplitHero {...home.hero}>
        <HeroArms />
        <AskedDashboard {...home.ask} />
      </SplitHero>
      <BackedBy {...home.backedBy} />
      <OneMonday {...home.monday} />
      <WhyChoose {...home.whyChoose} />
      <SuccessStories {...home.successStories} stories={storyTeasers} />
      <IndustryIndex {...home.whoWeAre} />
      <LatestInsights {...home.insights} teasers={insightTeasers} />
      <AlliesCarousel {...home.allies} />
      <FinalCall {...home.finalCall} />
    </Page>
  );
}
