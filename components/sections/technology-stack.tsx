import type { TechnologyStackContent } from '@/content/schema';
import { Section } from '../ui/section';

/** The technology stack of a service: a row of tools for each category. */
export function TechnologyStack({ groups, ...head }: TechnologyStackContent) {
  return (
    <Section head={head} ground="sand" space="quiet">
      <dl className="mt-6 ruled max-w-wide border-mist lg:mt-8">
        {groups.map(({ category, tools }) => (
          <div key={category} className="gap-x-6 py-1 sm:flex lg:py-2">
            <dt className="w-44 shrink-0 font-semibold text-ink-900">{category}</dt>
            <dd className="flex grow flex-wrap gap-x-3 lg:grid lg:grid-cols-4">
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
