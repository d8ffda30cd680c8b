import type { Pages } from '@/content/schema';
import type { CaseStudy } from '@/lib/content/entries';
import { Link } from '@/components/ui/link';
import { caseStudies } from '@/.content';
import { fillTemplate } from '@/lib/base/fill';

/** The results at a glance on the ground of the page's headline; each leads to its case study. */
export function Results({ chart }: Pick<Pages['case-studies'], 'chart'>) {
  return (
    <section aria-label={chart.title} className="on-ink pb-8 lg:pb-12">
      <div className="page-width">
        <ul className="grid grid-cols-1 gap-3 md:grid-cols-3 lg:gap-4">
          {caseStudies.map(({ slug, anchor, figure, result, change }) => (
            <li
              key={slug}
              className="relative rounded-panel border border-ink-700 px-5 py-3 hover:border-mist-dim lg:p-6"
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
              {change && <ResultBars change={change} words={chart} />}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** What the bars' room holds, in parts of before: all case studies share the scale. */
const scale = Math.max(
  1,
  ...caseStudies.map(({ change }) => (change ? change.after / change.before : 0)),
);

/** Before and after of one case study. */
function ResultBars({
  change: { measure, before, after },
  words,
}: {
  change: NonNullable<CaseStudy['change']>;
  words: Pages['case-studies']['chart'];
}) {
  const bars = [
    { name: words.before, length: 1, tone: 'fill-mist-dim' },
    { name: words.after, length: after / before, tone: 'fill-teal-300' },
  ];
  return (
    <figure className="text-small">
      <dl className="grid gap-2">
        {bars.map(({ name, length, tone }) => (
          <div key={name} className="flex items-center gap-4">
            <dt className="w-14 shrink-0">{name}</dt>
            <dd className="flex-1">
              <svg aria-hidden="true" className="h-4 w-full lg:h-5">
                <rect
                  width={`${Math.round((length / scale) * 100)}%`}
                  height="100%"
                  rx="4"
                  className={tone}
                />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      <figcaption className="mt-1 lg:pl-18">{fillTemplate(words.caption, { measure })}</figcaption>
    </figure>
  );
}
