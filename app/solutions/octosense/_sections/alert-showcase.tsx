import type { SectionHead } from '@/content/schema';
import { AlertInbox } from '@/components/product/alert-inbox';
import { Section, SectionHeading } from '@/components/ui/section';

/** The inbox of alerts, wide, straight below the hero. */
export function AlertShowcase(head: SectionHead) {
  return (
    <Section id="alerts">
      <SectionHeading {...head} />
      <div data-nosnippet="" className="mt-10">
        <AlertInbox />
      </div>
    </Section>
  );
}
