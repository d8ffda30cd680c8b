import type { Pages } from '@/content/schema';
import { SampleDocument } from '@/components/product/sample-document';
import { SampleNote } from '@/components/product/sample-note';
import { sample } from '@/lib/sample-brand/data/dataset';
import { formatRupees } from '@/lib/sample-brand/engine/format';
import { valueOf } from '@/lib/sample-brand/engine/measures';
import { promotionsToStop } from '@/lib/sample-brand/engine/promotions-to-stop';
import { fillTemplate } from '@/lib/base/fill';

/**
 * The headline's two halves as documents: two reports that disagree and the number that was agreed, and
 * what it then moved. The first is as high as the second before that has come: stretched by it, it would
 * move.
 */
export function AgreedAndMoved({
  agreed,
  subject,
  ofSales,
  ofMargin,
  moved,
}: Pages['business-data-consulting']['documents']) {
  const [promotion] = promotionsToStop(sample);
  if (promotion === undefined) throw new Error('The sample has no promotion to stop.');
  const { name, where, payback } = promotion;
  const weeks = { from: 0, to: sample.weeks };
  const extra = valueOf(sample, 'incrementalSales', where, weeks);
  const spend = valueOf(sample, 'promotionSpend', where, weeks);
  const reports = [
    [ofSales, extra / spend],
    [ofMargin, payback],
  ] as const;
  return (
    <div className="on-ink">
      <div
        data-nosnippet=""
        className="page-width grid gap-x-14 gap-y-5 pb-8 lg:min-h-118 lg:grid-cols-split lg:pb-12 xl:min-h-113"
      >
        <SampleDocument name={agreed}>
          <p>{fillTemplate(subject, { promotion: name })}</p>
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
        <SampleDocument name={moved} />
        <div className="lg:col-span-2">
          <SampleNote unit="lakh" />
        </div>
      </div>
    </div>
  );
}
