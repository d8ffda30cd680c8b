import { Fragment } from 'react';
import type { CaseStudy } from '@/lib/content/entries';
import { languageAttributes } from '@/lib/base/language';
import { reading } from '@/.content';

/** Challenge, approach and outcome, side by side where there is room, and large the figure in the outcome. */
export function CaseSummary({
  language,
  challenge,
  approach,
  outcome,
  figure,
}: Pick<CaseStudy, 'challenge' | 'approach' | 'outcome' | 'figure' | 'language'>) {
  const parts = [
    { title: reading.challenge, text: challenge, tone: 'border-line' },
    { title: reading.approach, text: approach, tone: 'border-line' },
    { title: reading.outcome, text: outcome, tone: 'border-teal-600 font-medium text-ink-900' },
  ];
  return (
    <div className="@container mt-4">
      <dl className="grid grid-cols-1 gap-x-6 gap-y-3 @reading:grid-cols-3">
        {parts.map(({ title, text, tone }) => (
          <div key={title} className={`border-l-2 pl-5 ${tone}`}>
            <dt className="mr-2 inline font-semibold text-teal-600 @reading:block">{title}</dt>
            <dd className="inline max-w-prose" {...languageAttributes(language, text)}>
              {text.split(figure).map((part, index) => (
                <Fragment key={part}>
                  {index > 0 && (
                    <b className="mr-1 font-display text-h2 tracking-figure">{figure}</b>
                  )}
                  {part}
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
