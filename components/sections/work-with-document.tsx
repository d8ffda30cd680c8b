import type { FeatureListContent } from '@/content/schema';
import { SampleDocument } from '../product/sample-document';
import { Section } from '../ui/section';

/** Where the sheet lies beside the list, and in how many columns that stands. */
const layouts = {
  left: {
    list: 'sm:grid-cols-2 lg:col-span-6 lg:grid-cols-1',
    item: 'gap-x-6 lg:flex lg:items-baseline lg:*:first:w-1/2 lg:*:first:shrink-0',
    sheet: 'self-start lg:order-first lg:col-span-6',
  },
  /** As high as the list. */
  right: {
    list: 'sm:grid-cols-2 lg:col-span-7 lg:content-start xl:grid-cols-1 xl:content-between',
    item: 'gap-x-6 xl:flex xl:items-baseline xl:*:first:w-2/5 xl:*:first:shrink-0',
    sheet: 'lg:col-span-5',
  },
  /** In the midst of it. */
  between: {
    list: 'sm:grid-cols-2 lg:contents',
    item: 'lg:col-span-3',
    sheet: 'lg:col-span-6 lg:col-start-4 lg:row-span-3 lg:row-start-1',
  },
} as const;

/** Pieces of work, and next to them the sheet that one of them leaves behind. */
export function WorkWithDocument({
  items,
  document,
  layout,
  ...head
}: FeatureListContent & { document: string; layout: keyof typeof layouts }) {
  const { list, item, sheet } = layouts[layout];
  return (
    <Section head={head} space="quiet">
      <div className="mt-5 grid grid-cols-1 gap-x-14 gap-y-7 lg:mt-8 lg:grid-cols-12">
        <ul className={`grid content-between gap-x-8 gap-y-2 lg:gap-y-4 ${list}`}>
          {items.map(({ title, description }) => (
            <li
              key={title}
              className={`border-t border-line pt-2 lg:border-ink-900 lg:pt-3 ${item}`}
            >
              <h3 className="text-h3">{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
        <div className={`flex min-w-0 ${sheet}`}>
          <SampleDocument name={document} />
        </div>
      </div>
    </Section>
  );
}
