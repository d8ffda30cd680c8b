import type { ReactNode } from 'react';
import type { Pages, SectionHead } from '@/content/schema';
import { Section, SectionHeading } from '@/components/ui/section';
import { joinAsList } from '@/lib/sample-brand/engine/format';

type Content = Pick<Pages['octomine'], 'integrations' | 'kpiLibrary'>;

/** The connectors by kind, with the KPIs that each feeds; beside them the KPIs' definitions. */
export function SourcesAndKpis({
  integrations: { measures: feeds, groups, ...sources },
  kpiLibrary: { definitions, ...library },
}: Content) {
  return (
    <Section>
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-2">
        <List id="integrations" head={sources}>
          {groups.map(({ category, tools, measures }) => (
            <div key={category} className="py-3">
              <dt className="font-semibold text-ink-900">{category}</dt>
              <dd className="text-small">{joinAsList(tools)}</dd>
              <dd className="text-small text-teal-600">
                {feeds} {joinAsList(measures)}
              </dd>
            </div>
          ))}
        </List>
        <List id="kpis" head={library}>
          {definitions.map(({ name, definition }) => (
            <div key={name} className="gap-x-6 py-3 xl:grid xl:grid-cols-5">
              <dt className="font-semibold text-ink-900 xl:col-span-2">{name}</dt>
              <dd className="text-small xl:col-span-3">{definition}</dd>
            </div>
          ))}
        </List>
      </div>
    </Section>
  );
}

/** A list of names with what there is to say of each, below its heading. */
function List({ id, head, children }: { id: string; head: SectionHead; children: ReactNode }) {
  return (
    <div id={id}>
      <SectionHeading {...head} rank="utility" />
      <dl className="mt-6 ruled border-y border-line">{children}</dl>
    </div>
  );
}
