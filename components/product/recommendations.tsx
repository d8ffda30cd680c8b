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
import { Section } from '../ui/section';

const words = productTexts.recommendations;

/** What an action brings, or cost, and in which weeks: in a list, or as a poster on ink. */
export function Gain({
  kind,
  gain,
  weeks: { from, to },
  isPoster,
}: Recommendation & { isPoster?: boolean }) {
  const isToDo = kind !== 'leave-out';
  const good = isPoster ? 'text-(--eyebrow)' : 'text-teal-600';
  const bad = isPoster ? 'text-coral-400' : 'text-coral-600';
  const weeks = fillTemplate(to - from > 1 ? words.weeks : words.week, { from: from + 1, to });
  return (
    <p className={`text-tiny ${isPoster ? '' : 'text-muted'}`}>
      <span
        className={`mr-2 inline-block font-display ${isPoster ? 'text-h1 xl:text-statement' : 'text-title'} font-bold tracking-display ${isToDo ? good : bad}`}
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
    <Section surface="ink" spacing="band">
      <figure data-nosnippet="">
        <h2 className="mb-4 text-h2">{title}</h2>
        <ol className="grid lg:auto-rows-fr">
          {recommendationsOf(sample).map((action, index) => (
            <li
              key={action.kind}
              className="grid gap-x-8 gap-y-2 border-t border-ink-700 py-2 *:content-center lg:grid-cols-[32%_1fr_20rem] xl:grid-cols-[43%_1fr_20rem]"
            >
              <Gain {...action} isPoster />
              <div>
                <p className="text-lead/tight font-semibold text-balance text-white">
                  {[index + 1, action.text].join('. ')}
                </p>
                <p className="mt-1 text-small">{action.reason}</p>
              </div>
              <div className="on-white flex flex-col rounded-control p-3 text-tiny [&_.packs]:h-6 [&_.packs]:text-[3.5rem] [&_li]:mt-1">
                {'payback' in action ? (
                  <Payback value={action.payback} />
                ) : (
                  <Evidence {...action.evidence} />
                )}
              </div>
            </li>
          ))}
        </ol>
        <p className="text-tiny">
          <SampleChip />
          &ensp;{words.basis}
        </p>
      </figure>
    </Section>
  );
}

/** A rupee of spend, and the part of it that came back. */
const Payback = ({ value }: { value: number }) => (
  <>
    <svg className="mb-2 h-5 w-full grow bg-mist" aria-hidden="true">
      <rect width={`${Math.round(value * 100)}%`} height="100%" className="fill-coral-400" />
    </svg>
    <p className="flex justify-between font-semibold text-ink-900">
      <span>{fillTemplate(words.payback.back, { amount: formatRupees(value) })}</span>{' '}
      <span>{fillTemplate(words.payback.spent, { amount: formatRupees(1) })}</span>
    </p>
  </>
);
