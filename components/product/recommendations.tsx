import { productTexts } from '@/lib/sample-brand/features/product-texts';
import { sample } from '@/lib/sample-brand/data/dataset';
import { fillTemplate } from '@/lib/base/fill';
import { formatRupees, formatSignedAmount } from '@/lib/sample-brand/engine/format';
import {
  type Recommendation,
  recommendationsOf,
} from '@/lib/sample-brand/features/recommendations';
import { Bars } from './charts/bars';
import { Evidence } from './evidence';
import { SampleChip } from './sample-chip';
import { Section } from '../ui/section';

const words = productTexts.recommendations;

/** What an action brings, or cost, and in which weeks; as a poster large and on ink. */
export function Gain({
  kind,
  gain,
  weeks: { from, to },
  isPoster,
}: Recommendation & { isPoster?: boolean }) {
  const good = isPoster ? 'text-(--eyebrow)' : 'text-teal-600';
  const weeks = fillTemplate(to - from > 1 ? words.weeks : words.week, { from: from + 1, to });
  return (
    <p className={`text-tiny ${isPoster ? 'lg:self-end' : 'text-muted'}`}>
      <span
        className={`mr-2 inline-block font-display ${isPoster ? 'text-beside' : 'text-title'} font-bold tracking-display ${kind === 'leave-out' ? 'text-coral-400' : good}`}
      >
        {formatSignedAmount(kind === 'leave-out' ? -gain : gain)}
      </span>{' '}
      <span className="inline-block">{weeks}</span>
    </p>
  );
}

/** What can still be done, ranked; apart from it what the weeks past teach. */
export function Recommendations({ title }: { title: string }) {
  const actions = recommendationsOf(sample);
  return (
    <Section surface="ink" spacing="band">
      <figure data-nosnippet="">
        <div className="flex flex-wrap items-center gap-x-4">
          <h2 className="text-h2">{title}</h2> <SampleChip />
        </div>
        {actions.map((action, index) => (
          <Action key={action.kind} {...action} rank={index + 1} />
        ))}
        <p className="text-tiny">{words.basis}</p>
      </figure>
    </Section>
  );
}

/** What a rupee of a promotion's spend brought back, below that rupee. */
const paybackBars = (payback: number) =>
  [
    { label: words.spent, value: 1, isBad: false },
    { label: words.margin, value: payback, isBad: true },
  ].map((bar) => ({ ...bar, text: formatRupees(bar.value), isHighlighted: bar.isBad }));

/** An action, its reason and its sum; beside them the shelves, or the rupee, that show why. */
function Action({ rank, ...action }: Recommendation & { rank: number }) {
  const isToDo = action.kind !== 'leave-out';
  return (
    <div className="my-6 grid gap-x-14 gap-y-3 border-t border-ink-700 pt-6 lg:grid-cols-lead">
      <div>
        <h3 className="text-title">
          {isToDo ? `${rank}. ` : <span className="eyebrow mb-3 block">{words.learned}</span>}
          {action.text}
        </h3>
        <p className="mt-2">{action.reason}</p>
      </div>
      <Gain {...action} isPoster />
      <div className="on-white content-center rounded-control p-4 lg:col-start-2 lg:row-span-2 lg:row-start-1 xl:px-6 xl:[&_.packs]:h-12 xl:[&_.packs]:text-[4.75rem]">
        {'evidence' in action ? (
          <Evidence {...action.evidence} />
        ) : (
          <div className="text-lead/tight [&_li_svg]:h-9">
            <Bars bars={paybackBars(action.payback)} />
          </div>
        )}
      </div>
    </div>
  );
}
