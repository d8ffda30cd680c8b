import type { Pages } from '@/content/schema';
import { Section } from '@/components/ui/section';

/** Seven industries, each with the question that it asks first. */
export function Industries({ items, ...head }: Pages['ai-consulting']['industries']) {
  return (
    <Section head={head} ground="sand" space="quiet">
      <div className="mt-5 grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:mt-8 lg:grid-cols-4 lg:gap-y-5 xl:gap-y-8">
        {items.map(({ title, description }) => (
          <h3
            key={title}
            className="border-t border-mist pt-3 text-h3 sm:first:col-span-2 sm:first:text-title lg:border-ink-900"
          >
            <span className="eyebrow mb-1 block">{title}</span> {description}
          </h3>
        ))}
      </div>
    </Section>
  );
}
