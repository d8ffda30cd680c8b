import type { Pages } from '@/content/schema';
import { DocumentPage } from '@/components/ui/document-page';
import { PictureImage } from '@/components/ui/illustration';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { fill } from '@/lib/site/fill';
import { requirePicture } from '@/lib/site/pages';

/** Where the words of each service and its sheet lie on a grid of twelve columns. */
const places = [
  { card: 'lg:col-span-12', words: 'lg:col-span-5 lg:self-center', sheet: 'lg:col-span-7' },
  { card: 'lg:col-span-7', words: 'lg:col-span-7', sheet: 'lg:col-span-7' },
  { card: 'on-ink rounded-panel p-6 sm:p-8 lg:col-span-5 lg:p-10', words: 'lg:col-span-5' },
  {
    card: 'lg:col-span-12',
    words: 'lg:order-1 lg:col-span-4 lg:self-center',
    sheet: 'lg:col-span-8',
  },
] as const;

/** The services: what each is, and of three a sheet that it leaves behind. */
export function ServiceCards({
  cards,
  cardLink,
  cardLinkAbout,
}: Pick<Pages['services'], 'cards' | 'cardLink' | 'cardLinkAbout'>) {
  return (
    <Section space="after">
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12 lg:gap-y-16">
        {cards.map(({ title, description, capabilities, document, picture, to }, index) => {
          const place = places[index];
          return (
            <article
              key={title}
              className={`grid content-start gap-x-8 gap-y-5 lg:grid-cols-subgrid ${place?.card}`}
            >
              <div className={place?.words}>
                <h2 className="text-h2">{title}</h2>
                <p className="mt-3 max-w-text text-lead">{description}</p>
                <ul className="mt-3 flex flex-wrap gap-x-6 font-semibold text-(--strong)">
                  {capabilities.map((capability) => (
                    <li key={capability}>{capability}</li>
                  ))}
                </ul>
                <TextLink to={to} label={cardLink} subject={fill(cardLinkAbout, { name: title })} />
              </div>
              {document && (
                <div className={`min-w-0 ${place && 'sheet' in place ? place.sheet : ''}`}>
                  <DocumentPage name={document} />
                </div>
              )}
              {picture && (
                <div className="self-end rounded-panel bg-ink-800 p-2 lg:col-span-5">
                  <PictureImage picture={requirePicture(picture)} />
                </div>
              )}
            </article>
          );
        })}
      </div>
    </Section>
  );
}
