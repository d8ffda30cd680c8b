import { Documents } from '@/components/sections/documents';
import { FinalCall } from '@/components/sections/final-call';
import { SplitHero } from '@/components/sections/hero';
import { Offices } from './_sections/offices';
import { People } from './_sections/people';
import { Reply } from './_sections/reply';
import { Timeline } from './_sections/timeline';
import { VisionMission } from './_sections/vision-mission';
import { definePage } from '@/components/layout/page';
import { site } from '@/words';

const { words, metadata, Page } = definePage('about');
export { metadata };

export default function AboutPage() {
  return (
    <Page>
      <SplitHero {...words.hero}>
        <Offices {...site} />
      </SplitHero>
      <VisionMission vision={words.vision} mission={words.mission} />
      <Timeline {...words.timeline} />
      <Documents {...words.principles} layout="pairs" />
      <Reply />
      <People {...words} {...site} />
      <FinalCall {...words.finalCall} pose="listens" />
    </Page>
  );
}
