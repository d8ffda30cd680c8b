import type { CaseStudy } from '@/lib/content/entries';
import { languageAttributes } from '@/lib/base/language';
import { reading } from '@/.content';

/** Challenge, approach and outcome, side by side where there is room; the outcome begins with its figure. */
export function CaseSummary({
  language,
  challenge,
  approach,
  outcome,
  figure,
}: Pick<CaseStudy, 'challenge' | 'approach' | 'outcome' | 'figure' | 'language'>) {
  const parts = [
    { title: reading.challenge, text: challenge },
    { title: reading.approach, text: approach },
    { title: reading.outcome, text: outcome, figure },
  ];
  return (
    <div className="@container mt-4">
      <dl className="grid grid-cols-1 gap-x-6 gap-y-3 @narrow:grid-cols-2 @reading:grid-cols-3">
        {parts.map(({ title, text, figure }) => (
          <div
            key={title}
            className={`border-l-2 pl-5 ${figure ? 'border-teal-600 font-medium text-balance text-ink-900 @narrow:col-span-2 @reading:col-span-1' : 'border-line'}`}
          >
            <dt className="mr-2 inline font-semibold text-teal-600 @narrow:block">{title}</dt>
            <dd
              className="inline items-center gap-x-3 @narrow:flex @reading:block"
              {...languageAttributes(language, text)}
            >
              {figure && (
                <b className="mr-1 font-display text-h2 tracking-figure whitespace-nowrap @reading:block">
                  {figure}
                </b>
              )}{' '}
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
