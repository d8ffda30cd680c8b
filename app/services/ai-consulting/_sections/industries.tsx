import type { Pages } from '@/content/schema';
import { Section, SectionHeading } from '@/components/ui/section';

/** Seven industries, each with the question that it asks first. */
export function Industries({ items, ...head }: Pages['ai-consulting']['industries']) {
  return (
    <Section ground="sand" space="quiet">
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-4 lg:gap-y-10">
        <div className="sm:col-span-2 lg:col-span-1">
          <SectionHeading {...head} />
        </div>
        {items.map(({ title, question }) => (
          <h3 key={title} className="text-h3">
            <span className="eyebrow mb-1 block">{title}</span> {question}
          </h3>
        ))}
      </div>
    </Section>
  );
}
