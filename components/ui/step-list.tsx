import type { ProcessStep } from '@/content/schema';

const columns = { 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4' } as const;

const directions = {
  across: {
    list: 'mt-8 lg:gap-x-6',
    step: 'lg:block lg:pb-0',
    line: 'lg:top-4 lg:right-0 lg:bottom-auto lg:left-12 lg:h-0.5 lg:w-auto lg:-mr-7',
    text: 'lg:mt-5',
  },
  down: { list: 'mt-6', step: '', line: '', text: '' },
} as const;

/**
 * Numbered steps on a line that runs from each stop to the next and ends at the last.
 * @param direction `across` lies down where there is room; `down` never does
 */
export function StepList({
  steps,
  direction,
}: {
  steps: readonly ProcessStep[];
  direction: keyof typeof directions;
}) {
  const tone = directions[direction];
  const across = direction === 'across' ? (steps.length === 4 ? columns[4] : columns[3]) : '';
  return (
    <ol className={`grid ${tone.list} ${across}`}>
      {steps.map(({ title, description }, index) => (
        <li key={title} className={`relative flex gap-5 pb-5 last:pb-0 ${tone.step}`}>
          {index < steps.length - 1 && (
            <span
              aria-hidden="true"
              className={`absolute top-11 bottom-1 left-4 w-0.5 bg-teal-600 ${tone.line}`}
            />
          )}
          <span
            aria-hidden="true"
            className="inline-flex size-8 shrink-0 items-center justify-center rounded-control bg-teal-600 text-small font-bold text-white"
          >
            {index + 1}
          </span>
          <div className={tone.text}>
            <h3 className={direction === 'across' ? 'text-h3' : 'text-lead/tight'}>{title}</h3>
            <p className="mt-1 max-w-text">{description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
