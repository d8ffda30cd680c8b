import type { Pages } from '@/content/schema';
import { Section, SectionHeading } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';

type Words = Pages['data-infrastructure'];

/** Four benefits, and beside them the two products that read what is in order now. */
export function Benefits({
  items,
  products,
  ...head
}: Words['benefits'] & Pick<Words, 'products'>) {
  return (
    <Section spacing="compact">
      <div className="grid gap-x-8 gap-y-7 lg:grid-cols-12">
        <div className="lg:col-span-7 lg:pr-8">
          <SectionHeading {...head} />
          <ul className="mt-6 grid gap-x-8 gap-y-2 sm:grid-cols-2 lg:mt-10 lg:gap-y-8">
            {items.map(({ title, description }) => (
              <li key={title} className="border-ink-900 lg:border-t lg:pt-3">
                <h3 className="text-h3">{title}</h3>
                <p>{description}</p>
              </li>
            ))}
          </ul>
        </div>
        <div className="on-sand ruled rounded-panel border-mist px-6 lg:col-span-5 lg:px-8">
          {products.map(({ title, description, action }) => (
            <article key={title} className="pt-4 pb-2 lg:pt-5">
              <h3 className="text-h3">{title}</h3>
              <p className="mt-1">{description}</p>
              <TextLink {...action} />
            </article>
          ))}
        </div>
      </div>
    </Section>
  );
}
