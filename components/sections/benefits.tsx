import type { Feature, SectionHead } from '@/content/schema';
import { Icon } from '../ui/icon';
import { Section, SectionHeading, type Ground } from '../ui/section';

/** What changes, as a ledger: two columns of entries between hairlines. */
export function Benefits({
  items,
  ground = 'paper',
  ...head
}: SectionHead & { items: readonly Feature[]; ground?: Ground }) {
  return (
    <Section ground={ground}>
      <SectionHeading {...head} ground={ground} rank="utility" />
      <ul className="mt-10 grid gap-x-14 md:grid-cols-2">
        {items.map(({ title, description, icon }) => (
          <li key={title} className="flex gap-5 border-t border-line py-7">
            <span className="mt-1 text-teal-600">
              <Icon name={icon} size="large" />
            </span>
            <div>
              <h3 className="text-h3">{title}</h3>
              <p className="mt-2 max-w-text">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
