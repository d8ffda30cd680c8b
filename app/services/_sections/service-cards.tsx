import type { Pages } from '@/content/schema';
import { DocumentPage } from '@/components/ui/document-page';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { fill } from '@/lib/site/fill';

/** Which side of its row a document lies on, and which its words. */
const sides = [
  { document: 'lg:col-start-6', words: 'lg:col-start-1' },
  { document: 'lg:col-start-1', words: 'lg:col-start-9' },
] as const;

/** The services, a row each: what it is, and a page of what it leaves behind, on changing sides. */
export function ServiceCards({
  cards,
  cardLink,
  cardLinkAbout,
}: Pick<Pages['services'], 'cards' | 'cardLink' | 'cardLinkAbout'>) {
  return (
    <Section>
      <div className="grid gap-y-12 lg:gap-y-20">
        {cards.map(({ title, description, capabilities, document, to }, index) => {
          const side = sides[index % 2 === 0 ? 0 : 1];
          return (
            <article
              key={title}
              className="grid grid-cols-1 gap-x-8 gap-y-6 lg:grid-cols-12 lg:grid-rows-2"
            >
              <div className={`lg:col-span-4 lg:row-start-1 lg:self-end ${side.words}`}>
                <h2 className="text-title">{title}</h2>
                <p className="mt-3 max-w-text text-lead">{description}</p>
              </div>
              <div className={`lg:col-span-7 lg:row-span-2 lg:row-start-1 ${side.document}`}>
                <DocumentPage name={document} place="desk" />
              </div>
              <div className={`lg:col-span-4 lg:row-start-2 ${side.words}`}>
                <ul className="flex flex-wrap gap-x-6 lg:block">
                  {capabilities.map((capability) => (
                    <li
                      key={capability}
                      className="border-line py-0.5 lg:py-2.5 lg:not-first:border-t"
                    >
                      {capability}
                    </li>
                  ))}
                </ul>
                <TextLink to={to} label={cardLink} subject={fill(cardLinkAbout, { name: title })} />
              </div>
            </article>
          );
        })}
      </div>
    </Section>
  );
}
