import type { TechnologyStackContent } from '@/content/schema';
import { Section } from '../ui/section';

const layouts = {
  /** Layers, one above the other. */
  layers: { list: 'ruled', group: 'lg:grid-cols-5', tools: 'lg:col-span-4 lg:grid-cols-4' },
  /** Stages, from left to right. */
  stages: {
    list: 'ruled lg:grid lg:grid-flow-col lg:auto-cols-fr',
    group: 'lg:content-start lg:border-l lg:border-mist lg:px-5',
    tools: 'lg:gap-y-2',
  },
} as const;

/** The technology stack of a service: the tools of each category, across the page. */
export function TechnologyStack({
  layout,
  groups,
  ...head
}: TechnologyStackContent & { layout: keyof typeof layouts }) {
  const styles = layouts[layout];
  return (
    <Section head={head} ground="sand" space="quiet">
      <dl className={`mt-6 border-mist lg:mt-8 ${styles.list}`}>
        {groups.map(({ category, tools }) => (
          <div key={category} className={`grid gap-x-6 py-2 lg:py-3 ${styles.group}`}>
            <dt>{category}</dt>
            <dd
              className={`flex flex-wrap gap-x-4 font-display font-bold tracking-display text-ink-900 lg:grid lg:text-lead/tight ${styles.tools}`}
            >
              {tools.map((tool) => (
                <span key={tool}>{tool}</span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
