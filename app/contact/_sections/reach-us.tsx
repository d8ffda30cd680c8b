import { site } from '@/.content';
import type { Action, Pages } from '@/content/schema';
import { SectionHeading } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';

/** Other ways to reach us, on paper the address alone, and the two offices. */
export function ReachUs({ otherWays, offices }: Pick<Pages['contact'], 'otherWays' | 'offices'>) {
  const { cards, ...head } = otherWays;
  return (
    <>
      <div className="lg:mt-4">
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
      <div className="lg:mt-4">
        <SectionHeading {...offices} headingSize="note" />
        <div className="mt-4 grid gap-4 xs:grid-cols-2">
          {Object.values(site.offices).map((office) => (
            <div key={office.city} className="border-line sm:border-l-2 sm:pl-4">
              <h3 className="text-lead/tight">{office.city}</h3>
              <address className="mt-2 text-small not-italic">
                {office.street}
                <br />
                {office.city} <span className="whitespace-nowrap">{office.postalCode}</span>
                <br />
                {office.region}, {office.country}
              </address>
              <p className="mt-2 text-small text-muted lg:w-min">{office.hours}</p>
            </div>
          ))}
        </div>
      </div>
    </>
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
