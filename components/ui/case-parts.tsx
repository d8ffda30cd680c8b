import type { CaseStudy } from '@/lib/content/entries';
import { languageOf } from '@/lib/site/language';
import { reading } from '@/words';

/** Challenge, approach and outcome as one line of three stops; the last is the result. */
export function CaseParts({
  language,
  challenge,
  approach,
  outcome,
}: Pick<CaseStudy, 'challenge' | 'approach' | 'outcome' | 'language'>) {
  const parts = [
    { title: reading.challenge, text: challenge, tone: 'border-line' },
    { title: reading.approach, text: approach, tone: 'border-line' },
    { title: reading.outcome, text: outcome, tone: 'border-teal-600 font-medium text-ink-900' },
  ];
  return (
    <dl className="my-6 grid gap-4">
      {parts.map(({ title, text, tone }) => (
        <div key={title} className={`border-l-2 pl-6 ${tone}`}>
          <dt className="text-small font-semibold text-teal-600">{title}</dt>
          <dd className="mt-1 max-w-prose" {...languageOf(language, text)}>
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}
