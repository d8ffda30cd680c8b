import type { Pages, SectionHead } from '@/content/schema';
import type { IconName } from '@/content/icons';
import { Icon } from '@/components/ui/icon';
import { Section, SectionHeading } from '@/components/ui/section';
import { joinAsList } from '@/lib/sample-brand/engine/format';

type Content = Pick<Pages['octomine'], 'integrations' | 'kpiLibrary'>;

/** KPIs and their definitions, beside the connectors of each kind. */
export function SourcesAndKpis({
  integrations: { groups, ...sources },
  kpiLibrary: { definitions, ...library },
}: Content) {
  return (
    <Section spacing="compact">
      <div className="grid gap-x-14 gap-y-6 lg:grid-cols-2">
        <Terms
          id="kpis"
          head={library}
          rows={definitions.map(({ name, definition }) => ({ name, meaning: definition }))}
        />
        <Terms
          id="integrations"
          head={sources}
          rows={groups.map(({ category, tools, icon }) => ({
            name: category,
            meaning: joinAsList(tools),
            icon,
          }))}
        />
      </div>
    </Section>
  );
}

/** Names, and what each stands for. */
function Terms({
  id,
  head,
  rows,
}: {
  id: string;
  head: SectionHead;
  rows: readonly { name: string; meaning: string; icon?: IconName }[];
}) {
  return (
    <div id={id}>
      <SectionHeading {...head} headingSize="utility" />
      <dl className="mt-4">
        {rows.map(({ name, meaning, icon }) => (
          <div key={name} className="grid grid-cols-5 gap-x-4 py-2 text-small/tight md:grid-cols-3">
            <dt className="col-span-2 flex gap-2 font-semibold text-ink-900 md:col-span-1">
              {icon && (
                <span className="text-teal-600 max-md:hidden">
                  <Icon name={icon} />
                </span>
              )}
              {name}
            </dt>{' '}
            <dd className="col-span-3 first-letter:uppercase md:col-span-2">{meaning}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
