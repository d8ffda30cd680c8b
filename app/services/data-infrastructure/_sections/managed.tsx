import type { Pages } from '@/content/schema';
import { Deliverable } from '@/components/sections/phases';
import { Icon } from '@/components/ui/icon';
import { SideSection } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';

/** Managed operation: what we take over, and what stays with the customer who stops. */
export function Managed({
  points,
  keepLabel,
  keep,
  trial,
  proof,
  ...head
}: Pages['data-infrastructure']['managed']) {
  return (
    <SideSection
      id="managed"
      surface="ink"
      head={head}
      note={
        <p className="grid print:hidden">
          <TextLink {...trial} />
          <TextLink {...proof} />
        </p>
      }
    >
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
    </SideSection>
  );
}
