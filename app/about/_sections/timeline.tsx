import type { Pages } from '@/content/schema';
import { PackImage } from '@/components/product/pack';
import { Section } from '@/components/ui/section';

/** What stands on the shelf, in the order in which it was added, each as wide as it is drawn. */
const shelf = [
  { pack: 'carton-paper', width: 'w-8' },
  { pack: 'can-gold', width: 'w-9' },
  { pack: 'bottle-mint', width: 'w-7' },
  { pack: 'jar-mint', width: 'w-12' },
  { pack: 'carton-mint', width: 'w-8' },
] as const;

/** The years along a shelf, with a pack more in each. On a phone one line down the years. */
export function Timeline({ entries, ...head }: Pages['about']['timeline']) {
  return (
    <Section head={head} surface="ink" spacing="compact">
      <ol className="mt-6 grid max-lg:ml-2 max-lg:border-l-2 max-lg:border-ink-700 lg:mt-8 lg:grid-cols-5">
        {entries.map(({ year, title, description }, index) => (
          <li key={year} className="relative pb-4 pl-4 last:pb-0 lg:pb-0 lg:pl-0">
            <div className="mb-6 hidden items-end border-b-6 border-ink-700 lg:flex xl:gap-2.5">
              {shelf.slice(0, index + 1).map(({ pack, width }) => (
                <PackImage key={pack} pack={pack} shape={`h-18 object-cover ${width}`} />
              ))}
            </div>
            <PackImage
              pack={(shelf[index] ?? shelf[0]).pack}
              shape="absolute top-1 -left-2.5 h-7 w-auto lg:hidden"
            />
            <div className="flex flex-wrap items-baseline gap-x-3 lg:block lg:pr-6">
              <p className="font-display text-h2 font-bold tracking-display text-white">{year}</p>
              <h3 className="text-h3 lg:mt-2 lg:whitespace-nowrap">{title}</h3>
            </div>
            <p className="lg:mt-2 lg:pr-6">{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
