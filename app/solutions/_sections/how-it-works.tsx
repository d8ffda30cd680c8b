import type { StepsContent } from '@/content/schema';
import { Section } from '@/components/ui/section';

/** From the connectors to the advice, in order: large numbers below a rule. */
export function HowItWorks({ steps, ...head }: StepsContent) {
  return (
    <Section head={head} ground="sand" rank="utility" space="quiet">
      <ol className="mt-6 grid gap-x-14 lg:grid-cols-3">
        {steps.map(({ title, description }, index) => (
          <li key={title} className="flex gap-5 border-t border-ink-900 py-4">
            <p
              aria-hidden="true"
              className="w-8 shrink-0 font-display text-h2 font-bold text-teal-600"
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
