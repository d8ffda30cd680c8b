import type { CardsContent } from '@/content/schema';
import { Section, type Ground } from '../ui/section';
import { TextLink } from '../ui/text-link';

/** What to go on to: the first wide and on ink, the others on white. */
export function Cards({ items, ground, ...head }: CardsContent & { ground: Ground }) {
  return (
    <Section head={head} ground={ground} rank="utility">
      <div className="mt-10 grid gap-4 lg:grid-cols-5">
        {items.map(({ title, description, action }, index) => (
          <article
            key={title}
            className={`rounded-panel p-8 lg:p-10 ${index === 0 ? 'on-ink lg:col-span-3' : 'border border-line bg-white lg:col-span-2'}`}
          >
            <h3 className="text-title">{title}</h3>
            <p className="mt-4 max-w-text">{description}</p>
            <div className="mt-6">
              <TextLink {...action} />
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}
