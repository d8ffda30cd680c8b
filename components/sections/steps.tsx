import type { ProcessStep } from '@/content/schema';

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
