import type { Pages } from '@/content/schema';
import { DocumentPage } from '@/components/product/document-page';
import { OrderPortal } from '@/components/product/order-portal';
import { SampleNote } from '@/components/product/sample-note';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { fill } from '@/lib/site/fill';

/** The ground of each card, and how wide it is where there are twelve columns. */
const cardStyles = [
  'on-sand xl:col-span-5',
  'on-teal xl:col-span-7',
  'on-sand xl:col-span-5',
  'on-ink xl:col-span-7',
] as const;

/** The services: what each is, with a sheet that it leaves behind or a screen that it builds. */
export function ServiceCards({
  cards,
  cardLink,
  cardLinkAbout,
}: Pick<Pages['services'], 'cards' | 'cardLink' | 'cardLinkAbout'>) {
  return (
    <Section space="after">
      <div className="grid gap-5 lg:grid-cols-2 lg:gap-8 xl:grid-cols-12">
        {cards.map(({ title, description, capabilities, document, to }, index) => (
          <article
            key={title}
            className={`flex min-w-0 flex-col overflow-clip rounded-panel px-5 pt-5 sm:px-8 sm:pt-8 ${cardStyles[index]}`}
          >
            <h2 className="text-h2">{title}</h2>
            <p className="mt-3 max-w-text text-lead">{description}</p>
            <p className="mt-2 text-small font-semibold text-(--strong)">
              {capabilities.join(', ')}
            </p>
            <TextLink to={to} label={cardLink} subject={fill(cardLinkAbout, { name: title })} />
            {/* A sheet rises out of its card; a window stands in it whole. */}
            <div
              className={`flex pt-3 ${document ? '-mb-1 grow' : '-mx-3 mt-auto pb-2 sm:mx-0 sm:pb-8'}`}
            >
              {document ? <DocumentPage name={document} /> : <OrderPortal count={4} />}
            </div>
          </article>
        ))}
      </div>
      <SampleNote />
    </Section>
  );
}
