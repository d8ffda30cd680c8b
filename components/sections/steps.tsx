import type { ProcessStep, StepsContent } from '@/content/schema';
import { Section, type Placement } from '../ui/section';

/**
 * A process, in order.
 * @param layout large `numbers` between hairlines, or `stairs` up to the last
 */
export function Steps({
  steps,
  layout,
  ground,
  ...head
}: StepsContent & Placement & { layout: 'numbers' | 'stairs' }) {
  return (
    <Section head={head} ground={ground} rank="utility">
      {layout === 'numbers' && <NumberedSteps steps={steps} />}
      {layout === 'stairs' && <Stairs steps={steps} />}
    </Section>
  );
}

type List = { steps: readonly ProcessStep[] };

function NumberedSteps({ steps }: List) {
  return (
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
  );
}

/** How high each stair starts, and where it stands on a phone: the last is at the top. */
const heights = ['lg:pt-26', 'ml-5 lg:ml-0 lg:pt-13', 'ml-10 lg:ml-0'] as const;

function Stairs({ steps }: List) {
  return (
    <ol className="grid gap-y-6 lg:grid-cols-3">
      {steps.map(({ title, description }, index) => (
        <li key={title} className={heights[index]}>
          <div className="h-full border-t-4 border-l-4 border-ink-900 pt-5 pl-5 lg:pl-7">
            <h3 className="text-h3">
              <span aria-hidden="true" className="mr-3">
                {index + 1}
              </span>{' '}
              {title}
            </h3>
            <p className="mt-2 max-w-text lg:pr-8">{description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
