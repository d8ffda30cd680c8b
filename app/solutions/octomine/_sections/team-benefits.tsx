import type { OctomineContent } from '@/content/schema';
import { Section, SectionHeading } from '@/components/ui/section';

/** What changes for the team, as a ledger: the claim, and what stands behind it. */
export function TeamBenefits({ items, ...head }: OctomineContent['benefits']) {
  return (
    <Section>
      <SectionHeading {...head} />
      <ul className="mt-10 grid gap-x-14 sm:grid-cols-2">
        {items.map(({ title, description }) => (
          <li key={title} className="border-t border-ink-900 pt-5 pb-8">
            <h3 className="text-h3">{title}</h3>
            <p className="mt-2 max-w-text">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
