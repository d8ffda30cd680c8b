import type { ComponentProps } from 'react';
import type { FinalCallContent } from '@/content/schema';
import { BoardScene } from '../ui/board-scene';
import { ButtonRow } from '../ui/button-link';

/** The closing call of a page that owns a colour: one statement on the ticket of a board of packs. */
export function StatementCall({
  title,
  text,
  actions,
  ...scene
}: FinalCallContent & Omit<ComponentProps<typeof BoardScene>, 'children'>) {
  return (
    <div className="print:hidden">
      <BoardScene {...scene}>
        <div className="items-center justify-between gap-14 lg:flex">
          <div>
            <h2 className="text-statement">{title}</h2>
            <p className="my-6 max-w-text text-lead lg:mb-0">{text}</p>
          </div>
          <div className="shrink-0">
            <ButtonRow actions={actions} ground="paper" />
          </div>
        </div>
      </BoardScene>
    </div>
  );
}
