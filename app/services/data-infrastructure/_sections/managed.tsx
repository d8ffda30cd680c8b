import type { Pages } from '@/content/schema';
import { Deliverable } from '@/components/sections/phases';
import { Icon } from '@/components/ui/icon';
import { Section, SectionHeading } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';

/** Managed operation: what we take over, and what stays with the customer who stops. */
export function Managed({
  points,
  keepLabel,
  keep,
  trial,
  ...head
}: Pages['data-infrastructure']['managed']) {
  return (
    <Section id="managed" ground="ink" space="quiet">
      <div className="grid gap-x-14 gap-y-4 lg:grid-cols-2">
        <div>
          <SectionHeading {...head} />
          <p className="mt-4">
            <TextLink {...trial} />
          </p>
        </div>
        <div>
          <ul className="ruled border-ink-700">
            {points.map((point) => (
              <li key={point} className="flex gap-4 py-3 text-white first:pt-0">
                <span className="mt-1 text-teal-300">
                  <Icon name="check" />
                </span>
                {point}
              </li>
            ))}
          </ul>
          <div className="mt-4">
            <Deliverable label={keepLabel}>{keep}</Deliverable>
          </div>
        </div>
      </div>
    </Section>
  );
}
