import type { ReactNode } from 'react';
import type { Feature, SectionHead, Six } from '@/content/schema';
import { FeatureVignette } from '../product/feature-vignettes';
import { Section, SectionHeading } from '../ui/section';

const spans = [
  'lg:col-span-4 lg:row-span-1',
  'lg:col-span-2',
  'lg:col-span-2',
  'lg:col-span-4',
  'lg:col-span-3',
  'lg:col-span-3',
] as const;

/** Six features that show rather than tell: each card holds a small working picture. */
export function FeatureShowcase({
  items,
  ...head
}: SectionHead & { items: Six<Feature> }): ReactNode {
  return (
    <Section space="after">
      <SectionHeading {...head} />
      <div className="mt-10 grid gap-4 sm:grid-cols-2 lg:grid-cols-6">
        {items.map(({ title, description }, index) => (
          <article
            key={title}
            className={`flex flex-col gap-6 rounded-card border border-line bg-white p-7 ${spans[index]}`}
          >
            <FeatureVignette index={index} />
            <div className="mt-auto">
              <h3 className="text-h3">{title}</h3>
              <p className="mt-2 max-w-text">{description}</p>
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}
