import type { Pages } from '@/content/schema';
import { DocumentPage } from '@/components/ui/document-page';
import { Section } from '@/components/ui/section';

/** What we build, and on the left one screen of it as it is tried out. */
export function Applications({
  items,
  document,
  ...head
}: Pages['software-development']['services']) {
  return (
    <Section head={head} space="quiet">
      <div className="mt-6 grid gap-x-14 gap-y-7 lg:mt-10 lg:grid-cols-12">
        <div className="flex min-w-0 lg:col-span-7">
          <DocumentPage name={document} place="loose" />
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
