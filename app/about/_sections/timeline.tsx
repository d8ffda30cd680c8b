import type { Pages } from '@/content/schema';
import { PackImage } from '@/components/product/pack';
import { Section } from '@/components/ui/section';

/** What began in a year is a service or a product. */
const tones = { service: 'text-mist', product: 'text-teal-300' } as const;

/** What stands on the shelf, in the order in which it was added. */
const shelf: readonly string[] = [
  'carton-paper',
  'can-gold',
  'bottle-teal',
  'jar-mint',
  'pouch-teal',
];

/** The years along a shelf, with a pack more in each. On a phone one line down the years. */
export function Timeline({ entries, kinds, ...head }: Pages['about']['timeline']) {
  return (
    <Section head={head} ground="ink" space="quiet">
      <ol className="mt-6 grid max-lg:border-l-2 max-lg:border-ink-700 lg:mt-12 lg:grid-cols-5">
        {entries.map(({ year, kind, title, description }, index) => (
          <li key={year} className="relative pb-4 pl-6 last:pb-0 lg:pb-0 lg:pl-0">
            <div className="mb-6 hidden items-end border-b-6 border-ink-700 *:not-last:opacity-45 lg:flex">
              {shelf.slice(0, index + 1).map((pack) => (
                <PackImage key={pack} pack={pack} shape="h-auto w-1/5 max-w-10" />
              ))}
            </div>
            <PackImage
              pack={shelf[index] ?? 'carton-paper'}
              shape="absolute top-1 -left-2.5 h-7 w-auto lg:hidden"
            />
            <div className="flex flex-wrap items-baseline gap-x-3 max-xs:*:last:w-full lg:block lg:pr-6">
              <p className="font-display text-h2 font-bold tracking-display text-white">{year}</p>
              <h3 className={`text-h3 lg:mt-2 lg:whitespace-nowrap ${tones[kind]}`}>{title}</h3>
              <p className={`text-small font-semibold ${tones[kind]}`}>{kinds[kind]}</p>
            </div>
            <p className="lg:mt-2 lg:pr-6">{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
