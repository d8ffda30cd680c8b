import type { Pages } from '@/content/schema';
import { ResultsChart } from '@/components/product/results-chart';
import { Link } from '@/components/ui/link';
import { caseStudies } from '@/.content';

/** The results at a glance on the ground of the page's headline; each leads to its case study. */
export function Results({ chart }: Pick<Pages['case-studies'], 'chart'>) {
  return (
    <section aria-label={chart.title} className="on-ink pb-8 lg:pb-12">
      <div className="page-width">
        <ul className="grid grid-cols-1 gap-3 md:grid-cols-3 lg:gap-4">
          {caseStudies.map(({ slug, anchor, figure, result, change }) => (
            <li
              key={slug}
              className="relative rounded-panel border border-ink-700 px-5 py-4 hover:border-mist-dim lg:p-6"
            >
              <Link
                to={`#${anchor}`}
                className="mb-4 block text-white after:absolute after:inset-0"
              >
                <span className="block font-display text-h1 font-bold tracking-figure whitespace-nowrap">
                  {figure}
                </span>
                <span className="block font-semibold md:min-h-14 xl:min-h-0">{result}</span>
              </Link>
              {change && <ResultsChart change={change} words={chart} />}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
