import { demo } from '@/.content';
import { pictureTexts } from '@/lib/sample-brand/uses/picture-texts';
import { type Period, sample } from '@/lib/sample-brand/data/dataset';
import { fillTemplate } from '@/lib/base/fill';
import { formatAmount, formatSignedAmount } from '@/lib/sample-brand/engine/format';
import { Chip } from '../ui/chip';
import { recommendationsOf } from '@/lib/sample-brand/uses/recommendations';
import { Chart } from './charts/chart';
import { sampleAnswer } from './question-address';
import { SourceNote } from './source-note';

const words = pictureTexts.recommendations;

/** The weeks of a gain in words. */
export const weeksName = ({ from, to }: Period) =>
  fillTemplate(to - from > 1 ? words.weeks : words.week, { from: from + 1, to });

/**
 * What Octomine recommends to the sample brand: what to do now, ranked by what it brings, and what to
 * change next time, each with its reason; beside the last, which is a loss, what shows it.
 */
export function Recommendations() {
  return (
    <>
      <ol className="overflow-clip rounded-panel border border-line bg-white lg:grid lg:grid-cols-4">
        {recommendationsOf(sample).map(({ kind, group, text, reason, gain, weeks }, index) => {
          const isNow = group === 'now';
          return (
            <li
              key={kind}
              className={`border-line p-4 not-first:border-t sm:p-6 lg:max-xl:p-4 lg:not-first:border-t-0 lg:not-first:border-l ${isNow ? '' : 'gap-x-8 md:flex lg:col-span-2 lg:max-xl:block'}`}
            >
              <div className={isNow ? '' : 'shrink-0 md:w-64 lg:max-xl:w-auto'}>
                <p className="font-display text-title/tight font-bold tracking-display text-ink-900 lg:max-xl:text-h3/tight">
                  {isNow
                    ? formatSignedAmount(gain)
                    : fillTemplate(words.leaveOut.lost, { money: formatAmount(gain) })}
                </p>
                <p className="flex min-h-7 flex-wrap items-center gap-x-3 text-tiny text-muted">
                  {weeksName(weeks)} {index === 0 && <Chip tone="coral">{words.first}</Chip>}
                </p>
                <p className="mt-2 text-lead/tight font-semibold text-ink-900">{text}</p>
                <p className="mt-1 text-small">{reason}</p>
              </div>
              {!isNow && <Payback />}
            </li>
          );
        })}
      </ol>
      <SourceNote>{words.basis}</SourceNote>
    </>
  );
}

/** What a rupee of each promotion brought back, the lowest first: that is the one to leave out. */
function Payback() {
  const { chart } = sampleAnswer(demo.questions.stop);
  if (chart?.kind !== 'bars') return null;
  const bars = chart.bars.map((bar, index) => ({ ...bar, isNamed: index === 0 }));
  return (
    <div className="grow text-dense max-md:hidden lg:max-xl:mt-4">
      <Chart {...chart} bars={bars} />
    </div>
  );
}
