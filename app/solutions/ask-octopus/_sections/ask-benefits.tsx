import type { Pages } from '@/content/schema';
import { Section, SectionHeading } from '@/components/ui/section';

/** Four benefits, two and two: what changes in the meeting. */
export function AskBenefits({ items, ...head }: Pages['ask-octopus']['benefits']) {
  return (
    <Section space="after">
      <SectionHeading {...head} />
      <div className="mt-10 grid gap-4 sm:grid-cols-2">
        {items.map(({ title, description }) => (
          <article key={title} className="rounded-card border border-line bg-white p-5 sm:p-8">
            <h3 className="text-h3">{title}</h3>
            <p className="mt-1.5">{description}</p>
          </article>
        ))}
      </div>
    </Section>
  );
}
