import type { ChecklistContent, StepsContent } from '@/content/schema';
import { Section, SectionHeading } from '@/components/ui/section';
import { Icon } from '@/components/ui/icon';
import { ShortSteps } from '@/components/sections/steps';

/** What to settle before planning, and from a question to a plan in three steps. */
export function Planning({
  howItWorks: { title, steps },
  planning: { checklist, ...head },
}: {
  howItWorks: StepsContent;
  planning: ChecklistContent;
}) {
  return (
    <Section id="scenario-planning" spacing="compact">
      <div className="gap-x-14 lg:grid lg:grid-cols-3">
        <SectionHeading {...head} headingSize="utility" />
        <ul className="mt-4 grid gap-x-6 gap-y-2 font-semibold text-ink-900 sm:grid-cols-3 lg:col-span-2">
          {checklist.map((item) => (
            <li key={item} className="flex gap-2.5">
              <span className="mt-1 text-teal-600">
                <Icon name="check" />
              </span>
              {item}
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-6 gap-x-14 border-t border-line pt-6 lg:grid lg:grid-cols-3">
        <h2 className="mb-3 text-h3">{title}</h2>
        <div className="lg:col-span-2">
          <ShortSteps steps={steps} />
        </div>
      </div>
    </Section>
  );
}
