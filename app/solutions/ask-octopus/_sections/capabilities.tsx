import type { Pages } from '@/content/schema';
import { CapabilityDiagram } from '@/components/product/capability-diagram';
import { Section, SectionHeading } from '@/components/ui/section';

/** The six capabilities around the head. */
export function Capabilities({ items, ...head }: Pages['ask-octopus']['capabilities']) {
  return (
    <Section ground="sand">
      <SectionHeading {...head} ground="sand" />
      <div className="mt-8">
        <CapabilityDiagram items={items} />
      </div>
    </Section>
  );
}
