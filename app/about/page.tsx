import { Letter } from '@/components/product/letter';
import { Documents } from '@/components/sections/documents';
import { FinalCall } from '@/components/sections/final-call';
import { SplitHero } from '@/components/sections/hero';
import { Section, SectionHeading } from '@/components/ui/section';
import { Offices } from './_sections/offices';
import { People } from './_sections/people';
import { Timeline } from './_sections/timeline';
import { definePage } from '@/components/layout/page';
import { reply, site } from '@/words';

const { words, metadata, Page } = definePage('about');
export { metadata };

const { vision, mission } = words;

export default function AboutPage() {
  return (
    <Page>
      <SplitHero {...words.hero}>
        <Offices {...site} />
      </SplitHero>
      <Section head={{ eyebrow: vision.name, title: vision.title, lede: vision.text }}>
        <div className="grid gap-x-14 gap-y-3 border-t-4 border-ink-900 pt-6 lg:grid-cols-2">
          <SectionHeading eyebrow={mission.name} title={mission.title} rank="utility" />
          <p className="max-w-text text-lead">{mission.text}</p>
        </div>
      </Section>
      <Timeline {...words.timeline} />
      <Documents {...words.principles} />
      <Section id="reply" ground="sand">
        <div className="grid items-center gap-x-14 gap-y-8 lg:grid-cols-2">
          <SectionHeading title={reply.title} lede={reply.lede} />
          <Letter />
        </div>
      </Section>
      <People {...words} {...site} />
      <FinalCall {...words.finalCall} />
    </Page>
  );
}
