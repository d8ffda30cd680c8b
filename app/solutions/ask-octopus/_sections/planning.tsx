import type { ChecklistContent, StepsContent } from '@/content/schema';
import { CheckSheet } from '@/components/sections/checklist';
import { TrialNote } from '@/components/sections/trial';
import { Section, SectionHeading } from '@/components/ui/section';
import { StepList } from '@/components/ui/step-list';

/** How somebody gets from a question to a plan, and what to settle before a plan is tested. */
export function Planning({
  howItWorks: { steps, ...process },
  planning: { checklist, ...head },
}: {
  howItWorks: StepsContent;
  planning: ChecklistContent;
}) {
  return (
    <Section id="scenario-planning" space="quiet">
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-5">
        <div className="lg:col-span-2">
          <SectionHeading {...process} rank="utility" />
          <StepList steps={steps} direction="down" />
        </div>
        <div className="lg:col-span-3">
          <SectionHeading {...head} rank="utility" />
          <div className="mt-6">
            <CheckSheet checklist={checklist} />
          </div>
        </div>
      </div>
      <div className="mt-10">
        <TrialNote />
      </div>
    </Section>
  );
}
