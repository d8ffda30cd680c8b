import { Island } from '@/components/islands/island';
import { ExampleReply } from '@/components/product/example-reply';
import { SectionHeading } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { definePage } from '@/components/layout/page';
import { contactForm, site } from '@/.content';
import type { EnquiryPlace } from '@/lib/contact/enquiry';

const { content, metadata, Page } = definePage('contact');
export { metadata };

/** Marks an element whose words an enquiry changes. */
const enquiryPlace = (place: EnquiryPlace) => ({ 'data-enquiry-text': place });

/**
 * The form at the top of the page, whole in the first view of a wide screen, and other ways to reach us;
 * beside them how we answer, by an example, and the offices.
 * The page script puts an enquiry's words in; where they may be shorter, their place keeps its lines.
 */
export default function ContactPage() {
  const { hero, next, otherWays } = content;
  return (
    <Page>
      <section
        data-enquiry={JSON.stringify(content.enquiry)}
        className="relative isolate page-width grid gap-x-14 gap-y-5 pt-8 pb-6 sm:pt-4 lg:grid-cols-2 lg:grid-rows-last-grows lg:pb-12 print:gap-y-2 print:pt-0"
      >
        {/* The field behind the head, from edge to edge; the form stands across its foot. */}
        <div className="absolute inset-x-0 -top-8 -bottom-40 -z-1 row-start-1 row-end-3 on-ink shadow-[0_0_0_100vmax_--theme(--color-ink-900)] [clip-path:inset(0_-100vmax)] lg:bottom-20 lg:row-end-4 print:hidden" />
        <div className="on-ink">
          <p className="eyebrow">{hero.eyebrow}</p>
          <h1
            className="mt-3 min-h-18 text-beside sm:min-h-0 sm:text-h2"
            {...enquiryPlace('title')}
          >
            {hero.title}
          </h1>
          <p className="mt-4 max-w-reading text-lead text-balance" {...enquiryPlace('lede')}>
            {hero.lede}
          </p>
        </div>
        <h2
          id="next-title"
          className="on-ink text-small text-(--strong) max-sm:font-text max-sm:tracking-normal sm:text-h3 lg:col-start-1"
        >
          {next.title}
        </h2>
        <div className="rounded-panel border border-line bg-white p-5 sm:p-8 lg:col-start-2 lg:row-span-3 lg:row-start-1 xl:[&_textarea]:min-h-47">
          {process.env.NEXT_PUBLIC_CONTACT_ENDPOINT && <ThankYou />}
          <Island name="contact-form" fetch="idle" />
        </div>
        <aside aria-labelledby="next-title">
          <ExampleReply link={<TextLink {...next.trial} />} />
        </aside>
        <div className="pt-3 lg:col-start-2 lg:row-start-4">
          <SectionHeading {...otherWays} headingSize="note" />
          <div className="mt-4 grid gap-4 sm:grid-cols-[1fr_1fr]">
            {otherWays.cards.map(({ title, description, action }) => (
              <article
                key={title}
                className={`border-line sm:border-l-2 sm:pl-4 ${action.to.startsWith('mailto:') ? '' : 'print:hidden'}`}
              >
                <h3 className="text-lead/tight">{title}</h3>
                <p className="mt-2 text-small">{description}</p>
                <TextLink {...action} />
              </article>
            ))}
          </div>
        </div>
        <div className="lg:pt-3">
          <SectionHeading {...content.offices} headingSize="note" />
          <div className="mt-4 grid gap-4 xs:grid-cols-2">
            {Object.values(site.offices).map(
              ({ street, city, postalCode, region, country, hours }) => (
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
              ),
            )}
          </div>
        </div>
      </section>
    </Page>
  );
}

/**
 * What a visitor without script reads when the form service has taken the message and led back to
 * `/contact#sent`. See docs/form-service.md.
 */
function ThankYou() {
  const { title, text } = contactForm.posted;
  return (
    <div
      id="sent"
      className="mb-6 hidden rounded-control border-2 border-teal-600 bg-teal-100 p-4 text-ink-900 target:block"
    >
      <p className="text-lead font-semibold">{title}</p>
      <p className="mt-1 text-small">{text}</p>
    </div>
  );
}
