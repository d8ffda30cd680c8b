import { FinalCall } from '@/components/sections/final-call';
import { SplitHero } from '@/components/sections/hero';
import { Section, SectionHeading } from '@/components/ui/section';
import { Habits } from './_sections/habits';
import { Offices } from './_sections/offices';
import { People } from './_sections/people';
import { Timeline } from './_sections/timeline';
import { definePage } from '@/components/layout/page';
import { site } from '@/words';

const { words, metadata, Page } = definePage('about');
export { metadata };

const { vision, mission } = words;

export default function AboutPage() {
  return (
    <Page>
      <SplitHero {...words.hero}>
        <Offices {...site} />
      </SplitHero>
      <Section space="quiet">
        <div className="grid gap-x-14 gap-y-7 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <SectionHeading eyebrow={vision.name} title={vision.title} lede={vision.text} />
          </div>
          <div className="border-t-4 border-ink-900 pt-5 lg:col-span-5">
            <SectionHeading
              eyebrow={mission.name}
              title={mission.title}
              lede={mission.text}
              rank="note"
            />
          </div>
        </div>
      </Section>
      <Timeline {...words.timeline} />
      <Habits {...words.habits} />
      <People {...words} {...site} />
      <FinalCall {...words.finalCall} />
    </Page>
  );
}
