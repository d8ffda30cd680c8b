import type { Pages } from '@/content/schema';
import { OctomineWindow } from '@/components/product/octomine-window';
import { AmountSwitch } from '@/components/product/amount-switch';
import { SampleNote } from '@/components/product/sample-note';
import { Section } from '@/components/ui/section';

/**
 * Octomine's window, straight below the hero and part of it. Each desk has an address of its own
 * (#desk-marketing): the figures, the chart and the rows are that desk's.
 */
export function SampleDashboards({ title, items }: Pages['octomine']['audiences']) {
  return (
    <Section id="sample-dashboards" surface="ink" spacing="underHero">
      <h2 className="sr-only">{title}</h2>
      <div data-amounts="" className="desks">
        <nav aria-label={title}>
          <ul className="mb-3 grid auto-rows-fr grid-cols-2 gap-y-1 rounded-control border border-mist-dim p-1 lg:grid-cols-4">
            {items.map(({ title: audience, desk }) => (
              <li key={desk} className="grid">
                <a
                  href={`#desk-${desk}`}
                  className="flex min-h-11 items-center justify-center rounded-control px-2 py-1 max-md:px-[calc(50%-4.2rem)] text-center text-tiny/tight font-semibold text-white hover:underline"
                >
                  {audience}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {items.map(({ title: audience, desk }) => (
          <section key={desk} aria-label={audience} className="desk">
            <span id={`desk-${desk}`} />
            <OctomineWindow desk={desk} />
          </section>
        ))}
        <div className="mt-2 flex flex-wrap items-start justify-between gap-x-8">
          <SampleNote />
          <AmountSwitch />
        </div>
      </div>
    </Section>
  );
}
