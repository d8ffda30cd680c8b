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
const even = chart.reference.value;
/** From break-even: what loses money runs left, what earns runs right. */
const review = {
  ...chart,
  bars: chart.bars.map((bar) => ({ ...bar, value: bar.value - even })),
  reference: { value: 0, label: `${documents.even} ${formatRupees(even)}` },
};
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
          <div className="tabular mt-3 flex flex-wrap gap-x-8 gap-y-4 text-white sm:gap-x-20">
            <p className="w-min text-mist-dim">
              {documents.ofSales}
              <s className={`decoration-mist ${figure}`}>{formatRupees(extra / spend)}</s>
            </p>
            <p className="w-min">
              {documents.ofMargin}
              <b className={`sm:-ml-5 [&_svg]:text-teal-300 [&>span]:px-[0.25em] ${figure}`}>
                <PenMark>{formatRupees(payback)}</PenMark>
              </b>
            </p>
            <p className="flex-1 text-h3 font-semibold sm:max-lg:basis-1/2 lg:order-last lg:basis-full">
              {fillTemplate(documents.ruling, { week: sample.weeks + 1 })}
            </p>
            <div className="self-center [&_p]:text-title">
              <Stamp>{documents.stamp}</Stamp>
            </div>
          </div>
          <div className="on-white mt-4 grid gap-x-14 gap-y-3 rounded-panel p-5 text-tiny sm:p-6 lg:grid-cols-lead lg:text-base">
            <h2 className="text-h2 lg:col-start-2 lg:row-start-1 lg:pt-14">
              {documents.stop} <span className="text-teal-600">{formatAmount(saving)}</span>
            </h2>
            <div className="lg:row-start-1 [&_.stroke-edge]:hidden [&_text]:[text-anchor:middle] max-sm:[&_.bars-name]:bg-white max-sm:[&_.bars-room]:w-full max-sm:[&_ul]:relative max-sm:[&_ul]:z-1 lg:[&_.bars-room]:w-1/2 lg:[&_li]:min-h-7 [&_li:has(.opacity-40)_*]:font-normal [&_li:not(:has(.opacity-40))]:font-bold [&_li:not(:has(.opacity-40))_svg]:h-10">
              <p className="mb-2">{documents.brought}</p>
              <Bars {...review} />
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
