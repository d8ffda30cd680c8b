import type { SectionHead } from '@/content/schema';
import { Island } from '../islands/island';
import { Section, SectionHeading } from '../ui/section';

/** The demo that visitors can use; its first answer stands in the page. */
export function LiveDemo(head: SectionHead) {
  return (
    <Section id="demo">
      <SectionHeading {...head} />
      <div className="mt-10">
        <Island name="ask-octopus" when="near" props={{}} />
      </div>
    </Section>
  );
}
