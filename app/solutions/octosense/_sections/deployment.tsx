import type { Pages } from '@/content/schema';
import { TrialLink } from '@/components/sections/trial';
import { SideSection } from '@/components/ui/section';

/** What to settle before the first alert, and the way to a trial. */
export function Deployment({ checklist, ...head }: Pages['octosense']['deployment']) {
  return (
    <SideSection surface="sand" head={head} note={<TrialLink />}>
      <ol className="gap-x-8 sm:grid sm:grid-cols-2">
        {checklist.map((item, index) => (
          <li key={item} className="flex items-baseline gap-4 border-t border-mist py-2.5 lg:py-5">
            <span
              aria-hidden="true"
              className="w-6 shrink-0 font-display text-title/none font-bold text-teal-600"
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
