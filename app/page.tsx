import { Motif } from '@/components/product/motif';
import { OctomineDashboard } from '@/components/product/octomine-dashboard';
import { AlliesCarousel } from '@/components/sections/allies-carousel';
import { BackedByStrip } from '@/components/sections/backed-by-strip';
import { FinalCall } from '@/components/sections/final-call';
import { SplitHero } from '@/components/sections/hero';
import { IndustryIndex } from '@/components/sections/industry-index';
import { LatestInsights } from '@/components/sections/latest-insights';
import { SuccessStories } from '@/components/sections/success-stories';
import { WhyChooseBento } from '@/components/sections/why-choose-bento';
import { Page } from '@/components/ui/page';
import { home } from '@/content/pages/home';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('home', home.meta);

export default function HomePage() {
  return (
    <Page route="home" meta={home.meta}>
      <SplitHero {...home.hero}>
        <OctomineDashboard size="compact" />
      </SplitHero>
      <BackedByStrip {...home.backedBy} />
      <IndustryIndex {...home.whoWeAre} />
      <WhyChooseBento {...home.whyChoose} />
      <SuccessStories {...home.successStories} />
      <LatestInsights {...home.insights} />
      <AlliesCarousel {...home.allies} />
      <FinalCall {...home.finalCall}>
        <Motif place="call" />
      </FinalCall>
    </Page>
  );
}
