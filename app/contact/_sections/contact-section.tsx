import type { Pages } from '@/content/schema';
import { Island } from '@/components/islands/island';
import { ExampleReply } from '@/components/product/example-reply';
import { TextLink } from '@/components/ui/text-link';
import { contactForm } from '@/.content';
import type { EnquiryPlace } from '@/lib/contact/enquiry';
import { Offices, OtherWays } from './reach-us';

const nextParts = ['happens', 'bring', 'back'] as const;

/** Marks an element whose words an enquiry changes. */
const enquiryPlace = (place: EnquiryPlace) => ({ 'data-enquiry-text': place });

/**
 * The form at the top of the page, whole in the first view of a wide screen, and other ways to reach us;
 * beside them how we answer, by an example, and what happens after it is sent; below all, the offices.
 * The page script puts an enquiry's words in; where they may be shorter, their place keeps its lines.
 */
export function ContactSection({
  hero,
  enquiry,
  next,
  otherWays,
  offices,
}: Pick<Pages['contact'], 'hero' | 'enquiry' | 'next' | 'otherWays' | 'offices'>) {
  return (
    <section
      data-enquiry={JSON.stringify(enquiry)}
      className="page-width grid gap-x-14 gap-y-5 pt-8 pb-6 sm:pt-4 lg:grid-cols-2 lg:grid-rows-last-grows lg:pb-12 print:gap-y-2 print:pt-0"
    >
      <div>
        <p className="eyebrow">{hero.eyebrow}</p>
        <h1 className="mt-3 min-h-18 text-beside sm:min-h-0 sm:text-h2" {...enquiryPlace('title')}>
          {hero.title}
        </h1>
        <p className="mt-4 max-w-text text-lead text-balance" {...enquiryPlace('lede')}>
          {hero.lede}
        </p>
      </div>
      <h2 id="next-title" className="text-small max-sm:font-text max-sm:tracking-normal sm:text-h3">
        {next.title}
      </h2>
      <div className="grid gap-y-8 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:self-start">
        <div className="rounded-panel border border-line bg-white p-5 sm:p-8">
          {process.env.NEXT_PUBLIC_CONTACT_ENDPOINT && <ThankYou />}
          <Island name="contact-form" fetch="idle" />
        </div>
        <OtherWays {...otherWays} />
      </div>
      <aside aria-labelledby="next-title">
        <ExampleReply />
        <dl className="mt-4 ruled border-line">
          {nextParts.map((part) => (
            <div key={part} className="items-baseline gap-x-4 py-2 sm:flex lg:max-xl:block">
              <dt className="w-36 shrink-0 font-semibold text-ink-900">{next.labels[part]}</dt>
              <dd className="lg:min-h-14" {...enquiryPlace(part)}>
                {next[part]}
              </dd>
            </div>
          ))}
        </dl>
        <TextLink {...next.trial} />
      </aside>
      <Offices {...offices} />
    </section>
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
