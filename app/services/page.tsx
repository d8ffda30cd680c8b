import { Disc } from '@/components/ui/disc';
import { FinalCall } from '@/components/sections/final-call';
import { SampleNote } from '@/components/product/sample-note';
import { StackedHero } from '@/components/sections/hero';
import { Phases } from '@/components/sections/phases';
import { TextLink } from '@/components/ui/text-link';
import { definePage } from '@/components/layout/page';
import { fillTemplate } from '@/lib/base/fill';
import { OrderPortal } from './_sections/order-portal';

const { content, metadata, Page } = definePage('services');
export { metadata };

/** The line of a service, from its number into the window. */
const lines = ['lg:-right-10.5', 'lg:right-0 lg:-left-10.5 lg:flex-row-reverse'];

export default function ServicesPage() {
  return (
    <Page>
      <StackedHero {...content.hero} />
      {/* Below the window; on a wide screen around it, each at the height of what it makes. */}
      <section className="on-ink">
        <div className="page-width grid pb-6 lg:grid-flow-col lg:gap-x-6 lg:grid-cols-[1fr_min(50%,37.5rem)_1fr] lg:grid-rows-[296px_minmax(248px,1fr)] xl:grid-rows-[260px_1fr]">
          <div data-nosnippet="" className="mb-4 lg:contents lg:*:col-2 lg:*:first:row-span-2">
            <OrderPortal {...content.portal} />
            <SampleNote unit="lakh" />
          </div>
          {content.cards.map(({ title, description, capabilities, to }, index) => (
            <article
              key={title}
              className={`relative z-1 flex-wrap items-center border-ink-700 py-3 text-tiny max-lg:flex max-lg:border-t max-lg:pl-[2em] max-lg:*:last:-my-2.5 xl:text-small ${index % 2 ? 'lg:row-2 lg:pb-14' : 'lg:row-1 lg:mt-23.5 lg:pt-4'}`}
            >
              <span
                className={`absolute left-0 flex items-center text-gold-400 ${index % 2 ? 'lg:bottom-5.5' : 'lg:-top-3'} ${lines[index > 1 ? 1 : 0]}`}
              >
                <Disc number={index + 1} />
                <span className="grow border-t-2" />
                <span className="rounded-full border-5 max-lg:hidden" />
              </span>
              <h2 className="flex-[1_6rem] text-lead/tight">{title}</h2>
              <p className="order-1 w-full py-0.5 text-white">{description}</p>
              <p className="max-lg:hidden">{capabilities}</p>
              <TextLink
                to={to}
                label={content.cardLink}
                subject={fillTemplate(content.cardLinkAbout, { name: title })}
              />
            </article>
          ))}
        </div>
      </section>
      <Phases {...content.process} isLarge />
      <FinalCall {...content.finalCall} surface="gold" />
    </Page>
  );
}
