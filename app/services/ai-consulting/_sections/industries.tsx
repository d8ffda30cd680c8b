import type { Pages } from '@/content/schema';
import { Section } from '@/components/ui/section';

/** Where each stands on a desk: the two with an answer beside the first two, the others below. */
const places = [
  'lg:col-start-1 lg:row-start-1',
  'lg:col-start-1 lg:row-start-2',
  'lg:col-start-2 lg:row-span-2 lg:row-start-1',
  'lg:col-start-3 lg:row-span-2 lg:row-start-1',
] as const;

/** Seven industries, each with the question that it asks first; two with how we answer it. */
export function Industries({ items, ...head }: Pages['ai-consulting']['industries']) {
  return (
    <Section head={head} ground="sand" space="quiet">
      <dl className="mt-6 grid lg:mt-8 gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-8">
        {items.map(({ title, question, answer }, index) => (
          <div
            key={title}
            className={
              answer
                ? `rounded-panel bg-white p-5 lg:p-8 ${places[index]}`
                : `border-t-2 border-ink-900 pt-2 lg:pt-3 ${places[index] ?? ''}`
            }
          >
            <dt className="text-lead font-semibold text-ink-900">{title}</dt>
            <dd className={answer && 'font-semibold text-teal-600'}>{question}</dd>
            {answer && <dd className="mt-2">{answer}</dd>}
          </div>
        ))}
      </dl>
    </Section>
  );
}
