import type { PointsContent } from '@/content/schema';
import { ButtonLink } from '../ui/button-link';
import { Section, SectionHeading, type Placement } from '../ui/section';

/** Claims side by side below a hairline each, and the way to see them at work. */
export function Points({
  items,
  action,
  id,
  ground = 'paper',
  space,
  ...head
}: PointsContent & Placement) {
  const hairline = ground === 'ink' ? 'border-ink-700' : 'border-ink-900';
  // Two rows of two or one of four; else rows of three.
  const columns = items.length % 4 === 0 ? 'lg:grid-cols-4' : 'lg:grid-cols-3';
  return (
    <Section id={id} ground={ground} space={space}>
      <div className="flex flex-wrap items-end justify-between gap-x-14 gap-y-6">
        <SectionHeading {...head} ground={ground} />
        {action && <ButtonLink {...action} look={ground === 'ink' ? 'ghost' : 'accent'} />}
      </div>
      <ul className={`mt-8 grid grid-cols-2 gap-x-6 gap-y-6 ${columns}`}>
        {items.map(({ title, description }) => (
          <li key={title} className={`border-t pt-4 ${hairline}`}>
            <h3 className="text-lead/tight">{title}</h3>
            <p className="mt-2">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
