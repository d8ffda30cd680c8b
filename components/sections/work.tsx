import type { ReactNode } from 'react';
import type { IndexContent } from '@/content/schema';
import { DocumentPage } from '../product/document-page';
import { Section, SectionHeading } from '../ui/section';

const sides = { left: 'lg:order-first', right: '' } as const;

/**
 * Pieces of work below their heading, two beside each other, and next to them the sheet that one of
 * them leaves behind.
 * @param sheet the side that it lies on
 * @param children what belongs to the list, in its last cell
 */
export function Work({
  items,
  document,
  sheet,
  children,
  ...head
}: IndexContent & { document: string; sheet: keyof typeof sides; children?: ReactNode }) {
  return (
    <Section space="quiet">
      <div className="grid items-start gap-x-14 gap-y-7 lg:grid-cols-2">
        <div>
          <SectionHeading {...head} />
          <ul className="mt-5 grid gap-x-8 gap-y-2 sm:grid-cols-2 lg:mt-8 lg:gap-y-6">
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
        <div className={`flex min-w-0 ${sides[sheet]}`}>
          <DocumentPage name={document} />
        </div>
      </div>
    </Section>
  );
}
