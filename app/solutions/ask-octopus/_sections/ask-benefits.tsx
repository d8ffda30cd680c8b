import type { Pages } from '@/content/schema';
import { Section } from '@/components/ui/section';

/** Four benefits, what changes in the meeting. */
export function AskBenefits({ items, ...head }: Pages['ask-octopus']['benefits']) {
  return (
    <Section head={head} space="after">
      <ul className="mt-8 grid grid-cols-2 gap-x-6 gap-y-6 lg:grid-cols-4">
        {items.map(({ title, description }) => (
          <li key={title} className="border-t border-ink-900 pt-4">
            <h3 className="text-lead/tight">{title}</h3>
            <p className="mt-2">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
