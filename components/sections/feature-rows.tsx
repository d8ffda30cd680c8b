import type { ReactNode } from 'react';
import type { FeatureListContent } from '@/content/schema';
import { SideSection } from '../ui/section';

/** What a service gives, a row each beside the heading. */
export function FeatureRows({
  items,
  children,
  ...head
}: FeatureListContent & {
  /** What one of them leaves behind or has brought, below the heading. */
  children?: ReactNode;
}) {
  return (
    <SideSection head={head} headingSize="story" note={children}>
      <ul className="ruled grid h-full border-line">
        {items.map(({ title, description }) => (
          <li
            key={title}
            className="grid break-inside-avoid gap-x-6 content-center py-2 sm:grid-cols-2 sm:items-baseline sm:py-3"
          >
            <h3 className="text-h3">{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </SideSection>
  );
}
