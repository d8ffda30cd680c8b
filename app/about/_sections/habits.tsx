import type { Pages } from '@/content/schema';
import { DocumentPage } from '@/components/ui/document-page';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';

/** How we work, each habit a link to where it can be checked; beside them the sheet of one. */
export function Habits({ items, document, ...head }: Pages['about']['habits']) {
  return (
    <Section head={head} space="quiet">
      <div className="mt-6 grid items-start gap-x-14 gap-y-6 lg:mt-8 lg:grid-cols-12">
        <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:col-span-7 lg:gap-y-8">
          {items.map(({ title, description, to }) => (
            <li key={title} className="border-t border-ink-900 pt-1">
              <h3 className="text-h3">
                <Link
                  to={to}
                  className="flex min-h-11 items-center justify-between py-2 gap-4 hover:text-coral-600"
                >
                  {title}
                  <span className="text-coral-600">
                    <Icon name="arrow" />
                  </span>
                </Link>
              </h3>
              <p>{description}</p>
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
