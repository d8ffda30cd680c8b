import type { Pages, SectionHead } from '@/content/schema';
import { Section, SectionHeading } from '@/components/ui/section';
import { Icon } from '@/components/ui/icon';
import { ShortSteps } from '@/components/sections/steps';

/** What to settle before planning, and from a question to a plan in three steps. */
export function Planning({
  howItWorks: { title, steps },
  planning: { checklist, ...head },
}: Pick<Pages['ask-octopus'], 'howItWorks' | 'planning'>) {
  return (
    <Section id="scenario-planning" spacing="compact">
      <Checklist {...head} headingSize="utility" items={checklist} />
      <div className="mt-4 items-baseline gap-x-14 border-t border-line pt-4 lg:grid lg:grid-cols-3">
        <h2 className="mb-3 text-h3">{title}</h2>
        <div className="lg:col-span-2">
          <ShortSteps steps={steps} />
        </div>
      </div>
    </Section>
  );
}

/** A heading, and beside it short phrases with a tick each. */
export function Checklist({
  items,
  ...head
}: SectionHead & { items: readonly string[]; headingSize: 'utility' | 'note' }) {
  return (
    <div className="gap-x-14 lg:grid lg:grid-cols-3">
      <SectionHeading {...head} />
      <ul className="mt-3 grid gap-x-6 gap-y-1 font-semibold text-(--strong) sm:grid-cols-3 lg:col-span-2">
        {items.map((item) => (
          <li key={item} className="flex gap-2.5">
            <span className="mt-1 text-(--eyebrow)">
              <Icon name="check" />
            </span>
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
