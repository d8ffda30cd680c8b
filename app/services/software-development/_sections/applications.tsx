import type { IndexContent } from '@/content/schema';
import { Section } from '@/components/ui/section';

/** Six kinds of application, three across. */
export function Applications({ items, ...head }: IndexContent) {
  return (
    <Section head={head} space="quiet">
      <ul className="mt-6 grid gap-x-8 sm:grid-cols-2 lg:mt-10 lg:grid-cols-3 lg:gap-y-8">
        {items.map(({ title, description }) => (
          <li key={title} className="border-t border-ink-900 py-2 lg:py-4">
            <h3 className="text-h3">{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
