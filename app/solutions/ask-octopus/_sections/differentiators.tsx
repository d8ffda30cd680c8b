import type { FeatureListContent, Pages } from '@/content/schema';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { Section, SectionHeading } from '@/components/ui/section';

/** What it is made for, and beside it what a team gains. */
export function Differentiators({
  bullets,
  action,
  benefits,
  ...head
}: Pages['ask-octopus']['differentiators'] & { benefits: FeatureListContent }) {
  return (
    <Section surface="ink" spacing="compact">
      <div className="grid gap-x-14 gap-y-6 lg:grid-cols-3">
        <div>
          <SectionHeading {...head} rank="utility" />
          <ul className="mt-4 grid gap-y-1 font-semibold text-white">
            {bullets.map((bullet) => (
              <li key={bullet} className="flex gap-2.5">
                <span className="mt-1 text-teal-300">
                  <Icon name="check" />
                </span>
                {bullet}
              </li>
            ))}
          </ul>
          <div className="mt-4">
            <ButtonLink {...action} tone="ghost" />
          </div>
        </div>
        <div className="lg:col-span-2">
          <h3 className="text-h3 lg:pt-2">{benefits.title}</h3>
          <ul className="mt-3 grid gap-3">
            {benefits.items.map(({ title, description }) => (
              <li
                key={title}
                className="gap-x-6 border-t border-ink-700 pt-3 lg:grid lg:grid-cols-2"
              >
                <h4 className="text-lead/tight font-semibold text-white">{title}</h4>
                <p className="text-small">{description}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
