import type { Pages } from '@/content/schema';
import { Section, SectionHeading } from '@/components/ui/section';

/** Industries, each with the question we would start with. */
export function Industries({ items, ...head }: Pages['ai-consulting']['industries']) {
  return (
    <Section ground="sand">
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-3">
        <SectionHeading {...head} ground="sand" rank="utility" />
        <dl className="ruled rounded-panel border border-line bg-white px-7 lg:col-span-2">
          {items.map(({ name, example }) => (
            <div key={name} className="grid gap-x-8 gap-y-1 py-4 md:grid-cols-5">
              <dt className="font-semibold text-ink-900 md:col-span-2">{name}</dt>
              <dd className="md:col-span-3">{example}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
