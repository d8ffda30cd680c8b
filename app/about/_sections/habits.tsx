import type { Pages } from '@/content/schema';
import { DocumentPage } from '@/components/ui/document-page';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';

/** How we work, each habit with where it can be seen; beside them the sheet of one. */
export function Habits({ items, document, ...head }: Pages['about']['habits']) {
  return (
    <Section head={head}>
      <div className="mt-8 grid items-start gap-x-14 gap-y-8 lg:grid-cols-12">
        <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:col-span-7 lg:gap-y-8">
          {items.map(({ title, description, action }) => (
            <li key={title} className="flex flex-col border-t border-ink-900 pt-4">
              <h3 className="text-h3">{title}</h3>
              <p className="mt-2 mb-1">{description}</p>
              <div className="mt-auto">
                <TextLink {...action} />
              </div>
            </li>
          ))}
        </ul>
        <div className="flex min-w-0 lg:col-span-5">
          <DocumentPage name={document} />
        </div>
      </div>
    </Section>
  );
}
