import type { ProcessStep } from '@/content/schema';

/** Numbered steps on a line that runs down from each stop to the next and ends at the last. */
export function StepList({ steps }: { steps: readonly ProcessStep[] }) {
  return (
    <ol className="mt-6 grid">
      {steps.map(({ title, description }, index) => (
        <li key={title} className="relative flex gap-5 pb-5 last:pb-0">
          {index < steps.length - 1 && (
            <span
              aria-hidden="true"
              className="absolute top-11 bottom-1 left-4 w-0.5 bg-teal-600"
            />
          )}
          <span
            aria-hidden="true"
            className="inline-flex size-8 shrink-0 items-center justify-center rounded-control bg-teal-600 text-small font-bold text-white"
          >
            {index + 1}
          </span>
          <div>
            <h3 className="text-lead/tight">{title}</h3>
            <p className="mt-1 max-w-text">{description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
