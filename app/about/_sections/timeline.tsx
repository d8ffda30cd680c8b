import type { Pages } from '@/content/schema';
import { Section } from '@/components/ui/section';

/** What began in a year is a service or a product; each goes on past the last year. */
const lines = {
  service: { stroke: 'stroke-mist', label: 'text-mist' },
  product: { stroke: 'stroke-teal-300', label: 'text-teal-300' },
} as const;

/**
 * The years as streams: what began in a year runs on beside what began before it. On a phone one line
 * down the years.
 */
export function Timeline({ entries, kinds, ...head }: Pages['about']['timeline']) {
  return (
    <Section head={head} ground="ink" rank="utility" space="quiet">
      <ol className="mt-6 grid max-lg:border-l-2 max-lg:border-ink-700 lg:mt-12 lg:grid-cols-5">
        {entries.map(({ year, kind, title, description }, index) => (
          <li key={year} className="relative pb-4 pl-6 last:pb-0 lg:pt-28 lg:pr-6 lg:pb-0 lg:pl-0">
            <svg
              aria-hidden="true"
              strokeLinecap="round"
              strokeWidth="8"
              className="absolute top-0 left-0 hidden h-20 w-full overflow-visible lg:block"
            >
              <line
                className={lines[kind].stroke}
                x1="7"
                x2="1600"
                y1={index * 16 + 8}
                y2={index * 16 + 8}
              />
              <circle className="fill-white" cx="7" cy={index * 16 + 8} r="7" />
            </svg>
            <span
              aria-hidden="true"
              className="absolute top-2.5 -left-1.75 size-3 rounded-control bg-white lg:hidden"
            />
            <div className="flex flex-wrap items-baseline gap-x-3 lg:block">
              <p className="font-display text-h2 font-bold tracking-display text-white">{year}</p>
              <h3 className={`text-h3 lg:mt-2 ${lines[kind].label}`}>{title}</h3>
              <p className={`text-small font-semibold ${lines[kind].label}`}>{kinds[kind]}</p>
            </div>
            <p className="lg:mt-2">{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
