import { Chart } from '@/components/product/charts/chart';
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
  'mb-3 block font-display text-[min(16.5vw,4rem)]/none tracking-figure lg:text-statement md:[&_[aria-hidden]]:-inset-x-6';

export default function BusinessDataConsultingPage() {
  return (
    <Page>
      <StackedHero {...content.hero} />
      <div className="on-ink">
        <figure data-nosnippet="" className="page-width pb-8">
          <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-ink-700 pt-3 text-lead/tight font-semibold text-white">
            {fillTemplate(documents.subject, { promotion: name })}
            <SampleChip tone="ink" />
          </figcaption>
          <div className="mt-3 items-center justify-between gap-x-12 md:flex">
            <p>
              <b className={`text-white ${figure}`}>{formatRupees(extra / spend)}</b>
              {documents.ofSales}
            </p>
            <div className="my-4 flex max-w-narrow grow items-center gap-5 border-y border-ink-700 py-4 text-white md:max-lg:flex-col lg:text-lead">
              <p>{fillTemplate(documents.ruling, { week: sample.weeks + 1 })}</p>
              <Stamp>{documents.stamp}</Stamp>
            </div>
            <p className="md:pr-6">
              <b className={`text-coral-400 ${figure}`}>
                <PenMark pen="circle">{formatRupees(payback)}</PenMark>
              </b>
              {documents.ofMargin}
            </p>
          </div>
          <div className="on-white relative mt-6 grid gap-x-14 gap-y-3 rounded-panel p-5 text-tiny sm:px-6 lg:grid-cols-split lg:text-small lg:[&_text]:[text-anchor:middle]">
            <span className="absolute -top-2 left-16 size-5 rotate-45 bg-white md:right-[14.5%] md:left-auto" />
            <p className="text-h3 font-semibold text-ink-900">{review.headline}</p>
            {review.chart && <Chart {...review.chart} title={documents.key} />}
          </div>
          <SampleNote unit="lakh" />
        </figure>
      </div>
      <Section head={deliverables} surface="sand" spacing="compact">
        <div className="mt-5 grid gap-x-14 gap-y-5 lg:mt-8 lg:grid-cols-split">
          <div className="flex min-w-0 lg:col-start-2">
            <SampleDocument name={deliverables.document} />
          </div>
          <ul className="grid content-start gap-y-2 lg:row-start-1">
            {deliverables.items.map(({ title, description }) => (
              <li key={title} className="border-t border-edge pt-2">
                <h3 className="text-h3">{title}</h3>
                <p>{description}</p>
              </li>
            ))}
            <li>
              <TextLink {...deliverables.proof} />
            </li>
          </ul>
        </div>
      </Section>
      <Phases {...content.process} />
      <FinalCall {...content.finalCall} surface="gold" />
    </Page>
  );
}
