import type { IndexContent } from '@/content/schema';
import { DocumentPage } from '../ui/document-page';
import { Section } from '../ui/section';

const sides = { left: '', right: 'lg:order-1' } as const;

/**
 * Pieces of work in a list, and beside it the sheet that one of them leaves behind.
 * @param sheet the side that it lies on; a phone has it above the list
 */
export function Work({
  items,
  document,
  sheet,
  ...head
}: IndexContent & { document: string; sheet: keyof typeof sides }) {
  return (
    <Section head={head} space="quiet">
      <div className="mt-6 grid gap-x-14 gap-y-7 lg:mt-10 lg:grid-cols-12">
        <div className={`flex min-w-0 lg:col-span-7 ${sides[sheet]}`}>
          <DocumentPage name={document} />
        </div>
        <ul className="ruled border-line lg:col-span-5">
          {items.map(({ title, description }) => (
            <li key={title} className="py-3 first:pt-0 last:pb-0">
              <h3 className="text-h3">{title}</h3>
              <p className="mt-1">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
