import type { Pages } from '@/content/schema';
import { TrialNote } from '@/components/sections/trial';
import { Section, SectionHeading } from '@/components/ui/section';

/** What to settle before the first alert, and the way to a trial. */
export function Deployment({ checklist, ...head }: Pages['octosense']['deployment']) {
  return (
    <Section ground="sand" space="quiet">
      <SectionHeading {...head} rank="utility" />
      <ol className="mt-6 grid gap-x-14 sm:grid-cols-2 lg:grid-cols-3">
        {checklist.map((item, index) => (
          <li key={item} className="flex items-baseline gap-4 border-t border-line py-2.5">
            <span
              aria-hidden="true"
              className="w-6 shrink-0 font-display text-h3 font-bold text-teal-600"
            >
              {index + 1}
            </span>
            <p className="text-ink-900">{item}</p>
          </li>
        ))}
      </ol>
      <TrialNote />
    </Section>
  );
}
