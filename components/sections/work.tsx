import type { ReactNode } from 'react';
import type { IndexContent } from '@/content/schema';
import { DocumentPage } from '../product/document-page';
import { Section, SectionHeading } from '../ui/section';

/** Where the sheet lies beside the list, and in how many columns that stands. */
const layouts = {
  left: { words: 'lg:col-span-6', list: 'sm:grid-cols-2', sheet: 'lg:order-first lg:col-span-6' },
  right: { words: 'lg:col-span-7', list: 'sm:grid-cols-2', sheet: 'lg:col-span-5' },
  wide: { words: 'lg:col-span-5', list: 'max-lg:sm:grid-cols-2', sheet: 'lg:col-span-7' },
  below: {
    words: 'lg:col-span-12',
    list: 'sm:grid-cols-2 lg:grid-cols-3',
    sheet: 'lg:col-span-12',
  },
} as const;

/**
 * Pieces of work below their heading, and next to them the sheet that one of them leaves behind.
 * @param children what belongs to the list, in its last cell
 */
export function Work({
  items,
  document,
  layout,
  children,
  ...head
}: IndexContent & { document: string; layout: keyof typeof layouts; children?: ReactNode }) {
  const { words, list, sheet } = layouts[layout];
  return (
    <Section space="quiet">
      <div className="grid grid-cols-1 gap-x-14 gap-y-7 lg:grid-cols-12">
        <div className={words}>
          <SectionHeading {...head} />
          <ul className={`mt-5 grid gap-x-8 gap-y-2 lg:mt-8 lg:gap-y-6 ${list}`}>
            {items.map(({ title, description }) => (
              <li key={title} className="border-t border-line pt-2 lg:border-ink-900 lg:pt-3">
                <h3 className="text-h3">{title}</h3>
                <p>{description}</p>
              </li>
            ))}
            {children && (
              <li className="border-t border-line lg:border-ink-900 lg:pt-1">{children}</li>
            )}
          </ul>
        </div>
        <div className={`flex min-w-0 items-start ${sheet}`}>
          <DocumentPage name={document} />
        </div>
      </div>
    </Section>
  );
}
