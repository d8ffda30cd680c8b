import type { PhasesContent } from '@/content/schema';
import { documents } from '@/.content';
import { Section } from '../ui/section';

const columns = ['md:col-start-1', 'md:col-start-2', 'md:col-start-3', 'md:col-start-4'];

/**
 * Phases in order, a column each: one may stop after each. What is kept runs on from its phase to the
 * last one, so that one sees what is in hand by then.
 */
export function Phases({ items, isLarge, ...head }: PhasesContent & { isLarge?: boolean }) {
  return (
    <Section head={head} spacing="compact">
      <ol
        className={`mt-6 grid gap-x-6 gap-y-3 md:gap-y-1 lg:mt-8 ${items.length > 3 ? 'md:grid-cols-4' : 'md:grid-cols-3'} ${isLarge ? 'xl:text-lead xl:[&_div>p:only-child]:py-3 xl:[&_h3]:text-title' : ''}`}
      >
        {items.map(({ title, description, keep }, index) => (
          <li key={title} className="grid gap-1 md:contents">
            <div
              className={`border-t-4 border-ink-900 pt-2 md:row-start-1 md:pb-1 lg:pt-3 ${columns[index]}`}
            >
              <h3 className="flex gap-3 text-h3">
                <span aria-hidden="true" className="text-teal-600">
                  {index + 1}
                </span>
                {title}
              </h3>
              <p>{description}</p>
            </div>
            <div className={`bg-teal-100 md:-col-end-1 ${columns[index]}`}>
              <Deliverable>{keep}</Deliverable>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** What a customer keeps who stops here. */
export function Deliverable({ children }: { children: string }) {
  return (
    <p className="border-l-4 border-(--eyebrow) pl-3 text-(--strong)">
      <span className="text-(--eyebrow)">{documents.kept}</span>{' '}
      <span className="font-semibold">{children}</span>
    </p>
  );
}
