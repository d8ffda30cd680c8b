import type { Pages } from '@/content/schema';
import { ResultsChart } from '@/components/product/results-chart';
import { Link } from '@/components/ui/link';
import { readEntries } from '@/lib/content/entries';

/** The results at a glance, on the ground of the page's headline; each leads to its case study. */
export function Results({ chart }: Pick<Pages['case-studies'], 'chart'>) {
  return (
    <section aria-label={chart.title} className="on-ink pb-section">
      <div className="page-width">
        <ul className="grid gap-4 lg:grid-cols-3">
          {readEntries().caseStudies.map(({ slug, number, figure, result, change }) => (
            <li
              key={slug}
              className="relative flex flex-col rounded-panel border border-ink-700 p-6 hover:border-mist-dim sm:p-8"
            >
              <Link
                to={`#case-${number ?? slug}`}
                className="mb-8 text-white after:absolute after:inset-0"
              >
                <span className="block font-display text-h1 font-bold tracking-figure">
                  {figure}
                </span>
                <span className="mt-3 block text-lead font-semibold">{result}</span>
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
