import type { ReactNode } from 'react';
import { type IconName } from '@/content/icons';
import { Icon } from '../ui/icon';

/**
 * The dark side of an application's window: a picture of its menu. It stands a pixel over the edge, so
 * that the window's own ground does not shine through at the corners.
 * @param name of the application, behind its mark
 * @param isNarrow whether icons alone stand for it, where the window is narrow, too
 * @param note the small line below the rows: at the foot it would move while the page comes in
 */
export function WindowSidebar({
  name,
  mark,
  rows,
  note,
  isNarrow = false,
}: {
  name: string;
  mark: ReactNode;
  rows: readonly { name: string; icon: IconName; isOpen: boolean }[];
  note?: string;
  isNarrow?: boolean;
}) {
  return (
    <div
      aria-hidden="true"
      className={`-m-px ${isNarrow ? 'flex items-center max-sm:hidden' : 'hidden w-36'} shrink-0 flex-col gap-1 rounded-l-panel bg-ink-950 p-2 text-dense text-mist @reading:flex`}
    >
      <p className="mb-2 flex items-center gap-2 p-2 font-semibold text-white">
        {mark}
        {!isNarrow && name}
      </p>
      {rows.map((row) => (
        <p
          key={row.name}
          className={`flex items-center gap-2 rounded-bar p-2 ${row.isOpen ? 'bg-ink-800 font-semibold text-white' : ''}`}
        >
          <Icon name={row.icon} size={isNarrow ? 'medium' : 'small'} />
          {!isNarrow && row.name}
        </p>
      ))}
      {note && !isNarrow && <p className="mt-4 p-2">{note}</p>}
    </div>
  );
}
