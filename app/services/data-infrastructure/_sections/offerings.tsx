import type { Pages } from '@/content/schema';
import { DocumentPage } from '@/components/product/document-page';
import { Section } from '@/components/ui/section';

/** Six offerings; on a desk three on each side of what one of them sends. */
export function Offerings({ items, document, ...head }: Pages['data-infrastructure']['offerings']) {
  return (
    <Section head={head} space="quiet">
      <ul className="mt-6 grid gap-x-8 gap-y-2 sm:grid-cols-2 lg:mt-10 lg:grid-flow-col lg:grid-cols-12 lg:grid-rows-3 lg:gap-y-8">
        {items.map(({ title, description }, index) => (
          <li
            key={title}
            className={`border-t border-ink-900 pt-2 lg:col-span-3 lg:pt-3 ${index < 3 ? 'lg:col-start-1' : 'lg:col-start-10'}`}
          >
            <h3 className="text-h3">{title}</h3>
            <p>{description}</p>
          </li>
        ))}
        <li className="flex min-w-0 sm:col-span-2 lg:col-span-6 lg:col-start-4 lg:row-span-3 lg:row-start-1">
          <DocumentPage name={document} />
        </li>
      </ul>
    </Section>
  );
}
