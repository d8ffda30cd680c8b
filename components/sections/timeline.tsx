import { resolved } from '@/content/placeholder';
import type { AboutContent } from '@/content/schema';
import { Section, SectionHeading } from '../ui/section';

/** The years as five arms: a line with its stops, each year large. */
export function Timeline({ entries, ...head }: AboutContent['timeline']) {
  return (
    <Section ground="ink">
      <SectionHeading {...head} ground="ink" />
      <ol className="mt-14 grid lg:grid-cols-5">
        {resolved(entries).map(({ year, title, description }) => (
          <li
            key={year}
            className="relative border-l-2 border-ink-700 pb-12 pl-8 last:pb-0 lg:border-t-2 lg:border-l-0 lg:pt-8 lg:pr-6 lg:pb-0 lg:pl-0"
          >
            <span
              aria-hidden="true"
              className="absolute top-2 -left-2 size-3.5 rounded-control bg-coral-400 lg:-top-2 lg:left-0"
            />
            <p className="font-display text-h2 font-bold tracking-display text-coral-400">{year}</p>
            <h3 className="mt-3 text-h3">{title}</h3>
            <p className="mt-2">{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
