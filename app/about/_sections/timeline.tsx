import type { Pages } from '@/content/schema';
import { PackImage } from '@/components/product/pack';
import { Section } from '@/components/ui/section';

/** What stands on the shelf, in the order in which it was added. */
const shelf = ['carton-paper', 'can-gold', 'bottle-mint', 'jar-mint', 'carton-mint'];

/** The years along a shelf, with a pack more in each; on a phone each on a board of its own. */
export function Timeline({ entries, ...head }: Pages['about']['timeline']) {
  return (
    <Section head={head} surface="ink" spacing="compact">
      <ol className="mt-4 grid gap-y-6 lg:mt-8 lg:grid-cols-5">
        {entries.map(({ year, title, description }, index) => (
          <li
            key={year}
            className="flex flex-wrap items-end gap-x-3 lg:flex-col lg:flex-nowrap lg:items-stretch"
          >
            <p className="font-display text-h2 font-bold tracking-display text-white">{year}</p>
            <h3 className="pb-0.5 text-h3 lg:mt-2 lg:whitespace-nowrap">{title}</h3>
            <div className="ml-auto flex border-ink-700 lg:order-first lg:mb-6 lg:ml-0 lg:border-b-6">
              {shelf.slice(0, index + 1).map((pack) => (
                <PackImage key={pack} pack={pack} shape="h-9 w-auto lg:h-14 xl:h-18" />
              ))}
            </div>
            <p className="w-full border-ink-700 max-lg:border-t-6 max-lg:pt-2 lg:mt-2 lg:pr-6">
              {description}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
