import type { Pages } from '@/content/schema';
import { Section, SectionHeading } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';

/** What changes for the team, as a ledger: the claim, and what stands behind it. */
export function TeamBenefits({ items, ...head }: Pages['octomine']['benefits']) {
  return (
    <Section>
      <SectionHeading {...head} />
      <ul className="mt-10 grid gap-x-14 sm:grid-cols-2">
        {items.map(({ title, description, action }) => (
          <li key={title} className="border-t border-ink-900 py-5">
            <h3 className="text-h3">{title}</h3>
            <p className="mt-2 max-w-text">{description}</p>
            {action && <TextLink {...action} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}
