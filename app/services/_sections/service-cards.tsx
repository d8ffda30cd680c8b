import type { Pages } from '@/content/schema';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { fill } from '@/lib/fill';

/** The services, a row each: name and promise on the left, what we do on the right. */
export function ServiceCards({
  cards,
  cardLink,
  cardLinkAbout,
}: Pick<Pages['services'], 'cards' | 'cardLink' | 'cardLinkAbout'>) {
  return (
    <Section>
      <div className="border-b border-ink-900">
        {cards.map(({ title, description, capabilities, to }) => (
          <article
            key={title}
            className="grid gap-x-14 gap-y-5 border-t border-ink-900 py-9 lg:grid-cols-5"
          >
            <div className="lg:col-span-3">
              <h2 className="text-title">{title}</h2>
              <p className="mt-3 max-w-text text-lead">{description}</p>
            </div>
            <div className="lg:col-span-2">
              <ul className="ruled border-line">
                {capabilities.map((capability) => (
                  <li key={capability} className="py-2.5">
                    {capability}
                  </li>
                ))}
              </ul>
              <TextLink to={to} label={cardLink} subject={fill(cardLinkAbout, { name: title })} />
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}
