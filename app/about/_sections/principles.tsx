import type { Pages } from '@/content/schema';
import { Section, SectionHeading } from '@/components/ui/section';

/** How we work, as numbered statements. */
export function Principles({ items, ...head }: Pages['about']['principles']) {
  return (
    <Section ground="sand">
      <SectionHeading {...head} ground="sand" rank="utility" />
      <ul className="mt-10 grid gap-x-14 md:grid-cols-2">
        {items.map(({ title, description }) => (
          <li key={title} className="border-t border-ink-900 py-7">
            <h3 className="text-h3">{title}</h3>
            <p className="mt-2 max-w-text">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
