import type { SectionHead, StackGroup } from '@/content/schema';
import { Section, SectionHeading } from '@/components/ui/section';

/** The connectors by kind of source, a list a kind. */
export function Integrations({ groups, ...head }: SectionHead & { groups: readonly StackGroup[] }) {
  return (
    <Section id="integrations" ground="sand">
      <SectionHeading {...head} ground="sand" />
      <dl className="mt-8 grid grid-cols-2 gap-x-6 text-small sm:grid-cols-3 xl:grid-cols-5">
        {groups.map(({ category, tools }) => (
          <div key={category} className="border-t border-edge py-4">
            <dt className="mb-1 font-semibold text-ink-900">{category}</dt>{' '}
            {tools.map((tool) => (
              <dd key={tool}>{tool}</dd>
            ))}
          </div>
        ))}
      </dl>
    </Section>
  );
}
