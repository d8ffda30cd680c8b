import type { Pages, ProcessStep } from '@/content/schema';

/** Three steps in a line each, or beside each other. */
export function ShortSteps({ steps }: { steps: readonly ProcessStep[] }) {
  return (
    <ol className="grid gap-x-6 gap-y-2 sm:grid-cols-3">
      {steps.map(({ title, description }) => (
        <li key={title} className="flex flex-wrap gap-x-3 sm:block">
          <h3 className="min-w-28 shrink-0 font-text text-base font-semibold tracking-normal">
            {title}
          </h3>
          <p className="min-w-32 flex-1">{description}</p>
        </li>
      ))}
    </ol>
  );
}

/** How a product works: its steps as a row of large words, an arrow from each to the next. */
export function HowItWorks({ title, steps }: Pages['octosense']['howItWorks']) {
  return (
    <>
      <h2 className="text-lead/tight">{title}</h2>
      <ol className="mt-2 grid gap-x-8 gap-y-2 sm:grid-cols-3">
        {steps.map((step) => (
          <li key={step.title}>
            <h3 className="leads-on flex items-center gap-3 text-title">{step.title}</h3>
            <p>{step.description}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
