import { resolved } from '@/content/placeholder';
import type { CaseStudy } from '@/content/schema';

/** Challenge, approach and outcome as one line of three stops; the last is the result. */
export function StoryParts(story: Pick<CaseStudy, 'challenge' | 'approach' | 'outcome'>) {
  const { challenge, approach, outcome } = resolved(story);
  const parts = [
    { title: 'Challenge', text: challenge, look: 'border-line' },
    { title: 'Approach', text: approach, look: 'border-line' },
    { title: 'Outcome', text: outcome, look: 'border-teal-600 font-medium text-ink-900' },
  ];
  return (
    <dl className="my-6 grid gap-4">
      {parts.map(({ title, text, look }) => (
        <div key={title} className={`border-l-2 pl-6 ${look}`}>
          <dt className="text-small font-semibold text-teal-600">{title}</dt>
          <dd className="mt-1 max-w-prose">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
