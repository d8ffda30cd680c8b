import type { TechnologyStackContent } from '@/content/schema';
import { Section } from '../ui/section';

const layouts = {
  /** Layers, one above the other. */
  layers: {
    list: '',
    group: 'lg:grid-cols-5',
    tools: 'lg:col-span-4 lg:grid-cols-4',
  },
  /** Stages along a line, from left to right. */
  stages: {
    list: 'lg:grid lg:auto-cols-fr lg:grid-flow-col lg:gap-x-2',
    group: 'lg:border-t lg:border-ink-900 lg:pt-3',
    tools: 'lg:mt-2 lg:gap-y-2',
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
      <dl
        className={`mt-3 ruled border-line md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-8 md:max-lg:*:border-t md:max-lg:*:border-line lg:mt-8 ${styles.list}`}
      >
        {groups.map(({ category, tools }) => (
          <div key={category} className={`grid content-start gap-x-6 py-2 ${styles.group}`}>
            <dt className="font-semibold text-ink-900">{category}</dt>
            <dd className={`flex flex-wrap gap-x-4 font-medium lg:grid ${styles.tools}`}>
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
