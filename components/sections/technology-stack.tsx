import type { TechnologyStackContent } from '@/content/schema';
import { Section } from '../ui/section';

/** The technology stack of a service: the tools of each category, in columns across the page. */
export function TechnologyStack({ groups, ...head }: TechnologyStackContent) {
  return (
    <Section head={head} surface="sand" spacing="compact">
      <dl className="mt-5 grid gap-y-2 md:grid-cols-3 md:gap-y-5 lg:mt-8 lg:grid-cols-6">
        {groups.map(({ category, tools }) => (
          <div
            key={category}
            className="grid content-start border-t border-ink-900 pt-2 lg:row-span-2 lg:grid-rows-subgrid lg:gap-y-0 lg:pt-3"
          >
            <dt className="font-semibold text-ink-900">{category}</dt>
            <dd className="flex flex-wrap gap-x-4 content-start font-medium md:mt-2 md:grid md:gap-y-1">
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
