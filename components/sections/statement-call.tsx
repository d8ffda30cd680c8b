import type { FinalCallContent } from '@/content/schema';
import { BoardOfPacks } from './board-of-packs';
import { ButtonRow } from '../ui/button-link';

/** The closing call of home: a board of packs, the upper edge of its field, and one statement on that. */
export function StatementCall({ title, text, actions }: FinalCallContent) {
  return (
    <section className="overflow-clip print:hidden">
      <BoardOfPacks surface="coral" />
      <div className="bg-coral-400 py-8 text-ink-900 [--focus:var(--strong)] lg:py-12">
        <div className="page-width flex flex-wrap items-center justify-between gap-x-14 gap-y-6">
          <div>
            <h2 className="text-h2">{title}</h2>
            <p className="mt-4 text-lead">{text}</p>
          </div>
          <ButtonRow actions={actions} surface="gold" />
        </div>
      </div>
    </section>
  );
}
