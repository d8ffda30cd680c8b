import { pictureTexts } from '@/lib/sample-brand/uses/picture-texts';
import { type Period, sample } from '@/lib/sample-brand/data/dataset';
import { fill } from '@/lib/site/fill';
import { signedAmount } from '@/lib/sample-brand/engine/format';
import { Chip } from '../ui/chip';
import { linear } from './charts/shapes';
import { recommendationsOf } from '@/lib/sample-brand/uses/recommendations';
import { Counted } from './small-print';
import { SampleChip } from './sample-chip';

const words = pictureTexts.recommendations;

const weeksName = ({ from, to }: Period) =>
  fill(to - from > 1 ? words.weeks : words.week, { from: from + 1, to });

/**
 * What Octomine recommends to the sample brand: the actions ranked by what they bring, each with its reason.
 * The first is the one to act on.
 */
export function Recommendations() {
  const actions = recommendationsOf(sample);
  const width = linear([0, Math.max(1, ...actions.map(({ gain }) => gain))], [0, 100]);
  return (
    <figure className="rounded-panel border border-line bg-white p-4 text-body sm:p-8">
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="font-semibold text-ink-900">{words.title}</span> <SampleChip />
      </figcaption>
      <ol className="mt-4 ruled border-line">
        {actions.map(({ kind, text, reason, gain, weeks }, index) => (
          <li key={kind} className="grid gap-x-4 py-3 lg:grid-cols-5">
            <p className="lg:col-span-3">
              {index === 0 && <Chip tone="coral">{words.first}</Chip>}
              <span className="mt-1 block text-lead font-semibold text-ink-900">{text}</span>
              <span className="text-small">{reason}</span>
            </p>
            <p className="flex items-center gap-3 lg:col-span-2">
              <svg className="h-3 w-full" aria-hidden="true">
                <rect
                  width={`${Math.round(width(gain))}%`}
                  height="12"
                  rx="4"
                  className="fill-teal-600"
                />
              </svg>
              <span className="whitespace-nowrap">
                <span className="font-semibold text-ink-900">{signedAmount(gain)}</span>
                <span className="block text-tiny text-muted">{weeksName(weeks)}</span>
              </span>
            </p>
          </li>
        ))}
      </ol>
      <Counted>{words.basis}</Counted>
    </figure>
  );
}
