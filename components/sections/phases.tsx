import type { PhasesContent } from '@/content/schema';
import { type Placement, Section } from '../ui/section';

/** Phases in order, a column each: one may stop after each, and sees what would be kept. */
export function Phases({
  items,
  keepLabel,
  surface,
  ...head
}: PhasesContent & Pick<Placement, 'surface'>) {
  return (
    <Section head={head} surface={surface} spacing="compact">
      <ol className="mt-6 grid gap-x-6 gap-y-3 md:grid-flow-col md:auto-cols-fr lg:mt-8">
        {items.map(({ title, description, keep }, index) => (
          <li
            key={title}
            className="grid gap-1 border-t-4 border-ink-900 pt-2 md:row-span-3 md:grid-rows-subgrid lg:pt-4"
          >
            <h3 className="flex gap-3 text-h3">
              <span aria-hidden="true" className="w-4 shrink-0 text-teal-600 md:w-auto">
                {index + 1}
              </span>
              {title}
            </h3>
            <p className="md:pb-3">{description}</p>
            <Deliverable label={keepLabel}>{keep}</Deliverable>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** What a customer keeps who stops here. */
export function Deliverable({ label, children }: { label: string; children: string }) {
  return (
    <p className="self-start border-l-4 border-(--eyebrow) pl-3 text-(--strong)">
      <span className="text-(--eyebrow)">{label}</span>{' '}
      <span className="font-semibold">{children}</span>
    </p>
  );
}
