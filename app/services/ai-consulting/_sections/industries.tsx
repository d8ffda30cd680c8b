import type { Pages } from '@/content/schema';
import { Section, SectionHeading } from '@/components/ui/section';

/** Seven industries, each with the question that it asks first; two with our answer. */
export function Industries({ items, ...head }: Pages['ai-consulting']['industries']) {
  return (
    <Section ground="sand" space="quiet">
      <div className="grid gap-x-14 gap-y-4 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <SectionHeading {...head} />
        </div>
        <dl className="ruled border-mist lg:col-span-8">
          {items.map(({ title, question, answer }) => (
            <div key={title} className="gap-x-6 py-2 first:pt-0 sm:flex lg:first:pt-1">
              <dt className="w-1/3 shrink-0 text-lead font-semibold text-ink-900 max-sm:w-auto">
                {title}
              </dt>
              <dd>
                <p>{question}</p>
                {answer && <p className="mt-1">{answer}</p>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
