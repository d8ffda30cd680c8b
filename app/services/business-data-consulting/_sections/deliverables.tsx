import type { Feature, SectionHead } from '@/content/schema';
import { IconTile } from '@/components/ui/icon';
import { Section, SectionHeading } from '@/components/ui/section';

/** What is left on the client's desk: five documents, the first two wide. */
export function Deliverables({ items, ...head }: SectionHead & { items: readonly Feature[] }) {
  return (
    <Section>
      <SectionHeading {...head} />
      <div className="mt-10 grid gap-4 sm:grid-cols-2 lg:grid-cols-6">
        {items.map(({ title, description, icon }, index) => (
          <article
            key={title}
            className={`rounded-card border border-line bg-white p-7 ${index < 2 ? 'lg:col-span-3' : 'lg:col-span-2'} ${index === 4 ? 'sm:col-span-2' : ''}`}
          >
            <IconTile name={icon} tone={index < 2 ? 'coral' : 'teal'} />
            <h3 className="mt-6 text-h3">{title}</h3>
            <p className="mt-2 max-w-text">{description}</p>
          </article>
        ))}
      </div>
    </Section>
  );
}
