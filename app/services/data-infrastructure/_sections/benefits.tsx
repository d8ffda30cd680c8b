import type { Pages } from '@/content/schema';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';

type Words = Pages['data-infrastructure'];

/** Four benefits, and below them the two products that read what is in order now. */
export function Benefits({
  items,
  products,
  ...head
}: Words['benefits'] & Pick<Words, 'products'>) {
  return (
    <Section head={head} spacing="compact">
      <ul className="mt-5 grid gap-x-14 gap-y-2 sm:grid-cols-2 lg:mt-8 xl:grid-cols-4">
        {items.map(({ title, description }) => (
          <li key={title} className="border-t border-line pt-2">
            <h3 className="text-h3">{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
      <div className="mt-8 grid gap-x-14 gap-y-3 sm:grid-cols-2">
        {products.map(({ title, description, action }) => (
          <article key={title} className="on-sand rounded-panel px-6 pt-4 pb-1">
            <h3 className="text-h3">{title}</h3>
            <p>{description}</p>
            <TextLink {...action} />
          </article>
        ))}
      </div>
    </Section>
  );
}
