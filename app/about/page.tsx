import { OfficesMap } from '@/components/product/offices-map';
import { FinalCall } from '@/components/sections/final-call';
import { SplitHero } from '@/components/sections/hero';
import { Principles } from './_sections/principles';
import { Timeline } from './_sections/timeline';
import { VisionMission } from './_sections/vision-mission';
import { Page } from '@/components/layout/page';
import { company } from '@/content/company';
import { about } from '@/content/pages/about';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('about', about.meta);

export default function AboutPage() {
  return (
    <Page route="about" meta={about.meta}>
      <SplitHero {...about.hero}>
        <OfficesMap offices={company.offices} caption={about.map} />
      </SplitHero>
      <VisionMission vision={about.vision} mission={about.mission} />
      <Timeline {...about.timeline} />
      <Principles {...about.principles} />
      <FinalCall {...about.finalCall} />
    </Page>
  );
}
