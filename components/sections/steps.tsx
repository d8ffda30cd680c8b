import type { StepsContent } from '@/content/schema';
import { Section, type Placement } from '../ui/section';

/** A process, in order: large numbers between hairlines. */
export function Steps({ steps, ground, ...head }: StepsContent & Placement) {
  return (
    <Section head={head} ground={ground} rank="utility">
      <ol className="grid gap-y-5 border-ink-900 lg:grid-cols-3 lg:border-t lg:border-l">
        {steps.map(({ title, description }, index) => (
          <li
            key={title}
            className="grid grid-cols-6 border-t border-ink-900 pt-5 lg:block lg:border-t-0 lg:border-r lg:px-8 lg:pt-6 lg:pb-4"
          >
            <p aria-hidden="true" className="font-display text-h1 font-bold tracking-figure">
              {index + 1}
            </p>
            <div className="col-span-5">
              <h3 className="text-h3 lg:mt-10">{title}</h3>
              <p className="mt-2 max-w-text">{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
