import type { CaseStudy } from '@/lib/content/entries';
import { languageAttributes } from '@/lib/base/language';
import { reading } from '@/.content';

const term = 'text-base font-semibold text-teal-600';

/** Challenge, approach and, louder, outcome with its figure: side by side where there is room. */
export function CaseSummary(
  entry: Pick<CaseStudy, 'challenge' | 'approach' | 'figure' | 'result' | 'outcome' | 'language'>,
) {
  const { language, figure, result, outcome } = entry;
  return (
    <div className="@container mt-2 lg:mt-4">
      <dl className="grid grid-cols-1 gap-x-6 gap-y-3 text-pretty @narrow:grid-cols-2 @wide:grid-cols-3">
        {(['challenge', 'approach'] as const).map((part) => (
          <div key={part} className="border-l-2 border-line pl-5">
            <dt className={`mr-2 inline @narrow:block ${term}`}>{reading[part]}</dt>
            <dd className="inline" {...languageAttributes(language, entry[part])}>
              {entry[part]}
            </dd>
          </div>
        ))}
        <div className="border-l-2 border-teal-600 pl-5 text-ink-900 @narrow:col-span-2 @wide:col-span-1">
          <dt className={term}>{reading.outcome}</dt>
          <dd {...languageAttributes(language, outcome)}>
            <p className="flex flex-wrap items-baseline gap-x-3 font-medium">
              <b className="font-display text-[min(12vw,4.25rem)]/none @wide:text-statement/none tracking-figure">
                {figure}
              </b>
              {result}
            </p>
            <p className="mt-1 font-semibold text-balance lg:text-lead/snug">{outcome}</p>
          </dd>
        </div>
      </dl>
    </div>
  );
}
