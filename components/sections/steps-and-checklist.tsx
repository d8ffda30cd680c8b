import type { ChecklistContent, StepsContent } from '@/content/schema';
import { Section, SectionHeading, type Placement } from '../ui/section';
import { StepList } from '../ui/step-list';
import { TrialNote } from './trial';

/** How it works, and beside it what to settle before it starts; below both the way to a trial. */
export function StepsAndChecklist({
  id,
  steps: { steps, ...process },
  checklist: { checklist, ...head },
  ...placement
}: Placement & { id?: string; steps: StepsContent; checklist: ChecklistContent }) {
  return (
    <Section id={id} {...placement}>
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-5">
        <div className="lg:col-span-2">
          <SectionHeading {...process} rank="utility" />
          <StepList steps={steps} />
        </div>
        <div className="lg:col-span-3">
          <SectionHeading {...head} rank="utility" />
          <ol className="mt-6 ruled rounded-panel border border-line bg-white px-5 py-2">
            {checklist.map((item, index) => (
              <li key={item} className="flex items-baseline gap-4 py-2 text-ink-900">
                <span
                  aria-hidden="true"
                  className="w-6 shrink-0 font-display text-h3 font-bold text-teal-600"
                >
                  {index + 1}
                </span>
                <p>{item}</p>
              </li>
            ))}
          </ol>
          <div className="mt-3">
            <TrialNote />
          </div>
        </div>
      </div>
    </Section>
  );
}
