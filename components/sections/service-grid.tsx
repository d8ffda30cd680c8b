import type { Feature, SectionHead } from '@/content/schema';
import { Icon } from '../ui/icon';
import { Section, SectionHeading } from '../ui/section';

/** Six pieces of work in one ruled sheet, like tiles of a plan. */
export function ServiceGrid({ items, ...head }: SectionHead & { items: readonly Feature[] }) {
  return (
    <Section>
      <SectionHeading {...head} />
      <ul className="mt-10 grid overflow-clip rounded-panel border border-line bg-line sm:grid-cols-2 sm:gap-px lg:grid-cols-3">
        {items.map(({ title, description, icon }, index) => (
          <li
            key={title}
            className={`border-line p-7 not-last:border-b sm:border-b-0 lg:p-9 ${index === 0 ? 'on-ink bg-ink-900 text-mist' : 'bg-white'}`}
          >
            <h3 className="flex items-center justify-between gap-4 text-h3">
              {title}
              <span className="text-coral-400">
                <Icon name={icon} size="large" />
              </span>
            </h3>
            <p className="mt-3">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
