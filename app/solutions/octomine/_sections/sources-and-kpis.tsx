import type { ReactNode } from 'react';
import type { Pages, SectionHead } from '@/content/schema';
import { Section, SectionHeading } from '@/components/ui/section';
import { joinAsList } from '@/lib/sample-brand/engine/format';

type Content = Pick<Pages['octomine'], 'integrations' | 'kpiLibrary'>;

/** The connectors by kind; beside them KPIs and their definitions. */
export function SourcesAndKpis({
  integrations: { groups, ...sources },
  kpiLibrary: { definitions, ...library },
}: Content) {
  return (
    <Section space="quiet">
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-5">
        <List id="integrations" head={sources} width="lg:col-span-2">
          {groups.map(({ category, tools }) => (
            <div key={category} className="py-2.5">
              <dt className="font-semibold text-ink-900">{category}</dt>
              <dd className="text-small">{joinAsList(tools)}</dd>
            </div>
          ))}
        </List>
        <List id="kpis" head={library} width="lg:col-span-3">
          {definitions.map(({ name, definition }) => (
            <div key={name} className="gap-x-6 py-2 text-small md:grid md:grid-cols-3">
              <dt className="inline font-semibold text-ink-900">{name}</dt>{' '}
              <dd className="inline md:col-span-2">{definition}</dd>
            </div>
          ))}
        </List>
      </div>
    </Section>
  );
}

/** A list of names with what there is to say of each, below its heading. */
function List({
  id,
  head,
  width,
  children,
}: {
  id: string;
  head: SectionHead;
  width: string;
  children: ReactNode;
}) {
  return (
    <div id={id} className={width}>
      <SectionHeading {...head} rank="utility" />
      <dl className="mt-6 ruled border-y border-line">{children}</dl>
    </div>
  );
}
