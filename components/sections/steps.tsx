import type { Pages, ProcessStep } from '@/content/schema';

/** Steps as a row of large words, an arrow from each to the next. */
export function Steps({ steps }: { steps: readonly ProcessStep[] }) {
  return (
    <ol className="mt-2 grid gap-x-8 gap-y-2 sm:grid-cols-3">
      {steps.map(({ title, description }) => (
        <li key={title}>
          <h3 className="leads-on flex items-center gap-3 text-title">{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  );
}

/** How a product works. */
export function HowItWorks({ title, steps }: Pages['octosense']['howItWorks']) {
  return (
    <>
      <h2 className="text-lead/tight">{title}</h2>
      <Steps steps={steps} />
    </>
  );
}
