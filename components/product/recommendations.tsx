import { pictureTexts } from '@/lib/sample-brand/uses/picture-texts';
import { type Period, sample } from '@/lib/sample-brand/data/dataset';
import { fill } from '@/lib/site/fill';
import { signedAmount } from '@/lib/sample-brand/engine/format';
import { Chip } from '../ui/chip';
import { recommendationsOf } from '@/lib/sample-brand/uses/recommendations';
import { Counted } from './small-print';

const words = pictureTexts.recommendations;

const weeksName = ({ from, to }: Period) =>
  fill(to - from > 1 ? words.weeks : words.week, { from: from + 1, to });

/**
 * What Octomine recommends to the sample brand: the actions ranked by what they bring, each with its
 * reason. The first is the one to act on, and has half the room.
 */
export function Recommendations() {
  return (
    <>
      <ol className="rounded-panel border border-line bg-white lg:grid lg:grid-cols-4">
        {recommendationsOf(sample).map(({ kind, text, reason, gain, weeks }, index) => (
          <li
            key={kind}
            className="border-line p-4 not-first:border-t sm:p-6 lg:not-first:border-t-0 lg:not-first:border-l lg:first:col-span-2"
          >
            <p className="flex flex-wrap items-baseline gap-x-3 text-tiny text-muted">
              <span className="font-display text-title font-bold tracking-display text-ink-900">
                {signedAmount(gain)}
              </span>
              {weeksName(weeks)}
              {index === 0 && <Chip tone="coral">{words.first}</Chip>}
            </p>
            <p className="mt-1 text-lead/tight font-semibold text-ink-900">{text}</p>
            <p className="mt-1 text-small">{reason}</p>
          </li>
        ))}
      </ol>
      <Counted>{words.basis}</Counted>
    </>
  );
}
