import type { TechnologyStackContent } from '@/content/schema';
import { Section, type Placement } from '../ui/section';

/** The technology stack of a service: its tools by category, a row a category. */
export function TechnologyStack({ groups, ground, ...head }: TechnologyStackContent & Placement) {
  return (
    <Section head={head} ground={ground}>
      <dl className="ruled border-t-4 border-current">
        {groups.map(({ category, tools }) => (
          <div key={category} className="grid items-baseline gap-x-8 gap-y-3 py-5 md:grid-cols-4">
            <dt className="text-lead font-semibold">{category}</dt>
            <dd className="md:col-span-3">
              <ul className="flex flex-wrap gap-2">
                {tools.map((tool) => (
                  <li
                    key={tool}
                    className="rounded-control border border-line bg-white px-4 py-1.5 text-small text-body"
                  >
                    {tool}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
