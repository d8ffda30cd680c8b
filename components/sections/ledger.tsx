import type { LedgerContent } from '@/content/schema';
import { Section } from '../ui/section';

type Row = LedgerContent['items'][number] & { noteLabel: string };

/**
 * Claims as a ledger, a row each.
 * @param note where a row's note stands: `before` the claim, as what it replaces, or `after` it, as
 * what remains of it, behind the number of the row
 */
export function Ledger({
  items,
  noteLabel,
  note,
  ...head
}: LedgerContent & { note: 'before' | 'after' }) {
  return (
    <Section head={head} rank="utility">
      {note === 'before' ? (
        <ul className="mt-10 border-b border-line">
          {items.map((item) => (
            <Replacement key={item.title} {...item} noteLabel={noteLabel} />
          ))}
        </ul>
      ) : (
        <ol className="mt-10 border-b border-ink-900">
          {items.map((item, index) => (
            <Phase key={item.title} {...item} noteLabel={noteLabel} number={index + 1} />
          ))}
        </ol>
      )}
    </Section>
  );
}

/** On the left what was, on the right what takes its place. */
function Replacement({ title, description, note, noteLabel }: Row) {
  return (
    <li className="grid gap-x-8 gap-y-3 border-t border-line py-6 md:grid-cols-2 md:items-baseline">
      <div className="max-w-text text-muted">
        <p className="text-tiny font-semibold">{noteLabel}</p>
        <p className="text-lead">{note}</p>
      </div>
      <div className="border-l-4 border-teal-600 pl-6">
        <h3 className="text-h3">{title}</h3>
        <p className="mt-2 max-w-text">{description}</p>
      </div>
    </li>
  );
}

/** A numbered phase, and on the right what remains after it. */
function Phase({ title, description, note, noteLabel, number }: Row & { number: number }) {
  return (
    <li className="grid gap-x-8 gap-y-3 border-t border-ink-900 py-6 md:grid-cols-12 md:items-baseline">
      <h3 className="flex gap-4 text-h3 md:col-span-3">
        <span aria-hidden="true" className="w-4 shrink-0 text-teal-600">
          {number}
        </span>
        {title}
      </h3>
      <p className="max-w-text md:col-span-5">{description}</p>
      <div className="border-l-4 border-teal-600 bg-teal-100 px-5 py-3 md:col-span-4">
        <p className="text-tiny font-semibold text-teal-600">{noteLabel}</p>
        <p className="font-semibold text-ink-900">{note}</p>
      </div>
    </li>
  );
}
