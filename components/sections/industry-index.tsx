import type { Feature, SectionHead } from '@/content/schema';
import { Icon } from '../ui/icon';
import { Section, SectionHeading } from '../ui/section';

/** Who we work for: an index, one line an industry, that says what we do there. */
export function IndustryIndex({
  industries,
  ...head
}: SectionHead & { industries: readonly Feature[] }) {
  return (
    <Section>
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-3">
        <div className="lg:col-span-1">
          <SectionHeading {...head} />
        </div>
        <ul className="divide-y divide-line border-y border-line lg:col-span-2">
          {industries.map(({ title, description, icon }) => (
            <li key={title} className="grid gap-x-8 gap-y-1 py-5 md:grid-cols-2">
              <h3 className="flex items-center gap-4 text-lead">
                <span className="text-teal-600">
                  <Icon name={icon} size="large" />
                </span>
                {title}
              </h3>
              <p className="pl-10 md:pl-0">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
