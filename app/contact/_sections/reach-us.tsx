import { site } from '@/.content';
import type { Action, Pages } from '@/content/schema';
import { SectionHeading } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';

/** Other ways to reach us; on paper the address alone. */
export function OtherWays({ cards, ...head }: Pages['contact']['otherWays']) {
  return (
    <div>
      <SectionHeading {...head} headingSize="note" />
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        {cards.map(({ title, description, action }) => (
          <article
            key={title}
            className={`border-line sm:border-l-2 sm:pl-4 ${action.to.startsWith('mailto:') ? '' : 'print:hidden'}`}
          >
            <h3 className="text-lead/tight">{title}</h3>
            <p className="mt-2 text-small">{description}</p>
            <ContactLink {...action} />
          </article>
        ))}
      </div>
    </div>
  );
}

/** The two offices, in a row across the page where it is wide. */
export function Offices(head: Pages['contact']['offices']) {
  return (
    <div className="grid gap-x-14 gap-y-4 lg:col-span-2 lg:mt-4 lg:grid-cols-2 lg:border-t lg:border-line lg:pt-8">
      <SectionHeading {...head} headingSize="note" />
      <div className="grid gap-4 xs:grid-cols-2">
        {Object.values(site.offices).map(({ street, city, postalCode, region, country, hours }) => (
          <div key={city} className="border-line sm:border-l-2 sm:pl-4">
            <h3 className="text-lead/tight">{city}</h3>
            <address className="mt-2 text-small not-italic">
              {street}
              <br />
              {city} <span className="whitespace-nowrap">{postalCode}</span>
              <br />
              {region}, <span className="whitespace-nowrap">{country}</span>
            </address>
            <p className="mt-2 text-small text-muted lg:w-min">{hours}</p>
          </div>
        ))}
      </div>
    </div>
  );
}

/** A link to a page, or an address of mail, which shows itself behind a label that is heard. */
function ContactLink(action: Action) {
  if (!action.to.startsWith('mailto:')) return <TextLink {...action} />;
  return (
    <a
      href={action.to}
      className="inline-flex min-h-11 items-center text-small font-semibold wrap-anywhere text-coral-700 underline underline-offset-4 hover:text-ink-900"
    >
      <span className="sr-only">{action.label} </span>
      {action.to.slice('mailto:'.length)}
    </a>
  );
}
