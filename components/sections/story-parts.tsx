import { resolved } from '@/content/placeholder';
import { reading } from '@/content/reading';
import type { CaseStudy } from '@/content/schema';
import { languageOf } from '@/lib/articles/language';

/** Challenge, approach and outcome as one line of three stops; the last is the result. */
export function StoryParts({
  language,
  ...story
}: Pick<CaseStudy, 'challenge' | 'approach' | 'outcome' | 'language'>) {
  const { challenge, approach, outcome } = resolved(story);
  const parts = [
    { title: reading.challenge, text: challenge, look: 'border-line' },
    { title: reading.approach, text: approach, look: 'border-line' },
    { title: reading.outcome, text: outcome, look: 'border-teal-600 font-medium text-ink-900' },
  ];
  return (
    <dl className="my-6 grid gap-4">
      {parts.map(({ title, text, look }) => (
        <div key={title} className={`border-l-2 pl-6 ${look}`}>
          <dt className="text-small font-semibold text-teal-600">{title}</dt>
          <dd className="mt-1 max-w-prose" {...languageOf(language, text)}>
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}
