import type { SectionHead } from '@/content/schema';
import { Island } from '@/components/islands/island';
import { Section } from '@/components/ui/section';

/** The demo that visitors can use; its first answer stands in the page. */
export function LiveDemo(head: SectionHead) {
  return (
    <Section id="demo" head={head} ground="sand">
      <div className="mt-8">
        <Island name="ask-octopus" parameter="ask" />
      </div>
    </Section>
  );
}
