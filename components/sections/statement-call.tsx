import type { ComponentProps } from 'react';
import type { FinalCallContent } from '@/content/schema';
import { ShelfScene } from '../product/shelf-scene';
import { ButtonRow } from '../ui/button-link';

/** The closing call of a page that owns a colour: one statement on the ticket of a board of packs. */
export function StatementCall({
  title,
  text,
  actions,
  ...scene
}: FinalCallContent & Omit<ComponentProps<typeof ShelfScene>, 'children'>) {
  return (
    <div className="print:hidden">
      <ShelfScene {...scene}>
        <h2 className="text-h1">{title}</h2>
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-14 gap-y-6">
          <p className="max-w-text text-lead">{text}</p>
          <ButtonRow actions={actions} ground="paper" />
        </div>
      </ShelfScene>
    </div>
  );
}
