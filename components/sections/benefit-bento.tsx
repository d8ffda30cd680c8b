import type { Feature, SectionHead } from '@/content/schema';
import { Icon } from '../ui/icon';
import { Section, SectionHeading } from '../ui/section';

const spans = [
  'bg-teal-100 lg:col-span-3',
  'border border-line bg-white lg:col-span-2',
  'border border-line bg-white lg:col-span-2',
  'bg-coral-100 lg:col-span-3',
] as const;

/** Four benefits as a bento of two wide and two narrow cards. */
export function BenefitBento({ items, ...head }: SectionHead & { items: readonly Feature[] }) {
  return (
    <Section space="after">
      <SectionHeading {...head} />
      <div className="mt-10 grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
        {items.map(({ title, description, icon }, index) => (
          <article key={title} className={`rounded-card p-7 lg:p-9 ${spans[index % spans.length]}`}>
            <span className="text-ink-900">
              <Icon name={icon} size="large" />
            </span>
            <h3 className="mt-8 text-h3">{title}</h3>
            <p className="mt-2 max-w-text">{description}</p>
          </article>
        ))}
      </div>
    </Section>
  );
}
