import { FinalCall } from '@/components/sections/final-call';
import { SplitHero } from '@/components/sections/hero';
import { PictureImage } from '@/components/ui/picture-image';
import { Section, SectionHeading } from '@/components/ui/section';
import { Habits } from './_sections/habits';
import { People } from './_sections/people';
import { Timeline } from './_sections/timeline';
import { definePage } from '@/components/layout/page';
import { requirePicture } from '@/lib/site/pages';
import { site } from '@/.content';

const { content, metadata, Page } = definePage('about');
export { metadata };

export default function AboutPage() {
  const { vision, mission } = content;
  return (
    <Page>
      <SplitHero {...content.hero}>
        <PictureImage picture={requirePicture('about')} eager />
      </SplitHero>
      <Section spacing="compact">
        <h2 className="text-statement">
          <span className="mb-3 eyebrow block">{vision.name}</span>
          {vision.title}
        </h2>
        <div className="mt-6 grid gap-x-14 gap-y-8 lg:mt-10 lg:grid-cols-2">
          <p className="max-w-text text-lead">{vision.text}</p>
          <SectionHeading
            eyebrow={mission.name}
            title={mission.title}
            lede={mission.text}
            headingSize="note"
          />
        </div>
      </Section>
      <Timeline {...content.timeline} />
      <Habits {...content.habits} />
      <People {...content} {...site} />
      <FinalCall {...content.finalCall} />
    </Page>
  );
}
