import type { ReactNode } from 'react';
import type { ClaimListContent } from '@/content/schema';
import { SideSection, type Placement } from '../ui/section';

/** Names with a line about each, a row for each name, beside the heading. */
export function IndexRows({
  items,
  note,
  ground,
  space,
  ...head
}: ClaimListContent & Placement & { note?: ReactNode }) {
  return (
    <SideSection head={head} note={note} ground={ground} space={space}>
      <dl>
        {items.map(({ title, description }) => (
          <div
            key={title}
            className="grid items-baseline gap-x-8 border-t border-line py-3 md:grid-cols-2 lg:border-ink-900"
          >
            <dt className="font-display text-h3 font-bold tracking-display text-ink-900">
              {title}
            </dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </SideSection>
  );
}
