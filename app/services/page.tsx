import { Disc } from '@/components/ui/disc';
import { FinalCall } from '@/components/sections/final-call';
import { SampleNote } from '@/components/product/sample-note';
import { SplitHero } from '@/components/sections/hero';
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
      <SplitHero {...content.hero}>
        <OrderPortal {...content.portal} />
        <SampleNote unit="lakh" />
      </SplitHero>
      {/* The services, numbered as what each of them adds to the screen above. */}
      <section className="on-ink">
        <div className="page-width grid gap-x-6 gap-y-8 pb-8 sm:grid-cols-2 lg:pb-12 xl:grid-cols-4">
          {content.cards.map(({ title, description, capabilities, to }, index) => (
            <article key={title} className="relative border-t border-ink-700 pt-5">
              <span className="absolute -top-3 flex">
                <Disc number={index + 1} />
              </span>
              <h2 className="text-h3 xl:text-lead/tight xl:whitespace-nowrap">{title}</h2>
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
