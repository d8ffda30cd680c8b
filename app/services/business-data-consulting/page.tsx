import { FinalCall } from '@/components/sections/final-call';
import { StackedHero } from '@/components/sections/hero';
import { Phases } from '@/components/sections/phases';
import { SampleDocument } from '@/components/product/sample-document';
import { SampleNote } from '@/components/product/sample-note';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { definePage } from '@/components/layout/page';
import { sample } from '@/lib/sample-brand/data/dataset';
import { formatRupees } from '@/lib/sample-brand/engine/format';
import { valueOf } from '@/lib/sample-brand/engine/measures';
import { promotionsToStop } from '@/lib/sample-brand/engine/promotions-to-stop';
import { fillTemplate } from '@/lib/base/fill';

const { content, metadata, Page } = definePage('business-data-consulting');
export { metadata };

const { documents } = content;
const [promotion] = promotionsToStop(sample);
if (promotion === undefined) throw new Error('The sample has no promotion to stop.');

const { name, where, payback } = promotion;
const weeks = { from: 0, to: sample.weeks };
const extra = valueOf(sample, 'incrementalSales', where, weeks);
const spend = valueOf(sample, 'promotionSpend', where, weeks);

/** Two reports that disagree on what it brought for each rupee. */
const reports = [
  [documents.ofSales, extra / spend],
  [documents.ofMargin, payback],
] as const;

export default function BusinessDataConsultingPage() {
  return (
    <Page>
      <StackedHero {...content.hero} />
      {/* The first document is as high as the second before that has come: stretched, it would move. */}
      <div className="on-ink">
        <div
          data-nosnippet=""
          className="page-width grid gap-x-14 gap-y-5 pb-8 lg:min-h-118 lg:grid-cols-split lg:pb-12 xl:min-h-113"
        >
          <SampleDocument name={documents.agreed}>
            <p>{fillTemplate(documents.subject, { promotion: name })}</p>
            <ul className="ruled border-b border-line">
              {reports.map(([report, perRupee]) => (
                <li key={report} className="flex items-baseline justify-between gap-x-3 py-2">
                  {report}
                  <b className="font-display text-h2 tracking-figure text-ink-900">
                    {formatRupees(perRupee)}
                  </b>
                </li>
              ))}
            </ul>
          </SampleDocument>
          <SampleDocument name={documents.moved} />
          <div className="lg:col-span-2">
            <SampleNote unit="lakh" />
          </div>
        </div>
      </div>
      <Section head={content.deliverables} surface="sand" spacing="compact">
        <ul className="mt-5 grid gap-3 sm:grid-cols-2 sm:gap-5 lg:mt-8 lg:grid-cols-6 xl:grid-cols-5">
          {content.deliverables.items.map(({ title, description, line }) => (
            <li
              key={title}
              className="flex flex-col rounded-bar border border-line bg-white px-4 pt-3 shadow-sheet lg:col-span-2 lg:nth-4:col-span-3 lg:nth-5:col-span-3 xl:col-span-1!"
            >
              <h3 className="text-h3">{title}</h3>
              <p className="mb-3">{description}</p>
              <p className="mt-auto border-t border-line py-3 font-semibold text-teal-600">
                {line}
              </p>
            </li>
          ))}
        </ul>
        <div className="mt-4">
          <TextLink {...content.deliverables.proof} />
        </div>
      </Section>
      <Phases {...content.process} />
      <FinalCall {...content.finalCall} />
    </Page>
  );
}
