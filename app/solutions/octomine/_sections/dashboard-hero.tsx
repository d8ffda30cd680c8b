import type { Hero } from '@/content/schema';
import { Facts } from '@/components/sections/hero';
import { ButtonRow } from '@/components/ui/button-link';

/** The top of the page: low, its headline on one line, so that the window below is in the first screen. */
export function DashboardHero({ eyebrow, title, lede, actions, facts }: Hero) {
  return (
    <section className="on-ink">
      <div className="page-width grid grid-cols-1 items-end gap-x-8 gap-y-4 pt-6 pb-6 xl:grid-cols-word">
        <div>
          <p className="eyebrow">{eyebrow}</p>
          <h1 className="mt-4 text-beside">{title}</h1>
        </div>
        <div className="items-end justify-between xl:col-span-2 xl:flex">
          <p className="text-lead">{lede}</p>
          {facts && (
            <div className="max-sm:hidden">
              <Facts facts={facts} />
            </div>
          )}
        </div>
        <div className="xl:col-start-2 xl:row-start-1">
          <ButtonRow actions={actions} ground="ink" />
        </div>
      </div>
    </section>
  );
}
