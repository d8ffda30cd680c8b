import type { Pages } from '@/content/schema';
import { Logo } from '@/components/ui/logo';
import { dashboards, OctomineWindow } from '@/components/product/octomine-window';
import { AmountSwitch } from '@/components/product/amount-switch';
import { SampleNote } from '@/components/product/sample-note';
import { Section } from '@/components/ui/section';

type Props = Pages['octomine']['audiences'] & { label: string };

/**
 * Octomine's window, straight below the hero and part of it. Each desk has an address of its own
 * (#desk-marketing): the figures, the chart and the rows are that desk's. On a wide screen the desks
 * are the window's sidebar, each with its question; it is as high as the highest desk: nothing moves.
 */
export function SampleDashboards({ label, items, title }: Props) {
  return (
    <Section id="sample-dashboards" surface="ink" spacing="underHero">
      <h2 className="sr-only">{title}</h2>
      <div data-amounts="">
        <div className="desks rounded-panel bg-ink-950 lg:grid lg:min-h-198 lg:grid-cols-[auto_minmax(0,1fr)] xl:min-h-203">
          <nav aria-label={title} className="z-1 flex flex-col p-2 lg:w-60 lg:pr-0 xl:w-68">
            <p className="flex items-center gap-2 px-3 py-2 font-semibold text-white max-lg:hidden">
              <Logo /> {label}
            </p>
            <ul className="grid auto-rows-fr grid-cols-2 gap-1 lg:grid-cols-1">
              {items.map(({ title: audience, desk }) => (
                <li key={desk} className="grid">
                  <a
                    href={`#desk-${desk}`}
                    className="flex min-h-11 flex-col justify-center rounded-control px-3 py-2 text-tiny/tight lg:py-5 text-white hover:underline lg:rounded-r-none lg:text-small/tight"
                  >
                    <b className="font-semibold">{audience}</b>{' '}
                    <span className="mt-1 max-lg:hidden lg:text-lead/tight">
                      {dashboards[desk].answer.question}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {items.map(({ title: audience, desk }) => (
            <section key={desk} aria-label={audience} className="desk lg:col-start-2">
              <span id={`desk-${desk}`} />
              <OctomineWindow desk={desk} />
            </section>
          ))}
        </div>
        <div className="flex flex-wrap justify-between gap-x-8">
          <SampleNote />
          <AmountSwitch />
        </div>
      </div>
    </Section>
  );
}
