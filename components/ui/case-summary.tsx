import type { ReactNode } from 'react';
import type { CaseStudy } from '@/lib/content/entries';
import { languageAttributes } from '@/lib/base/language';
import { reading } from '@/.content';

const term = 'text-base font-semibold text-teal-600';

/** The figure that a case study ended with, over what it counts. */
export function CaseFigure({ figure, result, language }: CaseStudy) {
  return (
    <p
      className="mt-3 font-medium text-ink-900 lg:text-lead/snug"
      {...languageAttributes(language, result)}
    >
      <b className="block font-display text-statement tracking-figure">{figure}</b> {result}
    </p>
  );
}

/** Challenge, approach and, louder, outcome with the next step: side by side where there is room. */
export function CaseSummary({ entry, next }: { entry: CaseStudy; next?: ReactNode }) {
  const { language, outcome } = entry;
  return (
    <div className="@container col-span-full mt-2">
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
          <dd
            className="font-semibold text-balance lg:text-lead/snug"
            {...languageAttributes(language, outcome)}
          >
            {outcome}
          </dd>
          {next && <dd>{next}</dd>}
        </div>
      </dl>
    </div>
  );
}
