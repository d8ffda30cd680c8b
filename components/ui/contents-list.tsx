import { reading } from '@/.content';
import type { languageAttributes } from '@/lib/base/language';
import { Icon } from './icon';

/**
 * The contents of a long text: folded on a phone, beside the text and staying in view on a wide screen.
 * One list serves both: the fold is a native details that wide screens show open by CSS.
 */
export function ContentsList({
  entries,
  language,
}: {
  /** Places on the page, by their ids and headings. */
  entries: readonly { readonly id: string; readonly title: string }[];
  /** The attributes of headings in another language. */
  language?: ReturnType<typeof languageAttributes>;
}) {
  return (
    <nav aria-label={reading.contents} className="print:hidden lg:sticky lg:top-28 lg:self-start">
      <details className="contents-list wide-open group rounded-control border border-line bg-white px-5 py-2 lg:border-0 lg:bg-paper lg:p-0">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between font-semibold text-ink-900">
          {reading.onThisPage}
          <span className="group-open:rotate-180">
            <Icon name="chevron" />
          </span>
        </summary>
        <ol className="mb-3 border-l border-line" {...language}>
          {entries.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-11 items-center py-1.5 pl-4 text-small/snug hover:text-coral-600 hover:underline lg:min-h-8"
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
