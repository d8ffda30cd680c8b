import type { Pages } from '@/content/schema';
import { Disc } from '@/components/ui/disc';
import { TextLink } from '@/components/ui/text-link';
import { fillTemplate } from '@/lib/base/fill';

/** The services, numbered as what each of them adds to the screen above. */
export function ServiceCards({
  cards,
  cardLink,
  cardLinkAbout,
}: Pick<Pages['services'], 'cards' | 'cardLink' | 'cardLinkAbout'>) {
  return (
    <section className="on-ink">
      <div className="page-width grid gap-x-6 gap-y-8 pb-8 sm:grid-cols-2 lg:pb-12 xl:grid-cols-4">
        {cards.map(({ title, description, capabilities, to }, index) => (
          <article key={title} className="relative border-t border-ink-700 pt-5">
            <span className="absolute -top-3 flex">
              <Disc number={index + 1} />
            </span>
            <h2 className="text-h3 xl:text-lead/tight xl:whitespace-nowrap">{title}</h2>
            <p className="mt-1 text-white">{description}</p>
            <div className="text-small">
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
    </section>
  );
}
