import type { Pages } from '@/content/schema';
import { Icon } from '@/components/ui/icon';
import { Section, SectionHeading } from '@/components/ui/section';

/** Managed operation: what we take over. */
export function Managed({ points, ...head }: Pages['data-infrastructure']['managed']) {
  return (
    <Section id="managed" ground="ink">
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-2">
        <SectionHeading {...head} ground="ink" />
        <ul className="grid content-start gap-4">
          {points.map((point) => (
            <li
              key={point}
              className="flex gap-4 border-b border-ink-700 pb-4 text-lead text-white"
            >
              <span className="mt-1 text-teal-300">
                <Icon name="check" />
              </span>
              {point}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
