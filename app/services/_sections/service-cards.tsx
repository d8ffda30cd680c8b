import type { Pages } from '@/content/schema';
import { SampleDocument } from '@/components/product/sample-document';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { WithArrow } from '@/components/ui/text-link';
import { fillTemplate } from '@/lib/base/fill';

/** The ground of each card, and how wide it is where there are twelve columns. */
const cardStyles = [
  'on-sand xl:col-span-5',
  'on-teal xl:col-span-7',
  'on-sand xl:col-span-7',
  'on-ink xl:col-span-5',
] as const;

/** The services: what each is, with a sheet that it leaves behind. */
export function ServiceCards({
  cards,
  cardLink,
  cardLinkAbout,
}: Pick<Pages['services'], 'cards' | 'cardLink' | 'cardLinkAbout'>) {
  return (
    <Section space="quiet">
      <div className="grid gap-5 print:gap-10 lg:grid-cols-2 lg:gap-8 xl:grid-cols-12">
        {cards.map(({ title, description, capabilities, document, to }, index) => (
          <article
            key={title}
            className={`flex min-w-0 flex-col overflow-clip rounded-panel px-5 pt-5 sm:px-8 sm:pt-8 print:rounded-none print:p-0 ${cardStyles[index]}`}
          >
            <h2 className="text-title">{title}</h2>
            <p className="mt-3 max-w-text text-lead">{description}</p>
            <p className="mt-2 font-medium text-(--strong)">{capabilities.join(', ')}</p>
            <p>
              <Link to={to} className="text-link text-(--strong)">
                <WithArrow
                  label={cardLink}
                  subject={fillTemplate(cardLinkAbout, { name: title })}
                />
              </Link>
            </p>
            {/* It rises out of its card, so that it has no lower corners. */}
            <div className="-mb-1 flex grow pt-3 *:rounded-b-none print:mb-0">
              <SampleDocument name={document} rows={2} />
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}
