import type { Pages } from '@/content/schema';
import { Section, SectionHeading } from '@/components/ui/section';

/** The years as stops on a line that ends at the last, each year large. */
export function Timeline({ entries, ...head }: Pages['about']['timeline']) {
  return (
    <Section ground="ink">
      <SectionHeading {...head} ground="ink" rank="utility" />
      <ol className="mt-12 grid lg:grid-cols-5">
        {entries.map(({ year, title, description }, index) => (
          <li key={year} className="relative pb-10 pl-9 last:pb-0 lg:pt-8 lg:pr-6 lg:pb-0 lg:pl-0">
            {index < entries.length - 1 && (
              <span
                aria-hidden="true"
                className="absolute top-8 bottom-0 left-1.5 w-0.5 bg-ink-700 lg:top-1.5 lg:right-2 lg:bottom-auto lg:left-6 lg:h-0.5 lg:w-auto"
              />
            )}
            <span
              aria-hidden="true"
              className="absolute top-3 left-0 size-3.5 rounded-control bg-coral-400 lg:top-0"
            />
            <p className="font-display text-h2 font-bold tracking-display text-coral-400">{year}</p>
            <h3 className="mt-2 text-h3">{title}</h3>
            <p className="mt-2">{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
