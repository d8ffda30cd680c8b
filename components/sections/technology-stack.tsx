import type { ReactNode } from 'react';
import type { TechnologyStackContent } from '@/content/schema';
import { Section, SectionHeading } from '../ui/section';

/**
 * The technology stack of a service: a row of tools for each category.
 * @param children what stands beside the rows
 */
export function TechnologyStack({
  groups,
  children,
  ...head
}: TechnologyStackContent & { children?: ReactNode }) {
  return (
    <Section ground="sand" space="quiet">
      <div className={children ? 'grid gap-x-14 gap-y-7 lg:grid-cols-2' : ''}>
        <div>
          <SectionHeading {...head} />
          <dl className="mt-6 ruled border-y border-ink-900 lg:mt-8">
            {groups.map(({ category, tools }) => (
              <div key={category} className="gap-x-6 py-1.5 sm:flex lg:py-2">
                <dt className="w-44 shrink-0 font-semibold text-ink-900">{category}</dt>
                <dd
                  className={`flex grow flex-wrap gap-x-3 sm:gap-x-4 ${children ? '' : 'lg:grid lg:grid-cols-4'}`}
                >
                  {tools.map((tool) => (
                    <span key={tool}>{tool}</span>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </div>
        {children}
      </div>
    </Section>
  );
}
