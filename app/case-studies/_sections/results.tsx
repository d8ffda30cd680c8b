import { Link } from '@/components/ui/link';
import { caseStudies } from '@/.content';

/** The results at a glance on the surface of the page's headline; each leads to its case study. */
export function Results() {
  return (
    <div className="on-ink pb-8 lg:pb-12">
      <ul className="page-width grid grid-cols-1 gap-3 md:grid-cols-3 lg:gap-4">
        {caseStudies.map(({ slug, anchor, figure, result }) => (
          <li
            key={slug}
            className="relative rounded-panel border border-ink-700 px-5 py-3 hover:border-mist-dim lg:p-6"
          >
            <Link to={`#${anchor}`} className="block text-white after:absolute after:inset-0">
              <span className="block font-display text-h1 font-bold tracking-figure whitespace-nowrap">
                {figure}
              </span>
              <span className="font-semibold">{result}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
