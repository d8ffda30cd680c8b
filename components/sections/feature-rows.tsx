import type { ReactNode } from 'react';
import type { Action, SectionHead } from '@/content/schema';
import { SideSection } from '../ui/section';
import { TextLink } from '../ui/text-link';

/** What a service gives, a row each beside the heading; a row may lead to what it has brought. */
export function FeatureRows({
  items,
  children,
  ...head
}: SectionHead & {
  items: readonly { title: string; description: string; proof?: Action | undefined }[];
  /** What one of them leaves behind, below the heading. */
  children?: ReactNode;
}) {
  return (
    <SideSection head={head} rank="story" note={children}>
      <ul className="ruled border-line">
        {items.map(({ title, description, proof }) => (
          <li
            key={title}
            className="grid break-inside-avoid gap-x-6 py-2 sm:grid-cols-2 sm:items-baseline sm:py-3"
          >
            <h3 className="text-h3">{title}</h3>
            <div>
              <p>{description}</p>
              {proof && <TextLink {...proof} />}
            </div>
          </li>
        ))}
      </ul>
    </SideSection>
  );
}
