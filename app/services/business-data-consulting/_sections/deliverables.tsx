import type { Pages } from '@/content/schema';
import { DocumentPage } from '@/components/ui/document-page';
import { Section } from '@/components/ui/section';

/** What is left on the client's desk: five documents, the first one large. */
export function Deliverables({
  items: [first, ...others],
  ...head
}: Pages['business-data-consulting']['deliverables']) {
  return (
    <Section head={head}>
      <ol className="mt-10 grid grid-cols-1 gap-x-8 gap-y-12 lg:grid-cols-2 lg:gap-y-16">
        <li className="grid items-center gap-x-8 gap-y-5 lg:col-span-2 lg:grid-cols-12">
          <div className="lg:col-span-8">
            <DocumentPage name={first.document} look="desk" />
          </div>
          <div className="lg:col-span-4">
            <h3 className="text-title">{first.title}</h3>
            <p className="mt-3 max-w-text text-lead">{first.description}</p>
          </div>
        </li>
        {others.map(({ title, description, document }) => (
          <li key={title} className="md:grid md:grid-cols-3 md:gap-x-6 lg:block xl:grid">
            <div className="md:col-span-2">
              <DocumentPage name={document} look="loose" />
            </div>
            <div className="border-ink-900 md:border-t lg:border-t-0 xl:border-t">
              <h3 className="mt-5 text-h3">{title}</h3>
              <p className="mt-2 max-w-text">{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
