import type { Pages } from '@/content/schema';
import { PackAtLevel } from '@/components/product/pack';
import { TrialLink } from '@/components/sections/trial';
import { SectionHeading } from '@/components/ui/section';

/** What to settle before the first alert, a carton for each on the board that is the closing's edge; the test's is still to come. */
export function Deployment({ checklist, ...head }: Pages['octosense']['deployment']) {
  return (
    <section className="relative z-1 -mb-px border-b-6 border-ink-700 on-sand pt-8 lg:pt-12">
      <div className="page-width">
        <div className="items-end justify-between gap-x-14 lg:flex">
          <SectionHeading {...head} headingSize="utility" />
          <TrialLink />
        </div>
        <ol className="mt-4 grid gap-4 max-lg:pb-4 sm:grid-cols-2 lg:mt-10 lg:grid-cols-6">
          {checklist.map((item, index) => (
            <li key={item} className="group flex items-center gap-4 lg:flex-col lg:items-start">
              <p className="order-last grow text-ink-900 lg:order-none">{item}</p>
              <svg
                viewBox="10 0 44 104"
                className="h-22 w-9.5 shrink-0 stroke-coral-600 font-semibold lg:h-39 lg:w-16.5"
              >
                <PackAtLevel pack="carton-paper" level={Number(index + 1 < checklist.length)} />
                <text
                  x="26"
                  y="92.5"
                  fontSize="15"
                  textAnchor="middle"
                  className="fill-white stroke-none group-last:fill-coral-600"
                >
                  {index + 1}
                </text>
              </svg>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
