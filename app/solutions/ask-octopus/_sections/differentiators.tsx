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
      <div className="flex flex-wrap items-end justify-between gap-x-14 gap-y-8">
        <SectionHeading {...head} ground="ink" />
        <ButtonLink {...action} look="ghost" />
      </div>
      <ul className="mt-12 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {bullets.map(({ title, description }) => (
          <li key={title} className="border-t border-ink-700 pt-5">
            <h3 className="text-lead">{title}</h3>
            <p className="mt-1.5">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
