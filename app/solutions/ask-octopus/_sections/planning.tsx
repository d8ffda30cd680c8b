import type { ChecklistContent, StepsContent } from '@/content/schema';
import { Section, SectionHeading } from '@/components/ui/section';
import { Steps } from '../../../../components/sections/steps';

/** From a question to a plan in three steps, and what to settle before it in five. */
export function Planning({
  howItWorks,
  planning: { checklist, ...head },
}: {
  howItWorks: StepsContent;
  planning: ChecklistContent;
}) {
  return (
    <Section id="scenario-planning" space="quiet">
      <SectionHeading {...head} rank="utility" />
      <ol className="mt-4 grid gap-x-6 gap-y-2 sm:grid-cols-5">
        {checklist.map((item, index) => (
          <li key={item} className="flex items-baseline gap-x-4 text-ink-900 sm:block">
            <span
              aria-hidden="true"
              className="w-6 shrink-0 font-display text-h2 font-bold text-teal-600"
            >
              {index + 1}
            </span>
            <p>{item}</p>
          </li>
        ))}
      </ol>
      <Steps {...howItWorks} />
    </Section>
  );
}
