import type { ProcessStep, SectionHead } from '@/content/schema';
import { Section, SectionHeading, type Ground } from '../ui/section';

const columns = { 3: 'lg:grid-cols-3', 4: 'sm:grid-cols-2 lg:grid-cols-4' } as const;

/** A process as a line with its stops: down the page on a phone, across it on a desk. */
export function SteppedLine({
  steps,
  ground = 'paper',
  ...head
}: SectionHead & { steps: readonly ProcessStep[]; ground?: Ground }) {
  const line = ground === 'ink' ? 'border-ink-700' : 'border-teal-600';
  const number = ground === 'ink' ? 'bg-teal-300 text-ink-900' : 'bg-teal-600 text-white';
  return (
    <Section ground={ground}>
      <SectionHeading {...head} ground={ground} />
      <ol className={`mt-12 grid ${steps.length === 4 ? columns[4] : columns[3]}`}>
        {steps.map((step, index) => (
          <li
            key={step.title}
            className={`relative border-l-2 pb-10 pl-8 last:pb-0 lg:border-t-2 lg:border-l-0 lg:pt-10 lg:pr-10 lg:pb-0 lg:pl-0 ${line}`}
          >
            <span
              aria-hidden="true"
              className={`absolute -top-1 -left-4 inline-flex size-8 items-center justify-center rounded-control text-small font-bold lg:-top-4 lg:left-0 ${number}`}
            >
              {index + 1}
            </span>
            <h3 className="text-h3">{step.title}</h3>
            <p className="mt-2 max-w-text">{step.description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
