import type { FinalCallContent } from '@/content/schema';
import { BoardOfPacks } from './board-of-packs';
import { ButtonRow } from '../ui/button-link';

/**
 * The closing call of home: a board of packs across the upper edge of its field, and one statement on
 * the price ticket below.
 */
export function StatementCall({ title, text, actions }: FinalCallContent) {
  return (
    <section className="shelf-scene bg-coral-400 pb-8 print:hidden">
      <BoardOfPacks surface="coral" />
      <div className="page-width">
        <div className="rounded-b-panel bg-paper px-5 py-6 sm:px-12">
          <h2 className="text-h2">{title}</h2>
          <div className="mt-4 flex flex-wrap items-center justify-between gap-x-14 gap-y-6">
            <p className="max-w-reading text-lead">{text}</p>
            <ButtonRow actions={actions} surface="paper" />
          </div>
        </div>
      </div>
    </section>
  );
}
