import type { Feature, SectionHead } from '@/content/schema';
import { Icon } from '../ui/icon';
import { Section, SectionHeading } from '../ui/section';

/** Six pieces of work in one ruled sheet, like tiles of a plan: the gaps are its rules. */
export function Offerings({ items, ...head }: SectionHead & { items: readonly Feature[] }) {
  return (
    <Section>
      <SectionHeading {...head} />
      <div className="mt-10 overflow-clip rounded-panel border border-line bg-line">
        <ul className="grid gap-px sm:grid-cols-2 lg:grid-cols-3">
          {items.map(({ title, description, icon }, index) => (
            <li
              key={title}
              className={`p-7 lg:p-9 ${index === 0 ? 'on-ink bg-ink-900 text-mist' : 'bg-white'}`}
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
      </div>
    </Section>
  );
}
