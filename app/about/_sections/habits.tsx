import type { Pages } from '@/content/schema';
import { SampleDocument } from '@/components/product/sample-document';
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
            <SampleDocument name={document} />
          </div>
        </div>
        <ul className="ruled border-line lg:col-span-7">
          {items.map(({ title, description, action }) => (
            <li
              key={title}
              className="flex-wrap items-baseline justify-between gap-x-8 pt-3 pb-1 first:pt-0 sm:flex sm:pb-4 lg:pb-8"
            >
              <h3 className="text-h3">{title}</h3>
              <p className="order-last w-full max-w-text">{description}</p>
              <TextLink {...action} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
