import { Motif } from '@/components/product/motif';
import { FinalCall } from '@/components/sections/final-call';
import { OpenHero } from '@/components/sections/hero';
import { Principles } from '@/components/sections/principles';
import { Timeline } from '@/components/sections/timeline';
import { VisionMission } from '@/components/sections/vision-mission';
import { Page } from '@/components/ui/page';
import { about } from '@/content/pages/about';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('about', about.meta);

export default function AboutPage() {
  return (
    <Page route="about" meta={about.meta}>
      <OpenHero {...about.hero}>
        <Motif place="hero" />
      </OpenHero>
      <VisionMission vision={about.vision} mission={about.mission} />
      <Timeline {...about.timeline} />
      <Principles {...about.principles} />
      <FinalCall {...about.finalCall} />
    </Page>
  );
}
