import type { Pages } from '@/content/schema';
import { Section, SectionHeading } from '@/components/ui/section';

/** Twelve KPIs by name and definition, as a page of an index. */
export function KpiLibrary({ definitions, ...head }: Pages['octomine']['kpiLibrary']) {
  return (
    <Section id="kpis" space="after">
      <SectionHeading {...head} rank="utility" />
      <dl className="mt-8 grid grid-cols-2 gap-x-6 lg:grid-cols-3 lg:gap-x-14">
        {definitions.map(({ name, definition }) => (
          <div key={name} className="border-t border-line py-4">
            <dt className="font-semibold text-ink-900">{name}</dt>{' '}
            <dd className="text-small">{definition}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
