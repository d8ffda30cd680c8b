import type { ReactNode } from 'react';
import type { IndustriesContent } from '@/content/schema';
import { Icon } from '../ui/icon';
import { type Placement, SideSection } from '../ui/section';

/** The kinds of business beside the heading: two columns, or one, as high as a note below it. */
export function Industries({
  items,
  note,
  surface,
  ...head
}: IndustriesContent & Pick<Placement, 'surface'> & { note?: ReactNode }) {
  return (
    <SideSection head={head} note={note} surface={surface}>
      <ul className={`gap-x-6 sm:grid sm:grid-cols-2 ${note ? 'lg:block' : '*:last:col-span-2'}`}>
        {items.map(({ icon, name }) => (
          <li
            key={name}
            className="flex items-center gap-3 border-t border-line py-1.5 font-semibold text-ink-900"
          >
            <span className="text-teal-600">
              <Icon name={icon} />
            </span>
            {name}
          </li>
        ))}
      </ul>
    </SideSection>
  );
}
