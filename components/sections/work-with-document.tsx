import type { ReactNode } from 'react';
import type { FeatureListContent } from '@/content/schema';
import { SampleDocument } from '../product/sample-document';
import { Section } from '../ui/section';

/** Pieces of work, and the document that one of them leaves behind: beside them, or large above them. */
export function WorkWithDocument({
  items,
  document,
  isLarge = false,
  children,
  ...head
}: FeatureListContent & { document: string; isLarge?: boolean; children?: ReactNode }) {
  return (
    <Section head={head} spacing="compact">
      <div
        className={`mt-5 grid grid-cols-1 gap-x-14 gap-y-7 lg:mt-8 ${children ? 'lg:grid-cols-[1fr_39.1%]' : isLarge ? '*:last:order-first lg:*:first:grid-cols-3' : 'lg:grid-cols-split xl:[&_li]:flex'}`}
      >
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
        <div className="flex min-w-0 lg:col-start-1 lg:row-start-1">
          <SampleDocument name={document}>{children}</SampleDocument>
        </div>
      </div>
    </Section>
  );
}
