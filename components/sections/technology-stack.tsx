import type { TechnologyStackContent } from '@/content/schema';
import { Section, SectionHeading } from '../ui/section';

/** The technology stack of a service: its tools by category, beside the heading. */
export function TechnologyStack({ groups, ...head }: TechnologyStackContent) {
  return (
    <Section ground="sand" space="quiet">
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <SectionHeading {...head} />
        </div>
        <dl className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3 sm:gap-x-6 lg:col-span-8 lg:gap-y-10">
          {groups.map(({ category, tools }) => (
            <div key={category} className="border-t-2 border-ink-900 pt-2 lg:pt-3">
              <dt className="text-small font-semibold text-ink-900">{category}</dt>
              <dd className="mt-1">
                <ul>
                  {tools.map((tool) => (
                    <li key={tool}>{tool}</li>
                  ))}
                </ul>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
