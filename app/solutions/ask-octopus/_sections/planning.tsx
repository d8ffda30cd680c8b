import type { ChecklistContent, StepsContent } from '@/content/schema';
import { Section, SectionHeading } from '@/components/ui/section';
import { Steps } from '@/components/sections/steps';

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
      <ol className="mt-6 grid gap-y-2 sm:mt-9 sm:grid-cols-5">
        {checklist.map((item, index) => (
          <li
            key={item}
            className="flex items-baseline gap-x-4 border-edge text-ink-900 sm:block sm:border-t sm:pr-6"
          >
            <span
              aria-hidden="true"
              className="grid size-7 shrink-0 place-items-center rounded-full bg-teal-600 text-small font-bold text-white sm:-mt-3.5 sm:mb-3"
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
