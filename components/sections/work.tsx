import type { ReactNode } from 'react';
import type { IndexContent } from '@/content/schema';
import { DocumentPage } from '../product/document-page';
import { Section, SectionHeading } from '../ui/section';

const sides = { left: 'lg:order-first', right: '' } as const;

/**
 * Pieces of work in a list below their heading, and beside it the sheet that one of them leaves behind.
 * @param sheet the side that it lies on
 * @param children what belongs to the list, below it
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
      <div className="grid gap-x-14 gap-y-7 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <SectionHeading {...head} />
          <ul className="mt-6 ruled border-line">
            {items.map(({ title, description }) => (
              <li key={title} className="py-2 first:pt-0 lg:py-2.5">
                <h3 className="text-h3">{title}</h3>
                <p>{description}</p>
              </li>
            ))}
          </ul>
          {children}
        </div>
        <div className={`flex min-w-0 lg:col-span-7 ${sides[sheet]}`}>
          <DocumentPage name={document} />
        </div>
      </div>
    </Section>
  );
}
