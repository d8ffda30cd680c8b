import type { Pages } from '@/content/schema';
import { Section } from '@/components/ui/section';

/** From one stream to the next, in pixels. */
const LANE = 16;

const arm = { strokeLinecap: 'round', strokeWidth: 8 } as const;

/** The newest stream is the brightest. */
const colours = [
  'stroke-mist-dim',
  'stroke-mist',
  'stroke-teal-600',
  'stroke-teal-600',
  'stroke-teal-300',
] as const;

/**
 * The years as streams: what began in a year runs on beside what began before it, and past the
 * last year. Across the page on a desk, down it elsewhere.
 */
export function Timeline({ entries, ...head }: Pages['about']['timeline']) {
  const middle = (lane: number) => lane * LANE + LANE / 2;
  return (
    <Section head={head} ground="ink" rank="utility" space="quiet">
      <ol className="mt-8 grid grid-cols-1 lg:mt-12 lg:grid-cols-5">
        {entries.map(({ year, title, description }, index) => (
          <li key={year} className="relative pb-5 pl-26 last:pb-0 lg:pt-28 lg:pr-6 lg:pb-0 lg:pl-0">
            {/* Of each stream that has begun, the piece that runs through this year. */}
            <svg
              aria-hidden="true"
              className="absolute top-0 left-0 h-full w-20 overflow-visible lg:h-20 lg:w-full"
            >
              <g className="lg:hidden" {...arm}>
                {colours.slice(0, index + 1).map((colour, lane) => (
                  <line
                    key={lane}
                    className={colour}
                    x1={middle(lane)}
                    x2={middle(lane)}
                    y1={lane === index ? 20 : 0}
                    y2="100%"
                  />
                ))}
              </g>
              <circle className="fill-white lg:hidden" cx={middle(index)} cy="20" r="7" />
              <g className="hidden lg:inline" {...arm}>
                <line
                  className={colours[index]}
                  x1="7"
                  x2="1600"
                  y1={middle(index)}
                  y2={middle(index)}
                />
              </g>
              <circle className="hidden fill-white lg:inline" cx="7" cy={middle(index)} r="7" />
            </svg>
            <div className="flex flex-wrap items-baseline gap-x-3 lg:block">
              <p className="font-display text-h2 font-bold tracking-display text-white">{year}</p>
              <h3 className="text-h3 lg:mt-2">{title}</h3>
            </div>
            <p className="mt-1 lg:mt-2">{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
