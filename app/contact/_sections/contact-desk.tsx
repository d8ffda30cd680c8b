import type { Pages } from '@/content/schema';
import { Island } from '@/components/islands/island';
import { Letter } from '@/components/product/letter';
import { StepList } from '@/components/ui/step-list';
import { TextLink } from '@/components/ui/text-link';
import { contactForm, reply } from '@/words';

/**
 * The form at the top of the page; beside it what it is for and what happens after it is sent.
 * The page script puts the words of an enquiry in their place, which are about as long; on a phone
 * the heading keeps two lines even where one would do.
 */
export function ContactDesk({
  hero,
  enquiry,
  next,
}: Pick<Pages['contact'], 'hero' | 'enquiry' | 'next'>) {
  return (
    <section
      data-enquiry={JSON.stringify(enquiry)}
      className="page-width grid gap-x-14 gap-y-6 pt-4 pb-section lg:grid-cols-12 lg:grid-rows-last-grows"
    >
      <div className="lg:col-span-12">
        <p className="eyebrow">{hero.eyebrow}</p>
        <h1 className="mt-3 min-h-16 text-h2 sm:min-h-0" data-enquiry-title="">
          {hero.title}
        </h1>
      </div>
      <div className="lg:col-span-6">
        <p className="min-h-28 max-w-text text-lead sm:min-h-21" data-enquiry-lede="">
          {hero.lede}
        </p>
      </div>
      <div className="rounded-panel border border-line bg-white p-6 sm:p-9 lg:col-span-6 lg:row-span-2 lg:self-start">
        {process.env.NEXT_PUBLIC_CONTACT_ENDPOINT && <ThankYou />}
        <Island name="contact-form" />
      </div>
      <aside aria-labelledby="next-title" className="mt-6 lg:col-span-6 lg:mt-0">
        <h2 id="next-title" className="text-h3">
          {next.title}
        </h2>
        <StepList steps={next.steps} />
        {/* On a phone, where the form is what one came for, the letter is a link away. */}
        <div className="sm:hidden">
          <TextLink to="/about#reply" label={reply.title} />
        </div>
        <div className="hidden sm:block">
          <h3 className="mt-7 mb-3 text-h3">{reply.title}</h3>
          <Letter />
        </div>
      </aside>
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
