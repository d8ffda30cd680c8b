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
import { layOutBars } from '@/components/product/charts/layout';
import { sampleAnswer } from '@/components/product/question-address';
import { sample } from '@/lib/sample-brand/data/dataset';
import { formatAmount, formatRupees } from '@/lib/sample-brand/engine/format';
import { valueOf } from '@/lib/sample-brand/engine/measures';
import { promotionsToStop } from '@/lib/sample-brand/engine/promotions-to-stop';
import { fillTemplate } from '@/lib/base/fill';

const { content, metadata, Page } = definePage('business-data-consulting');
export { metadata };

const { documents, deliverables } = content;
const [promotion, other] = promotionsToStop(sample);
if (!promotion || other) throw new Error('The sample has not one promotion that runs.');

const { name, where, payback, saving } = promotion;
const weeks = { from: 0, to: sample.weeks };
const extra = valueOf(sample, 'incrementalSales', where, weeks);
const spend = valueOf(sample, 'promotionSpend', where, weeks);
const { chart } = sampleAnswer('stop');
if (chart?.kind !== 'bars' || !chart.reference) throw new Error('The review gives no bars.');
const bars = chart.bars.map((bar) =>
  bar.label === name ? bar : { ...bar, text: `${documents.ended} ${bar.text}` },
);
const review = { ...chart, bars, reference: { ...chart.reference, label: documents.even } };
const figure =
  'mt-3 block font-display text-[min(10vw,max(4.25rem,6.7vw),6rem)]/none font-bold tracking-figure decoration-4';

export default function BusinessDataConsultingPage() {
  return (
    <Page>
      <StackedHero {...content.hero} />
      <div className="on-ink">
        <figure data-nosnippet="" className="page-width pb-6">
          <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t text-balance border-ink-700 pt-3 text-lead/tight font-semibold text-white">
            {fillTemplate(documents.subject, { promotion: name })}
            <SampleChip tone="ink" />
          </figcaption>
          <div className="tabular mt-4 flex flex-wrap gap-x-8 gap-y-5 text-white sm:gap-x-20">
            <p className="w-min text-mist-dim">
              {documents.ofSales}
              <s className={`decoration-mist ${figure}`}>{formatRupees(extra / spend)}</s>
            </p>
            <p className="w-min">
              {documents.ofMargin}
              <b className={`sm:-ml-5 [&_svg]:text-teal-300 [&>span]:px-[0.25em] ${figure}`}>
                <PenMark pen="circle">{formatRupees(payback)}</PenMark>
              </b>
            </p>
            <div className="-mt-5 [&_p]:text-title max-lg:order-last lg:-ml-26 lg:self-end">
              <Stamp>{documents.stamp}</Stamp>
            </div>
            <p className="flex-1 self-center text-h3 font-semibold sm:max-lg:basis-1/2">
              {fillTemplate(documents.ruling, { week: sample.weeks + 1 })}
            </p>
          </div>
          <div className="on-white mt-5 grid gap-x-14 gap-y-3 rounded-panel p-5 text-tiny sm:p-6 xl:grid-cols-lead max-sm:[&_.bars-room]:w-full lg:[&_.bars-room]:w-[57%] lg:text-base [&_text]:[text-anchor:start] [&_text]:[translate:8px] lg:[&_li]:h-8 lg:[&_li_svg]:h-8">
            <h2 className="self-center text-beside xl:col-start-2 xl:row-start-1">
              {documents.stop} <span className="text-teal-600">{formatAmount(saving)}</span>
            </h2>
            <div className="xl:row-start-1 [&_li:has(.opacity-40)_*]:font-normal [&_li:not(:has(.opacity-40))]:font-bold max-sm:[&_[text-anchor]]:hidden">
              <p className="mb-3">{documents.brought}</p>
              <div className="relative">
                <svg className="bars-room absolute right-0 h-full fill-coral-700 font-semibold">
                  <rect
                    width={`${layOutBars(review).reference?.at ?? 0}%`}
                    height="100%"
                    className="fill-coral-100"
                  />
                  <text y="18">{documents.loss}</text>
                </svg>
                <Bars {...review} />
              </div>
            </div>
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
