import type { SectionHead, StackGroup } from '@/content/schema';
import { Section, SectionHeading } from '@/components/ui/section';
import { DefinitionList } from './definition-list';

/** The connectors by kind of source. */
export function Integrations({ groups, ...head }: SectionHead & { groups: readonly StackGroup[] }) {
  const kinds = groups.map(({ category, tools }) => ({
    name: category,
    definition: tools.join(' · '),
  }));
  return (
    <Section id="integrations" ground="sand">
      <SectionHeading {...head} ground="sand" />
      <DefinitionList definitions={kinds} />
    </Section>
  );
}
