import type { FeatureListContent, Pages } from '@/content/schema';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { Section, SectionHeading } from '@/components/ui/section';

/** What a team gains, and beside it what the product is made for. */
export function Differentiators({
  bullets,
  action,
  benefits: { items, ...gains },
  ...head
}: Pages['ask-octopus']['differentiators'] & { benefits: FeatureListContent }) {
  return (
    <Section surface="ink" spacing="compact">
      <div className="grid gap-x-14 gap-y-6 lg:grid-cols-3">
        <div className="lg:col-span-2">
          <SectionHeading {...gains} headingSize="utility" />
          <ul className="mt-4 border-b border-ink-700">
            {items.map(({ title, description }) => (
              <li
                key={title}
                className="items-baseline gap-x-6 border-t border-ink-700 py-3 lg:grid lg:grid-cols-2"
              >
                <h3 className="text-lead/tight">{title}</h3>
                <p className="text-small">{description}</p>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <SectionHeading {...head} headingSize="note" />
          <ul className="my-4 grid gap-y-1 font-semibold text-white">
            {bullets.map((bullet) => (
              <li key={bullet} className="flex gap-2.5">
                <span className="mt-1 text-teal-300">
                  <Icon name="check" />
                </span>
                {bullet}
              </li>
            ))}
          </ul>
          <ButtonLink {...action} tone="ghost" />
        </div>
      </div>
    </Section>
  );
}
