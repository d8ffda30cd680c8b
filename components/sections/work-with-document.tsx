import type { FeatureListContent } from '@/content/schema';
import { SampleDocument } from '../product/sample-document';
import { Section } from '../ui/section';

/** Pieces of work, and next to them, as high as their list, the sheet that one of them leaves behind. */
export function WorkWithDocument({
  items,
  document,
  isSheetFirst = false,
  ...head
}: FeatureListContent & { document: string; isSheetFirst?: boolean }) {
  return (
    <Section head={head} spacing="compact">
      <div className="mt-5 grid grid-cols-1 gap-x-14 gap-y-7 lg:mt-8 lg:grid-cols-12">
        <ul className="grid content-between gap-x-8 gap-y-2 sm:grid-cols-2 lg:col-span-7 lg:content-start lg:gap-y-4 xl:grid-cols-1 xl:content-between">
          {items.map(({ title, description }) => (
            <li
              key={title}
              className="gap-x-6 border-t border-line pt-2 lg:border-ink-900 lg:pt-3 xl:flex xl:items-baseline xl:*:first:w-1/2 xl:*:first:shrink-0"
            >
              <h3 className="text-h3">{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
        <div className={`flex min-w-0 lg:col-span-5 ${isSheetFirst ? 'lg:order-first' : ''}`}>
          <SampleDocument name={document} />
        </div>
      </div>
    </Section>
  );
}
