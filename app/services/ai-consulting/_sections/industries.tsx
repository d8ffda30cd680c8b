import type { Pages } from '@/content/schema';
import { Section, SectionHeading } from '@/components/ui/section';

/** Seven industries, each with the question that it asks first; two with our answer. */
export function Industries({ items, ...head }: Pages['ai-consulting']['industries']) {
  return (
    <Section ground="sand" space="quiet">
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-4 lg:gap-y-10">
        <SectionHeading {...head} />
        {items.map(({ title, question, answer }) => (
          <div key={title}>
            <h3 className="font-text text-base font-semibold tracking-normal text-teal-600">
              {title}
            </h3>
            <p className="font-display text-h3 font-bold tracking-display text-ink-900">
              {question}
            </p>
            {answer && <p className="mt-1">{answer}</p>}
          </div>
        ))}
      </div>
    </Section>
  );
}
