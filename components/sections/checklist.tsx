import type { ChecklistContent } from '@/content/schema';
import { Section, SectionHeading, type Placement } from '../ui/section';

/** A checklist on a sheet: what to settle, in order. */
export function Checklist({
  checklist,
  id,
  ground = 'paper',
  space,
  ...head
}: ChecklistContent & Placement) {
  return (
    <Section id={id} ground={ground} space={space}>
      <div className="grid items-start gap-x-14 gap-y-6 lg:grid-cols-5">
        <div className="lg:col-span-2">
          <SectionHeading {...head} ground={ground} rank="utility" />
        </div>
        <ol className="ruled rounded-panel border border-line bg-white px-5 py-2 lg:col-span-3">
          {checklist.map((item, index) => (
            <li key={item} className="flex items-baseline gap-4 py-2 text-ink-900 sm:py-3">
              <span
                aria-hidden="true"
                className="tabular w-6 shrink-0 font-display text-h3 font-bold text-teal-600"
              >
                {index + 1}
              </span>
              <p>{item}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
