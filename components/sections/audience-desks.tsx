import type { Feature, SectionHead } from '@/content/schema';
import { IconTile } from '../ui/icon';
import { Section, SectionHeading } from '../ui/section';

const tones = ['coral', 'teal', 'gold', 'ink'] as const;

/** Who it is for: the desks side by side. */
export function AudienceDesks({ items, ...head }: SectionHead & { items: readonly Feature[] }) {
  return (
    <Section>
      <SectionHeading {...head} />
      <ul className="mt-12 grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
        {items.map(({ title, description, icon }, index) => (
          <li key={title} className="border-l-2 border-line pl-6">
            <IconTile name={icon} tone={tones[index % tones.length]} />
            <h3 className="mt-5 text-h3">{title}</h3>
            <p className="mt-2">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
