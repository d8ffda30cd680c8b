import type { Pages } from '@/content/schema';
import { ResultsChart } from '@/components/product/results-chart';
import { Link } from '@/components/ui/link';
import { caseStudies } from '@/words';

/** The results at a glance, the first largest, on the ground of the page's headline; each leads to its case study. */
export function Results({ chart }: Pick<Pages['case-studies'], 'chart'>) {
  return (
    <section aria-label={chart.title} className="on-ink pb-8 lg:pb-12">
      <div className="page-width">
        <ul className="grid grid-cols-1 gap-3 md:grid-cols-2 lg:gap-4 xl:grid-cols-4">
          {caseStudies.map(({ slug, number, figure, result, change }, index) => (
            <li
              key={slug}
              className={`relative flex flex-col rounded-panel border border-ink-700 px-5 py-4 hover:border-mist-dim lg:py-6 ${index === 0 ? 'md:col-span-2' : ''}`}
            >
              <Link
                to={`#case-${number ?? slug}`}
                className="mb-3 flex flex-wrap items-baseline gap-x-3 text-white after:absolute after:inset-0"
              >
                <span
                  className={`block font-display font-bold tracking-figure whitespace-nowrap ${index === 0 ? 'text-figure' : 'text-h1'}`}
                >
                  {figure}
                </span>
                <span className="block font-semibold lg:text-lead">{result}</span>
              </Link>
              <div className="mt-auto">
                {change && <ResultsChart change={change} words={chart} />}
              </div>
            </li>
          ))}
        </ul>
        <p className="mt-5 text-small">{chart.note}</p>
      </div>
    </section>
  );
}
