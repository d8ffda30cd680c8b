import { FinalCall } from '@/components/sections/final-call';
import { SplitHero } from '@/components/sections/hero';
import { Section, SectionHeading } from '@/components/ui/section';
import { Habits } from './_sections/habits';
import { Offices } from './_sections/offices';
import { People } from './_sections/people';
import { Timeline } from './_sections/timeline';
import { definePage } from '@/components/layout/page';
import { site } from '@/.content';

const { content, metadata, Page } = definePage('about');
export { metadata };

export default function AboutPage() {
  return (
    <Page>
      <SplitHero {...content.hero}>
        <Offices {...site} />
      </SplitHero>
      <Section spacing="compact">
        <div className="grid gap-x-14 gap-y-8 **:text-balance lg:grid-cols-2">
          {[content.vision, content.mission].map(({ name, title, text }) => (
            <SectionHeading
              key={name}
              eyebrow={name}
              title={title}
              lede={text}
              headingSize="utility"
            />
          ))}
        </div>
      </Section>
      <Timeline {...content.timeline} />
      <Habits {...content.habits} />
      <People {...content} {...site} />
      <FinalCall {...content.finalCall} />
    </Page>
  );
}
