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
      {/* On a wide screen around the window, each below a line to what it adds; the lower lines bend down to it. */}
      <section className="on-ink">
        <div className="page-width grid gap-x-6 gap-y-8 pb-6 sm:grid-cols-2 xl:grid-flow-col xl:grid-cols-[1fr_37.5rem_1fr] xl:gap-0">
          <div
            data-nosnippet=""
            className="sm:col-span-2 xl:col-span-1 xl:col-start-2 xl:row-span-2"
          >
            <OrderPortal {...content.portal} />
            <SampleNote unit="lakh" />
          </div>
          {content.cards.map(({ title, description, capabilities, to }, index) => (
            <article
              key={title}
              className="relative border-t border-edge pt-5 xl:odd:mb-16.5 xl:nth-3:mr-2 xl:nth-3:border-r xl:even:mt-23 xl:nth-4:pl-6 xl:nth-5:ml-2 xl:nth-5:border-l xl:nth-5:pl-4"
            >
              <span className="absolute -top-3 flex xl:hidden">
                <Disc isGold number={index + 1} />
              </span>
              <h2 className="text-h3 xl:text-lead/tight">{title}</h2>
              <p className="mt-1 text-white">{description}</p>
              <div className="text-small">
                <p>{capabilities}</p>
                <TextLink
                  to={to}
                  label={content.cardLink}
                  subject={fillTemplate(content.cardLinkAbout, { name: title })}
                />
              </div>
            </article>
          ))}
        </div>
      </section>
      <Phases {...content.process} />
      <FinalCall {...content.finalCall} />
    </Page>
  );
}
