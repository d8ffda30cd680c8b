import type { Pages } from '@/content/schema';
import { TrialNote } from '@/components/sections/trial';
import { SideSection } from '@/components/ui/section';

/** What to settle before the first alert, and the way to a trial. */
export function Deployment({ checklist, ...head }: Pages['octosense']['deployment']) {
  return (
    <SideSection ground="sand" space="quiet" head={head} note={<TrialNote />}>
      <ol className="ruled border-y border-line">
        {checklist.map((item, index) => (
          <li key={item} className="flex items-baseline gap-4 py-2.5">
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
    </SideSection>
  );
}
