import type { Pages } from '@/content/schema';
import { ButtonLink } from '@/components/ui/button-link';
import { Section, SectionHeading } from '@/components/ui/section';

/** What sets the product apart: six bullets on ink, and the way to see them at work. */
export function Differentiators({
  bullets,
  action,
  ...head
}: Pages['ask-octopus']['differentiators']) {
  return (
    <Section ground="ink">
      <div className="flex flex-wrap items-end justify-between gap-x-14 gap-y-6">
        <SectionHeading {...head} ground="ink" />
        <ButtonLink {...action} look="ghost" />
      </div>
      <ul className="mt-8 grid grid-cols-2 gap-x-6 gap-y-6 lg:grid-cols-3">
        {bullets.map(({ title, description }) => (
          <li key={title} className="border-t border-ink-700 pt-4">
            <h3 className="text-lead/tight">{title}</h3>
            <p className="mt-2">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
