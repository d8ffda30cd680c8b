import type { ReactNode } from 'react';
import type { FeatureListContent } from '@/content/schema';
import { SampleDocument } from '../product/sample-document';
import { Section } from '../ui/section';

/** Pieces of work, and beside them the document that one of them leaves behind. */
export function WorkWithDocument({
  items,
  document,
  isWide = false,
  children,
  ...head
}: FeatureListContent & { document: string; isWide?: boolean; children?: ReactNode }) {
  return (
    <Section head={head} spacing="compact">
      <div
        className={`mt-5 grid grid-cols-1 gap-x-14 gap-y-7 lg:mt-8 ${isWide ? 'lg:grid-cols-[1fr_39.1%]' : 'lg:grid-cols-split xl:[&_li]:flex'}`}
      >
        <div className="flex min-w-0">
          <SampleDocument name={document}>{children}</SampleDocument>
        </div>
        <ul className="grid content-start gap-x-8 gap-y-2 sm:grid-cols-2 lg:grid-cols-1 lg:content-stretch lg:gap-y-0">
          {items.map(({ title, description }) => (
            <li
              key={title}
              className="gap-x-6 border-t border-line pt-2 lg:pb-2 xl:items-center xl:*:basis-1/2"
            >
              <h3 className="text-h3">{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
