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

export default function ServicesPage() {
  return (
    <Page>
      <StackedHero {...content.hero} />
      {/* On a wide screen around the window, whose place is kept until it is there. */}
      <section className="on-ink">
        <div className="page-width grid grid-cols-[repeat(auto-fit,minmax(max(8.75rem,40%),1fr))] gap-3 pb-6 xl:min-h-126.5 xl:grid-flow-col xl:grid-cols-[1fr_37.5rem_1fr] xl:grid-rows-[minmax(268px,auto)_1fr] xl:gap-0">
          {content.cards.map(({ title, description, capabilities, to }, index) => (
            <article
              key={title}
              className="relative flex flex-col border-edge max-xl:rounded-card max-xl:border max-xl:bg-ink-800 max-xl:px-3 max-xl:pt-4 xl:border-t xl:pt-5 xl:odd:mt-23 xl:nth-[-n+2]:mr-6 xl:nth-[n+3]:ml-6"
            >
              <span className={`mb-2 flex xl:absolute xl:-top-3 ${index > 1 ? 'xl:right-0' : ''}`}>
                <Disc number={index + 1} />
              </span>
              <h2 className="text-lead/tight sm:max-xl:text-h3">{title}</h2>
              <p className="mt-1 text-white max-xl:grow max-sm:text-tiny/tight">{description}</p>
              <p className="text-small max-sm:hidden">{capabilities}</p>
              <TextLink
                to={to}
                label={content.cardLink}
                subject={fillTemplate(content.cardLinkAbout, { name: title })}
              />
            </article>
          ))}
          <div
            data-nosnippet=""
            className="col-span-full mt-2 xl:col-2 xl:row-span-2 xl:row-start-1 xl:mt-0"
          >
            <OrderPortal {...content.portal} />
            <SampleNote unit="lakh" />
          </div>
        </div>
      </section>
      <Phases {...content.process} isLarge />
      <FinalCall {...content.finalCall} surface="gold" />
    </Page>
  );
}
