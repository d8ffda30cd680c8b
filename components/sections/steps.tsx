import type { StepsContent } from '@/content/schema';
import { Section, type Placement } from '../ui/section';

/** A process, in order: large numbers below a rule, side by side where there is room. */
export function Steps({ steps, ground, ...head }: StepsContent & Placement) {
  return (
    <Section head={head} ground={ground} rank="utility" space="quiet">
      <ol className="mt-6 grid gap-x-14 lg:grid-cols-3">
        {steps.map(({ title, description }, index) => (
          <li key={title} className="flex gap-5 border-t border-ink-900 py-3">
            <p
              aria-hidden="true"
              className="w-6 shrink-0 font-display text-title font-bold text-teal-600"
            >
              {index + 1}
            </p>
            <div>
              <h3 className="text-h3">{title}</h3>
              <p className="mt-1">{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
