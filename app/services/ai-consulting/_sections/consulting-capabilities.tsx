import type { Feature, SectionHead } from '@/content/schema';
import { Section, SectionHeading } from '@/components/ui/section';
import { Icon } from '@/components/ui/icon';

/** Six capabilities as one table of two columns, from the first idea to daily use. */
export function ConsultingCapabilities({
  items,
  ...head
}: SectionHead & { items: readonly Feature[] }) {
  return (
    <Section>
      <SectionHeading {...head} />
      <ol className="mt-10 grid border-t border-ink-900 md:grid-cols-2 md:gap-x-14">
        {items.map(({ title, description, icon }) => (
          <li key={title} className="grid grid-cols-6 gap-x-4 border-b border-line py-6">
            <span className="text-teal-600">
              <Icon name={icon} size="large" />
            </span>
            <div className="col-span-5">
              <h3 className="text-h3">{title}</h3>
              <p className="mt-1.5">{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
