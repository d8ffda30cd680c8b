import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { caseStudies } from '@/.content';

/** The results at a glance on the surface of the page's headline; each leads to its case study. */
export function Results() {
  return (
    <Section surface="ink" spacing="underHero">
      <ul className="grid gap-x-14 md:grid-cols-3">
        {caseStudies.map(({ slug, anchor, figure, result }) => (
          <li key={slug} className="border-t border-ink-700">
            <Link
              to={`#${anchor}`}
              className="flex items-center gap-x-3 py-2 font-semibold text-white hover:text-teal-300 md:flex-wrap"
            >
              <span className="w-28 shrink-0 font-display text-h2 tracking-figure whitespace-nowrap md:w-auto">
                {figure}
              </span>
              <span className="flex-1 text-balance md:order-last md:basis-full">{result}</span>
              <span className="rotate-90 md:ml-auto">
                <Icon name="arrow" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
