import type { Pages } from '@/content/schema';
import { DocumentPage } from '@/components/product/document-page';
import { OrderPortal } from '@/components/product/order-portal';
import { SampleNote } from '@/components/product/sample-note';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { fill } from '@/lib/site/fill';

/** Where the words of each service and what it makes lie on a grid of twelve columns. */
const places = [
  {
    card: 'lg:grid lg:col-span-12 lg:grid-cols-subgrid',
    words: 'lg:col-span-5 lg:self-center',
    sheet: 'lg:col-span-7',
  },
  { card: 'lg:col-span-5', words: '', sheet: 'grow' },
  { card: 'lg:col-span-7', words: '', sheet: 'grow' },
  {
    card: 'on-ink rounded-panel p-6 sm:p-8 lg:grid lg:col-span-12 lg:grid-cols-subgrid lg:p-10',
    words: 'lg:order-1 lg:col-span-5 lg:self-center',
    sheet: 'lg:col-span-7',
  },
] as const;

/** The services: what each is, with a sheet that it leaves behind or a screen that it builds. */
export function ServiceCards({
  cards,
  cardLink,
  cardLinkAbout,
}: Pick<Pages['services'], 'cards' | 'cardLink' | 'cardLinkAbout'>) {
  return (
    <Section space="after">
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12 lg:gap-y-16">
        {cards.map(({ title, description, capabilities, document, to }, index) => (
          <article
            key={title}
            className={`flex flex-col gap-x-8 gap-y-3 lg:gap-y-5 ${places[index]?.card}`}
          >
            <div className={places[index]?.words}>
              <h2 className="text-h2">{title}</h2>
              <p className="mt-3 max-w-text text-lead">{description}</p>
              <p className="mt-2 text-small font-semibold text-(--strong)">
                {capabilities.map((capability, place) => (
                  <span key={capability} className="mr-1.5 inline-block">
                    {capability}
                    {place < capabilities.length - 1 && ' ·'}
                  </span>
                ))}
              </p>
              <TextLink to={to} label={cardLink} subject={fill(cardLinkAbout, { name: title })} />
            </div>
            <div className={`flex min-w-0 flex-col ${places[index]?.sheet}`}>
              {document ? <DocumentPage name={document} /> : <OrderPortal count={3} />}
            </div>
          </article>
        ))}
      </div>
      <SampleNote />
    </Section>
  );
}
