import type { FinalCallContent } from '@/content/schema';
import { ButtonRow } from '../ui/button-link';

const surfaces = { coral: 'bg-coral-400', gold: 'bg-gold-400' } as const;

/**
 * The closing call of a page that owns a colour: a board of packs across the upper edge of its field,
 * and one statement on the price ticket below.
 */
export function StatementCall({
  title,
  text,
  actions,
  surface,
}: FinalCallContent & { surface: keyof typeof surfaces }) {
  return (
    <section className={`shelf-scene pb-8 print:hidden ${surfaces[surface]}`}>
      <img
        src={`/images/shelf-${surface}.svg`}
        alt=""
        width={896}
        height={104}
        loading="lazy"
        className="board-packs"
      />
      <div className="h-5 border-t-6 border-ink-700 bg-ink-800" />
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
