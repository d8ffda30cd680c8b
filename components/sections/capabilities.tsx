import type { Feature, SectionHead } from '@/content/schema';
import { CapabilityDiagram } from '../product/capability-diagram';
import { Section, SectionHeading } from '../ui/section';

/** The six capabilities around the head. */
export function Capabilities({ items, ...head }: SectionHead & { items: readonly Feature[] }) {
  return (
    <Section ground="sand">
      <SectionHeading {...head} ground="sand" />
      <div className="mt-12">
        <CapabilityDiagram items={items} />
      </div>
    </Section>
  );
}
