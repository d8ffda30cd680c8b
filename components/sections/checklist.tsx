import type { SectionHead } from '@/content/schema';
import { Icon } from '../ui/icon';
import { Section, SectionHeading } from '../ui/section';

/** A checklist on a sheet: what to settle, in order. */
export function Checklist({
  id,
  checklist,
  ...head
}: SectionHead & { id?: string; checklist: readonly string[] }) {
  return (
    <Section id={id} ground="sand">
      <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-5">
        <div className="lg:col-span-2">
          <SectionHeading {...head} ground="sand" />
        </div>
        <ul className="divide-y divide-line rounded-panel border border-line bg-white px-7 py-3 lg:col-span-3">
          {checklist.map((item) => (
            <li key={item} className="flex items-start gap-4 py-4 text-ink-900">
              <span className="mt-0.5 inline-flex size-6 shrink-0 items-center justify-center rounded-bar bg-teal-600 text-white">
                <Icon name="check" size="small" />
              </span>
              {item}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
