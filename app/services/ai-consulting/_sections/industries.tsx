import type { Pages } from '@/content/schema';
import { Section, SectionHeading } from '@/components/ui/section';

/** Seven industries, each with the question that it asks first; below the heading two with our answer. */
export function Industries({ items, ...head }: Pages['ai-consulting']['industries']) {
  return (
    <Section ground="sand" space="quiet">
      <div className="grid gap-x-14 gap-y-6 lg:grid-cols-2">
        <div>
          <SectionHeading {...head} />
          <dl className="mt-6 grid gap-y-5 border-l-4 border-teal-600 pl-5 lg:mt-8">
            {items.map(
              ({ title, question, answer }) =>
                answer && (
                  <div key={title}>
                    <dt className="text-lead font-semibold text-ink-900">{title}</dt>
                    <dd className="font-semibold text-teal-600">{question}</dd>
                    <dd className="mt-1">{answer}</dd>
                  </div>
                ),
            )}
          </dl>
        </div>
        <dl className="ruled border-line">
          {items.map(
            ({ title, question, answer }) =>
              !answer && (
                <div key={title} className="py-1.5 lg:py-5">
                  <dt className="text-lead font-semibold text-ink-900">{title}</dt>
                  <dd>{question}</dd>
                </div>
              ),
          )}
        </dl>
      </div>
    </Section>
  );
}
