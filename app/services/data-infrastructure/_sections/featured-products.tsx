import type { Pages } from '@/content/schema';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';

/** Two products that use the data, one on ink, one on paper. */
export function FeaturedProducts({ items, ...head }: Pages['data-infrastructure']['products']) {
  return (
    <Section head={head} ground="sand" rank="utility">
      <div className="mt-10 grid gap-4 lg:grid-cols-5">
        {items.map(({ name, description, action }, index) => (
          <article
            key={name}
            className={`rounded-panel p-8 lg:p-10 ${index === 0 ? 'on-ink bg-ink-900 text-mist lg:col-span-3' : 'border border-line bg-white lg:col-span-2'}`}
          >
            <h3 className="text-title">{name}</h3>
            <p className="mt-4 max-w-text">{description}</p>
            <div className="mt-6">
              <TextLink {...action} ground={index === 0 ? 'ink' : 'paper'} />
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}
