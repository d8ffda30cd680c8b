import type { SectionHead, StackGroup } from '@/content/schema';
import { StackTable } from './stack-table';
import { Section, SectionHeading } from '../ui/section';

/** The connectors by kind of source. */
export function Integrations({ groups, ...head }: SectionHead & { groups: readonly StackGroup[] }) {
  return (
    <Section id="integrations" ground="sand">
      <SectionHeading {...head} ground="sand" />
      <StackTable groups={groups} />
    </Section>
  );
}
