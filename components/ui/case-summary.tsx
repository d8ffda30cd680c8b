import type { CaseStudy } from '@/lib/content/entries';
import { languageAttributes } from '@/lib/base/language';
import { reading } from '@/.content';

/** Challenge, approach and, louder, outcome: side by side where there is room. */
export function CaseSummary({
  language,
  challenge,
  approach,
  outcome,
}: Pick<CaseStudy, 'challenge' | 'approach' | 'outcome' | 'language'>) {
  const parts = [
    { title: reading.challenge, text: challenge, look: 'border-line' },
    { title: reading.approach, text: approach, look: 'border-line' },
    {
      title: reading.outcome,
      text: outcome,
      look: 'border-teal-600 text-lead/snug font-semibold text-balance text-ink-900 @narrow:col-span-2 @reading:col-span-1',
    },
  ];
  return (
    <div className="@container mt-4">
      <dl className="grid grid-cols-1 gap-x-6 gap-y-3 @narrow:grid-cols-2 @reading:grid-cols-3">
        {parts.map(({ title, text, look }) => (
          <div key={title} className={`border-l-2 pl-5 ${look}`}>
            <dt className="mr-2 inline text-base font-semibold text-teal-600 @narrow:block">
              {title}
            </dt>
            <dd className="inline" {...languageAttributes(language, text)}>
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
