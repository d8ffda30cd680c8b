import type { Pages } from '@/content/schema';
import { DocumentPage } from '@/components/product/document-page';
import { Section, SectionHeading } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';

/** How we work, each habit with a link to where it can be checked; below the heading the sheet of one. */
export function Habits({ items, document, ...head }: Pages['about']['habits']) {
  return (
    <Section space="quiet">
      <div className="grid gap-x-14 gap-y-6 lg:grid-cols-12">
        <div className="grid content-start gap-y-6 lg:col-span-5 lg:gap-y-8">
          <SectionHeading {...head} />
          <div className="flex min-w-0">
            <DocumentPage name={document} />
          </div>
        </div>
        <ul className="ruled border-ink-900 lg:col-span-7">
          {items.map(({ title, description, action }) => (
            <li key={title} className="pt-3 pb-1 sm:grid sm:grid-cols-2 sm:gap-x-8 lg:py-5">
              <h3 className="text-h3">{title}</h3>
              <div>
                <p>{description}</p>
                <TextLink {...action} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
