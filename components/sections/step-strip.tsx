import type { ProcessStep } from '@/content/schema';
import { Icon } from '../ui/icon';

/** Three steps as one strip: what follows from what. */
export function StepStrip({ steps }: { steps: readonly ProcessStep[] }) {
  return (
    <ol className="grid overflow-clip rounded-card border border-ink-700 md:grid-cols-3">
      {steps.map((step, index) => (
        <li
          key={step.title}
          className="relative border-ink-700 bg-ink-800 p-7 not-last:border-b md:not-last:border-r md:not-last:border-b-0"
        >
          <h3 className="flex items-center justify-between text-h3">
            {step.title}
            {index < steps.length - 1 && (
              <span className="rotate-90 text-teal-300 md:rotate-0">
                <Icon name="arrow" />
              </span>
            )}
          </h3>
          <p className="mt-2">{step.description}</p>
        </li>
      ))}
    </ol>
  );
}
