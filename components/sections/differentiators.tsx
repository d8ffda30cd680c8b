import type { AskOctopusContent } from '@/content/schema';
import { ButtonLink } from '../ui/button-link';
import { Section, SectionHeading } from '../ui/section';

/** What sets the product apart: six bullets on ink, and the way to see them at work. */
export function Differentiators({
  bullets,
  action,
  ...head
}: AskOctopusContent['differentiators']) {
  return (
    <Section ground="ink">
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-5">
        <div className="lg:col-span-2">
          <SectionHeading {...head} ground="ink" />
          <div className="mt-8">
            <ButtonLink {...action} look="ghost" />
          </div>
        </div>
        <ul className="lg:col-span-3">
          {bullets.map(({ title, description }) => (
            <li
              key={title}
              className="grid gap-x-8 gap-y-1 border-t border-ink-700 py-5 last:border-b sm:grid-cols-2"
            >
              <h3 className="text-lead">{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
