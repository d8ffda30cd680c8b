import { FinalCall } from '@/components/sections/final-call';
import { SplitHero } from '@/components/sections/hero';
import { Section, SectionHeading } from '@/components/ui/section';
import { Habits } from './_sections/habits';
import { Offices } from './_sections/offices';
import { People } from './_sections/people';
import { Timeline } from './_sections/timeline';
import { definePage } from '@/components/layout/page';
import { site } from '@/.content';

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
        <div className="grid gap-x-14 gap-y-6 text-lead lg:grid-cols-2 lg:gap-y-8">
          <div className="lg:col-span-2">
            <SectionHeading eyebrow={vision.name} title={vision.title} />
          </div>
          <p className="max-w-text">{vision.text}</p>
          <div className="border-l-4 border-teal-600 pl-5">
            <SectionHeading eyebrow={mission.name} title={mission.title} rank="note" />
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
