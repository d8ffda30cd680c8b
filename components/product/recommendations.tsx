import { productTexts } from '@/lib/sample-brand/features/product-texts';
import { sample } from '@/lib/sample-brand/data/dataset';
import { fillTemplate } from '@/lib/base/fill';
import { formatRupees, formatSignedAmount } from '@/lib/sample-brand/engine/format';
import {
  type Recommendation,
  recommendationsOf,
} from '@/lib/sample-brand/features/recommendations';
import { Evidence } from './evidence';
import { SampleChip } from './sample-chip';
import { SourceNote } from './source-note';

const words = productTexts.recommendations;

/** What an action brings, or cost, and in which weeks. */
export function Gain({
  kind,
  gain,
  weeks: { from, to },
  size = 'text-title',
}: Recommendation & { size?: string }) {
  const isToDo = kind !== 'leave-out';
  const weeks = fillTemplate(to - from > 1 ? words.weeks : words.week, { from: from + 1, to });
  return (
    <p className="text-tiny text-muted">
      <span
        className={`mr-2 inline-block font-display ${size} font-bold tracking-display ${isToDo ? 'text-teal-600' : 'text-coral-600'}`}
      >
        {formatSignedAmount(isToDo ? gain : -gain)}
      </span>{' '}
      <span className="inline-block">{weeks}</span>
    </p>
  );
}

/** What to do now, ranked by what it brings, and what to change next time, each with its reason and figures. */
export function Recommendations({ title }: { title: string }) {
  return (
    <figure data-nosnippet="" className="mt-12">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="text-h3">{title}</h3> <SampleChip />
      </div>
      <ol className="mt-4">
        {recommendationsOf(sample).map((action, index) => (
          <li
            key={action.kind}
            className="grid grid-cols-[1rem_1fr] gap-x-4 gap-y-2 border-t border-edge py-4 lg:grid-flow-col lg:grid-cols-[2rem_1fr_18rem_18rem] lg:grid-rows-[auto_1fr]"
          >
            <p className="row-span-4 font-display text-h3 text-muted lg:row-span-2">{index + 1}</p>
            <p className="text-lead/tight font-semibold text-ink-900">{action.text}</p>
            <p className="text-small">{action.reason}</p>
            <div className="lg:row-span-2">
              <Gain {...action} size="text-h2" />
            </div>
            <div className="lg:row-span-2">
              {'payback' in action ? (
                <Payback value={action.payback} />
              ) : (
                <Evidence {...action.evidence} />
              )}
            </div>
          </li>
        ))}
      </ol>
      <SourceNote>{words.basis}</SourceNote>
    </figure>
  );
}

/** A rupee of spend, and the part of it that came back. */
const Payback = ({ value }: { value: number }) => (
  <div className="text-tiny font-semibold text-ink-900">
    <svg className="mb-2 h-2 w-full bg-mist" aria-hidden="true">
      <rect width={`${Math.round(value * 100)}%`} height="100%" className="fill-coral-400" />
    </svg>
    <p className="flex justify-between">
      <span>{fillTemplate(words.payback.back, { amount: formatRupees(value) })}</span>{' '}
      <span>{fillTemplate(words.payback.spent, { amount: formatRupees(1) })}</span>
    </p>
  </div>
);
