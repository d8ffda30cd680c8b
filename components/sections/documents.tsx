import type { DocumentsContent } from '@/content/schema';
import { DocumentPage } from '../ui/document-page';
import { Section } from '../ui/section';

/** Claims, each with the sheet that shows it: two by two, on a phone in one row that scrolls. */
export function Documents({ items, ...head }: DocumentsContent) {
  return (
    <Section head={head}>
      <div className="card-shelf mt-10">
        <ul className="shelf-items shelf-wide print:gap-y-10 lg:grid-cols-2 lg:gap-x-8 lg:gap-y-14">
          {items.map(({ title, description, document }, index) => (
            // With the first in focus, arrow keys move the row that a phone shows.
            <li key={title} tabIndex={index === 0 ? 0 : undefined} className="flex flex-col">
              <DocumentPage name={document} />
              <h3 className="mt-6 text-h3">{title}</h3>
              <p className="mt-2 max-w-text lg:min-h-14">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
