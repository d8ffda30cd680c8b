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

/** What an action brings, or cost, and in which weeks: in a list, or on ink as a poster of some size. */
export function Gain({
  kind,
  gain,
  weeks: { from, to },
  poster,
}: Recommendation & { poster?: string }) {
  const isToDo = kind !== 'leave-out';
  const good = poster ? 'text-(--eyebrow)' : 'text-teal-600';
  const bad = poster ? 'text-coral-400' : 'text-coral-600';
  const weeks = fillTemplate(to - from > 1 ? words.weeks : words.week, { from: from + 1, to });
  return (
    <p className={`text-tiny ${poster ? '' : 'text-muted'}`}>
      <span
        className={`mr-2 inline-block font-display ${poster ?? 'text-title'} font-bold tracking-display ${isToDo ? good : bad}`}
      >
        {formatSignedAmount(isToDo ? gain : -gain)}
      </span>{' '}
      <span className="inline-block">{weeks}</span>
    </p>
  );
}

/** What to do first, the largest; what then and next time, side by side; each with its reason and figures. */
export function Recommendations({ title }: { title: string }) {
  return (
    <Section surface="ink" spacing="band">
      <figure data-nosnippet="">
        <h2 className="mb-4 text-h2">{title}</h2>
        <ol className="grid gap-x-14 lg:grid-cols-2">
          {recommendationsOf(sample).map((action, index) => (
            <li
              key={action.kind}
              className={`row-span-3 grid grid-rows-subgrid gap-x-14 gap-y-2 border-t border-ink-700 py-3 lg:py-7 ${index ? 'text-lead/tight' : 'text-h3 lg:col-span-2 lg:grid-cols-lead'}`}
            >
              <Gain
                {...action}
                poster={index ? 'text-h2 lg:text-h1' : 'text-h1 lg:text-[min(8.3vw,7.5rem)]/none'}
              />
              <div>
                <p className="font-semibold text-balance text-white">
                  {[index + 1, action.text].join('. ')}
                </p>
                <p className="mt-1 text-small">{action.reason}</p>
              </div>
              <div
                className={`on-white flex flex-col rounded-control p-3 text-tiny lg:[&_.packs]:h-10 lg:[&_.packs]:text-[5rem] xl:[&_.packs]:h-11 xl:[&_.packs]:text-[7rem] ${index ? '' : 'lg:col-start-2 lg:row-span-3 lg:row-start-1'}`}
              >
                {'payback' in action ? <Payback {...action} /> : <Evidence {...action.evidence} />}
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
const Payback = ({ payback }: { payback: number }) => (
  <>
    <svg className="mb-2 h-5 w-full grow bg-mist" aria-hidden="true">
      <rect width={`${Math.round(payback * 100)}%`} height="100%" className="fill-coral-400" />
    </svg>
    <p className="flex justify-between font-semibold text-ink-900">
      <span>{fillTemplate(words.payback.back, { amount: formatRupees(payback) })}</span>{' '}
      <span>{fillTemplate(words.payback.spent, { amount: formatRupees(1) })}</span>
    </p>
  </>
);
