import type { CaseStudy } from '@/lib/content/entries';
import { languageAttributes } from '@/lib/base/language';
import { reading } from '@/.content';

/** Challenge, approach and outcome, side by side where there is room: there `large` stands above the outcome. */
export function CaseSummary({
  language,
  challenge,
  approach,
  outcome,
  large,
}: Pick<CaseStudy, 'challenge' | 'approach' | 'outcome' | 'language'> & { large?: string }) {
  const parts = [
    { title: reading.challenge, text: challenge, tone: 'border-line' },
    { title: reading.approach, text: approach, tone: 'border-line' },
    {
      title: reading.outcome,
      text: outcome,
      tone: 'border-teal-600 font-medium text-ink-900',
      figure: large,
    },
  ];
  return (
    <div className="@container mt-4">
      <dl className="grid grid-cols-1 gap-x-6 gap-y-3 @reading:grid-cols-3">
        {parts.map(({ title, text, tone, figure }) => (
          <div key={title} className={`border-l-2 pl-5 ${tone}`}>
            <dt className="mr-2 inline font-semibold text-teal-600 @reading:block">{title}</dt>
            {figure && (
              <dd className="hidden font-display text-h2 font-bold tracking-figure @reading:block">
                {figure}
              </dd>
            )}
            <dd className="inline max-w-prose" {...languageAttributes(language, text)}>
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
