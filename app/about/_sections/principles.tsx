import type { DocumentsContent } from '@/content/schema';
import { Section } from '@/components/ui/section';
import { DocumentPage } from '@/components/ui/document-page';

/** How we work: habits, each with a page that shows it. Two columns, read one after the other. */
export function Principles({ items, ...head }: DocumentsContent) {
  return (
    <Section head={head} ground="sand" rank="utility">
      <ul className="mt-10 grid grid-cols-1 gap-x-14 gap-y-12 lg:grid-flow-col lg:grid-cols-2 lg:grid-rows-2">
        {items.map(({ title, description, document }) => (
          <li key={title}>
            <h3 className="border-t border-ink-900 pt-5 text-h3">{title}</h3>
            <p className="mt-2 mb-5 max-w-text">{description}</p>
            <DocumentPage name={document} look="loose" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
