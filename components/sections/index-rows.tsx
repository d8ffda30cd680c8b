import type { IndexContent } from '@/content/schema';
import { isColour, Section, SectionHeading, type Placement } from '../ui/section';

/**
 * Names with a line about each, a row for each name: beside the heading, or below a statement where
 * the ground is a colour. Beside the heading, a phone shows the names alone.
 */
export function IndexRows({
  items,
  id,
  ground = 'paper',
  space,
  ...head
}: IndexContent & Placement) {
  if (isColour(ground)) {
    return (
      <Section id={id} head={head} ground={ground} space={space}>
        <Rows items={items} tone="border-t-4 border-current" />
      </Section>
    );
  }
  return (
    <Section id={id} ground={ground} space={space}>
      <div className="grid gap-x-14 gap-y-5 lg:grid-cols-3">
        <div>
          <SectionHeading {...head} ground={ground} rank="utility" />
        </div>
        <Rows items={items} tone="border-line lg:col-span-2" line="hidden sm:block" />
      </div>
    </Section>
  );
}

function Rows({
  items,
  tone,
  line,
}: Pick<IndexContent, 'items'> & { tone: string; line?: string }) {
  return (
    <dl className={`ruled ${tone}`}>
      {items.map(({ title, description }) => (
        <div key={title} className="grid gap-x-8 gap-y-1 py-3 md:grid-cols-2">
          <dt className="text-lead font-semibold text-ink-900">{title}</dt>
          <dd className={line}>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
