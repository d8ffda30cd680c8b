import type { Pages } from '@/content/schema';
import { DocumentPage } from '@/components/ui/document-page';
import { Section, SectionHeading } from '@/components/ui/section';

/** Five documents, numbered as in a folder, and one of them opened beside the list. */
export function Deliverables({
  items,
  document,
  ...head
}: Pages['business-data-consulting']['deliverables']) {
  return (
    <Section space="quiet">
      <div className="grid items-center gap-x-14 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <SectionHeading {...head} />
          <ol className="ruled mt-6 border-line lg:mt-8">
            {items.map(({ title, description }) => (
              <li key={title} className="py-3 first:pt-0 last:pb-0">
                <h3 className="text-h3">{title}</h3>
                <p className="mt-1">{description}</p>
              </li>
            ))}
          </ol>
        </div>
        <div className="min-w-0 lg:col-span-7">
          <DocumentPage name={document} place="desk" />
        </div>
      </div>
    </Section>
  );
}
