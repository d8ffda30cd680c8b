import type { DocumentsContent } from '@/content/schema';
import { DocumentPage } from '../ui/document-page';
import { Section } from '../ui/section';

type Document = DocumentsContent['items'][number];

/**
 * Pieces of work, each with the sheet that it leaves behind.
 * @param layout how they lie on a desk: in rows of a wide and a narrow one, the first of them wide at the
 * `left` or at the `right`; in `pairs`; or the first by itself `above` the others in pairs
 */
export function Documents({
  items,
  layout,
  ...head
}: DocumentsContent & { layout: keyof typeof spans }) {
  const [first, ...others] = items;
  return (
    <Section head={head}>
      {layout === 'above' && first && <WideDocument {...first} />}
      <div className="card-shelf mt-10">
        <ul className="shelf-items shelf-wide print:gap-y-10 lg:grid-cols-12 lg:gap-x-8 lg:gap-y-14">
          {(layout === 'above' ? others : items).map(({ title, description, document }, index) => (
            // With the first in focus, arrow keys move the row that a phone shows.
            <li
              key={title}
              tabIndex={index === 0 ? 0 : undefined}
              className={`flex flex-col ${spans[layout][index % 4]}`}
            >
              <DocumentPage name={document} place="loose" />
              <h3 className="mt-6 text-h3">{title}</h3>
              <p className="mt-2 max-w-text lg:min-h-14">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** How many of twelve columns each of four takes. */
const spans = {
  above: ['lg:col-span-6', 'lg:col-span-6', 'lg:col-span-6', 'lg:col-span-6'],
  pairs: ['lg:col-span-6', 'lg:col-span-6', 'lg:col-span-6', 'lg:col-span-6'],
  left: ['lg:col-span-7', 'lg:col-span-5', 'lg:col-span-5', 'lg:col-span-7'],
  right: ['lg:col-span-5', 'lg:col-span-7', 'lg:col-span-7', 'lg:col-span-5'],
} as const;

function WideDocument({ title, description, document }: Document) {
  return (
    <div className="mt-10 grid items-center gap-x-8 gap-y-5 lg:grid-cols-12">
      <div className="lg:col-span-8">
        <DocumentPage name={document} place="desk" />
      </div>
      <div className="lg:col-span-4">
        <h3 className="text-title">{title}</h3>
        <p className="mt-3 max-w-text text-lead">{description}</p>
      </div>
    </div>
  );
}
