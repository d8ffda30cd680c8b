import type { PhasesContent } from '@/content/schema';
import { type Placement, Section } from '../ui/section';

const layouts = {
  /** A row each: the phase, what happens in it, and what is kept. */
  rows: {
    list: 'mt-6 border-b border-ink-900 lg:mt-8',
    phase:
      'grid gap-x-8 gap-y-1 border-t border-ink-900 py-3 lg:grid-cols-12 lg:items-center lg:py-5',
    title: 'lg:col-span-3',
    text: 'lg:col-span-5',
    keep: 'lg:col-span-4',
  },
  /** A column each, and what is kept at its foot. */
  columns: {
    list: 'mt-6 grid gap-x-6 gap-y-3 lg:mt-8 lg:grid-flow-col lg:auto-cols-fr',
    phase: 'grid gap-1 border-t-4 border-ink-900 pt-2 lg:row-span-3 lg:grid-rows-subgrid lg:pt-4',
    title: '',
    text: 'lg:pb-3',
    keep: '',
  },
} as const;

/** Phases in order, below their heading: one may stop after each, and sees what would be kept. */
export function Phases({
  layout,
  items,
  keepLabel,
  ground,
  space = 'quiet',
  ...head
}: PhasesContent & Placement & { layout: keyof typeof layouts }) {
  const styles = layouts[layout];
  return (
    <Section head={head} ground={ground} space={space}>
      <ol className={styles.list}>
        {items.map(({ title, description, keep }, index) => (
          <li key={title} className={styles.phase}>
            <h3 className={`flex gap-2 text-h3 ${styles.title}`}>
              <span aria-hidden="true" className="w-5 shrink-0 text-teal-600">
                {index + 1}
              </span>
              {title}
            </h3>
            <p className={`max-w-text ${styles.text}`}>{description}</p>
            <div className={styles.keep}>
              <Deliverable label={keepLabel}>{keep}</Deliverable>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** What a customer keeps who stops here. */
export function Deliverable({ label, children }: { label: string; children: string }) {
  return (
    <p className="border-l-4 border-(--eyebrow) pl-3 text-(--strong)">
      <span className="text-(--eyebrow)">{label}</span>{' '}
      <span className="font-semibold">{children}</span>
    </p>
  );
}
