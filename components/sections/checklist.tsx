import type { ReactNode } from 'react';
import type { ChecklistContent } from '@/content/schema';
import { SideSection, type Ground } from '../ui/section';

/** What to settle, in order, beside its heading. */
export function Checklist({
  checklist,
  note,
  ground,
  ...head
}: ChecklistContent & { ground: Ground; note: ReactNode }) {
  return (
    <SideSection head={head} ground={ground} note={note}>
      <CheckSheet checklist={checklist} />
    </SideSection>
  );
}

/** A checklist on a sheet. */
export function CheckSheet({ checklist }: Pick<ChecklistContent, 'checklist'>) {
  return (
    <ol className="ruled rounded-panel border border-line bg-white px-5 py-2">
      {checklist.map((item, index) => (
        <li key={item} className="flex items-baseline gap-4 py-2 text-ink-900 sm:py-3">
          <span
            aria-hidden="true"
            className="w-6 shrink-0 font-display text-h3 font-bold text-teal-600"
          >
            {index + 1}
          </span>
          <p>{item}</p>
        </li>
      ))}
    </ol>
  );
}
