import { productTexts } from '@/lib/sample-brand/features/product-texts';
import { sample } from '@/lib/sample-brand/data/dataset';
import { fillTemplate } from '@/lib/base/fill';
import { formatSignedAmount } from '@/lib/sample-brand/engine/format';
import {
  type Recommendation,
  recommendationsOf,
} from '@/lib/sample-brand/features/recommendations';
import { Evidence } from './evidence';
import { SampleChip } from './sample-chip';
import { SourceNote } from './source-note';

const words = productTexts.recommendations;

/** What an action brings, or cost, and in which weeks. */
export function Gain({ kind, gain, weeks: { from, to } }: Recommendation) {
  const isToDo = kind !== 'leave-out';
  const weeks = fillTemplate(to - from > 1 ? words.weeks : words.week, { from: from + 1, to });
  return (
    <p className="text-tiny text-muted">
      <span
        className={`mr-2 inline-block font-display text-title font-bold tracking-display ${isToDo ? 'text-teal-600' : 'text-coral-600'}`}
      >
        {formatSignedAmount(isToDo ? gain : -gain)}
      </span>{' '}
      <span className="inline-block">{weeks}</span>
    </p>
  );
}

/**
 * What Octomine recommends to the sample brand: what to do now, ranked by what it brings, and what to
 * change next time, each with its reason and the figures that show it.
 */
export function Recommendations({ title }: { title: string }) {
  return (
    <figure data-nosnippet="" className="mt-12">
      <div className="overflow-clip rounded-panel border border-line bg-white">
        <div className="on-ink flex items-center justify-between gap-4 px-4 py-3 md:px-8">
          <h3 className="flex-1 text-lead/tight">{title}</h3> <SampleChip />
        </div>
        <ol className="ruled border-line px-4 md:px-8">
          {recommendationsOf(sample).map((action) => (
            <li
              key={action.kind}
              className="grid items-center gap-x-12 gap-y-2 py-4 lg:grid-cols-split"
            >
              <div className="items-center max-lg:contents gap-x-6 gap-y-2 lg:grid xl:grid-cols-2">
                <Gain {...action} />
                <div className="max-lg:order-last">
                  <Evidence {...action.evidence} />
                </div>
              </div>
              <div>
                <p className="text-lead/tight font-semibold text-ink-900">{action.text}</p>
                <p className="mt-1 text-small">{action.reason}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <SourceNote>{words.basis}</SourceNote>
    </figure>
  );
}
