import type { IndexContent } from '@/content/schema';
import { Section, SectionHeading, type Placement } from '../ui/section';

/** Names with a line about each: the heading on the left, a row for each name beside it. */
export function IndexRows({
  items,
  id,
  ground = 'paper',
  space,
  ...head
}: IndexContent & Placement) {
  return (
    <Section id={id} ground={ground} space={space}>
      <div className="grid gap-x-14 gap-y-5 lg:grid-cols-3">
        <div>
          <SectionHeading {...head} ground={ground} rank="utility" />
        </div>
        <dl className="ruled border-line lg:col-span-2">
          {items.map(({ title, description }) => (
            <div key={title} className="grid gap-x-8 gap-y-1 py-3 md:grid-cols-2">
              <dt className="text-lead font-semibold text-ink-900">{title}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
