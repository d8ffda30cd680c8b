import type { Pages } from '@/content/schema';
import { OrderPortal } from '@/components/product/order-portal';
import { SampleNote } from '@/components/product/sample-note';
import { TextLink } from '@/components/ui/text-link';
import { fillTemplate } from '@/lib/base/fill';

/** The services, below the page's headline, beside one screen: what each of them adds to it. */
export function ServiceCards({
  cards,
  cardLink,
  cardLinkAbout,
}: Pick<Pages['services'], 'cards' | 'cardLink' | 'cardLinkAbout'>) {
  return (
    <section className="on-ink">
      <div className="page-width grid grid-cols-1 gap-x-14 gap-y-8 pb-8 lg:grid-cols-12 lg:pb-12">
        <div className="min-w-0 lg:col-span-7 lg:col-start-6">
          <OrderPortal count={8} />
          <SampleNote unit="lakh" />
        </div>
        <div className="ruled border-ink-700 lg:col-span-5 lg:row-start-1">
          {cards.map(({ title, description, capabilities, to }) => (
            <article key={title} className="py-3 first:pt-0 last:pb-0">
              <h2 className="text-h3">{title}</h2>
              <p className="mt-1 text-white">{description}</p>
              <div className="items-baseline justify-between text-small xl:flex">
                <p>{capabilities.join(', ')}</p>
                <TextLink
                  to={to}
                  label={cardLink}
                  subject={fillTemplate(cardLinkAbout, { name: title })}
                />
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
