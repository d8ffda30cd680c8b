import type { Pages } from '@/content/schema';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';

type Words = Pages['data-infrastructure'];

/** Four benefits, and the two products that read what they leave in order. */
export function Benefits({
  items,
  products,
  ...head
}: Words['benefits'] & Pick<Words, 'products'>) {
  return (
    <Section head={head} space="quiet">
      <ul className="mt-6 grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:mt-10 lg:grid-cols-4">
        {items.map(({ title, before }) => (
          <li key={title} className="border-l-4 border-teal-600 pl-5">
            <h3 className="text-h3">{title}</h3>
            <p className="mt-1">{before}</p>
          </li>
        ))}
      </ul>
      <div className="mt-8 grid gap-4 lg:mt-12 lg:grid-cols-5">
        {products.map(({ title, description, action }, index) => (
          <article
            key={title}
            className={`rounded-panel p-6 pb-4 lg:p-8 lg:pb-6 ${index === 0 ? 'on-ink lg:col-span-3' : 'border border-line bg-white lg:col-span-2'}`}
          >
            <h3 className="text-h3">{title}</h3>
            <p className="mt-2 max-w-text">{description}</p>
            <TextLink {...action} />
          </article>
        ))}
      </div>
    </Section>
  );
}
