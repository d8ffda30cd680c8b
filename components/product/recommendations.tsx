import { productTexts } from '@/lib/sample-brand/features/product-texts';
import { type Period, sample } from '@/lib/sample-brand/data/dataset';
import { fillTemplate } from '@/lib/base/fill';
import { formatAmount, formatSignedAmount } from '@/lib/sample-brand/engine/format';
import { recommendationsOf } from '@/lib/sample-brand/features/recommendations';
import { Pack } from './pack';
import { SourceNote } from './source-note';

const words = productTexts.recommendations;

/** The weeks of a gain in words. */
export const weeksName = ({ from, to }: Period) =>
  fillTemplate(to - from > 1 ? words.weeks : words.week, { from: from + 1, to });

/**
 * What Octomine recommends to the sample brand: what to do now, ranked by what it brings, and what to
 * change next time, each with its reason.
 */
export function Recommendations() {
  return (
    <>
      <ol className="grid gap-px overflow-clip rounded-panel border border-line bg-line md:grid-cols-3">
        {recommendationsOf(sample).map(({ kind, product, text, reason, gain, weeks }) => (
          <li key={kind} className="bg-white p-4">
            <div
              className={`flex items-center gap-4 ${kind !== 'leave-out' ? 'text-teal-600' : 'text-coral-600'}`}
            >
              <Pack product={product} size="edge" />
              <div>
                <p className="font-display text-title font-bold tracking-display">
                  {kind !== 'leave-out'
                    ? formatSignedAmount(gain)
                    : fillTemplate(words.leaveOut.lost, { money: formatAmount(gain) })}
                </p>
                <p className="text-tiny text-muted">{weeksName(weeks)}</p>
              </div>
            </div>
            <p className="mt-2 text-lead/tight font-semibold text-ink-900">{text}</p>
            <p className="mt-1 text-small">{reason}</p>
          </li>
        ))}
      </ol>
      <SourceNote>{words.basis}</SourceNote>
    </>
  );
}
