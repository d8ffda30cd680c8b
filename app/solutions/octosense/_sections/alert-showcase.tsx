import type { SectionHead } from '@/content/schema';
import { AlertStream } from '@/components/product/alert-stream';
import { Section, SectionHeading } from '@/components/ui/section';

/** The stream of alerts, wide, straight below the hero. */
export function AlertShowcase(head: SectionHead) {
  return (
    <Section id="alerts">
      <SectionHeading {...head} />
      <div data-nosnippet="" className="mt-10">
        <AlertStream />
      </div>
    </Section>
  );
}
