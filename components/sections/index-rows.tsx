import type { IndexContent } from '@/content/schema';
import { isColour, Section, SideSection, type Placement } from '../ui/section';

/**
 * Names with a line about each, a row for each name: beside the heading, or below a statement where
 * the ground is a colour. Beside the heading, a phone shows the names alone.
 */
export function IndexRows({
  items,
  ground = 'paper',
  space,
  pack,
  ...head
}: IndexContent & Placement) {
  if (isColour(ground)) {
    return (
      <Section head={head} ground={ground} space={space} pack={pack}>
        <Rows items={items} tone="border-t-4 border-current" />
      </Section>
    );
  }
  return (
    <SideSection head={head} ground={ground} space={space}>
      <Rows items={items} tone="border-line" line="hidden sm:block" />
    </SideSection>
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
