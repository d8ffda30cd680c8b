import { Bars } from '@/components/product/charts/bars';
import { Claims } from '@/components/ui/claims';
import { FinalCall } from '@/components/sections/final-call';
import { PenMark, SampleDocument, Stamp } from '@/components/product/sample-document';
import { Phases } from '@/components/sections/phases';
import { SampleChip } from '@/components/product/sample-chip';
import { SampleNote } from '@/components/product/sample-note';
import { Section } from '@/components/ui/section';
import { StackedHero } from '@/components/sections/hero';
import { TextLink } from '@/components/ui/text-link';
import { definePage } from '@/components/layout/page';
import { sampleAnswer } from '@/components/product/question-address';
import { sample } from '@/lib/sample-brand/data/dataset';
import { formatRupees } from '@/lib/sample-brand/engine/format';
import { valueOf } from '@/lib/sample-brand/engine/measures';
import { promotionsToStop } from '@/lib/sample-brand/engine/promotions-to-stop';
import { fillTemplate } from '@/lib/base/fill';

const { content, metadata, Page } = definePage('business-data-consulting');
export { metadata };

const { documents, deliverables } = content;
const [promotion] = promotionsToStop(sample);
if (promotion === undefined) throw new Error('The sample has no promotion to stop.');

const { name, where, payback } = promotion;
const weeks = { from: 0, to: sample.weeks };
const extra = valueOf(sample, 'incrementalSales', where, weeks);
const spend = valueOf(sample, 'promotionSpend', where, weeks);
const review = sampleAnswer('stop');
const figure =
  'mt-3 block font-display text-[min(11vw,max(4.25rem,6.7vw),6rem)]/none font-bold tracking-figure decoration-4';

export default function BusinessDataConsultingPage() {
  return (
    <Page>
      <StackedHero {...content.hero} />
      <div className="on-ink">
        <figure data-nosnippet="" className="page-width pb-6">
          <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-ink-700 pt-3 text-lead/tight font-semibold text-white">
            {fillTemplate(documents.subject, { promotion: name })}
            <SampleChip tone="ink" />
          </figcaption>
          <div className="mt-4 grid items-center gap-x-12 gap-y-6 lg:grid-cols-lead">
            <div className="flex flex-wrap gap-x-8 gap-y-6 sm:gap-x-14">
              <p className="w-min text-mist-dim">
                {documents.ofSales}
                <s className={`decoration-mist ${figure}`}>{formatRupees(extra / spend)}</s>
              </p>
              <p className="w-min text-white">
                {documents.ofMargin}
                <b className={`[&_svg]:text-teal-300 ${figure}`}>
                  <PenMark pen="circle">{formatRupees(payback)}</PenMark>
                </b>
              </p>
            </div>
            <div className="flex flex-wrap items-center gap-5 sm:pr-6 text-h3 font-semibold text-white">
              <p className="grow basis-1/2">
                {fillTemplate(documents.ruling, { week: sample.weeks + 1 })}
              </p>
              <Stamp>{documents.stamp}</Stamp>
            </div>
          </div>
          <div className="on-white mt-5 grid gap-x-14 gap-y-3 rounded-panel p-5 text-tiny sm:p-6 lg:grid-cols-lead max-sm:[&_.bars-room]:w-full lg:text-base lg:[&_text]:[text-anchor:middle] max-sm:[&_li_svg]:h-6.5 lg:[&_li]:h-8 lg:[&_li_svg]:h-8">
            <h2 className="text-h3 lg:order-1 lg:text-title">{review.headline}</h2>
            {review.chart?.kind === 'bars' && (
              <div className="text-muted">
                <p className="mb-3 flex flex-wrap items-center gap-x-2">
                  <span className="mr-2">{documents.key[0]}</span>
                  <span className="size-4 rounded-bar bg-teal-600 opacity-40" /> {documents.key[1]}
                </p>
                <Bars {...review.chart} />
              </div>
            )}
          </div>
          <SampleNote unit="lakh" />
        </figure>
      </div>
      <Section head={deliverables} surface="sand" spacing="compact">
        <div className="mt-5 grid gap-x-14 gap-y-5 lg:grid-cols-rail">
          <SampleDocument name={deliverables.document} />
          <div className="-mb-2.5 flex flex-col justify-between lg:order-first">
            <Claims {...deliverables} shape="gap-y-2" />
            <TextLink {...deliverables.proof} />
          </div>
        </div>
      </Section>
      <Phases {...content.process} />
      <FinalCall {...content.finalCall} surface="gold" />
    </Page>
  );
}
