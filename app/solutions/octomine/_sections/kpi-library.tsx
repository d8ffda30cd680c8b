import type { OctomineContent } from '@/content/schema';
import { Section, SectionHeading } from '@/components/ui/section';
import { DefinitionList } from './definition-list';

/** Twelve KPIs by name and definition. */
export function KpiLibrary({ definitions, ...head }: OctomineContent['kpiLibrary']) {
  return (
    <Section id="kpis" space="after">
      <SectionHeading {...head} rank="utility" />
      <DefinitionList definitions={definitions} />
    </Section>
  );
}
