import { renderAnswer } from '@/lib/sample-brand/answers/render';
import { completeQuery } from '@/lib/sample-brand/engine/query';
import type { Where } from '@/lib/sample-brand/engine/members';
import { pictureTexts } from '@/lib/sample-brand/uses/picture-texts';
import { type Period, sample } from '@/lib/sample-brand/data/dataset';
import { fillTemplate } from '@/lib/base/fill';
import { formatSignedAmount } from '@/lib/sample-brand/engine/format';
import { Chip } from '../ui/chip';
import { recommendationsOf } from '@/lib/sample-brand/uses/recommendations';
import { Chart } from './charts/chart';
import { Counted } from './small-print';

const words = pictureTexts.recommendations;

const weeksName = ({ from, to }: Period) =>
  fillTemplate(to - from > 1 ? words.weeks : words.week, { from: from + 1, to });

/**
 * What Octomine recommends to the sample brand: what to do now, ranked by what it brings, and what to
 * change next time, each with its reason. The first is the one to act on, and has half the room.
 */
export function Recommendations() {
  return (
    <>
      <ol className="overflow-clip rounded-panel border border-line bg-white lg:grid lg:grid-cols-4">
        {recommendationsOf(sample).map((action, index) => {
          const { kind, group, text, reason, gain, weeks } = action;
          const where = 'where' in action && action.where;
          return (
            <li
              key={kind}
              className={`border-line p-4 not-first:border-t sm:p-6 lg:max-xl:p-4 lg:not-first:border-t-0 lg:not-first:border-l lg:first:col-span-2 ${group === 'now' ? '' : 'bg-sand'} ${where ? 'grid-cols-2 gap-x-8 xl:grid' : ''}`}
            >
              <div>
                <p className="font-display text-h2/tight font-bold tracking-display text-ink-900 lg:text-title/tight">
                  {formatSignedAmount(gain)}
                </p>
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-tiny text-muted">
                  {weeksName(weeks)} {index === 0 && <Chip tone="coral">{words.first}</Chip>}
                </p>
                <p className="mt-3 text-lead/tight font-semibold text-ink-900">{text}</p>
                <p className="mt-1 text-small">{reason}</p>
              </div>
              {where && <Cover {...where} />}
            </li>
          );
        })}
      </ol>
      <Counted>{words.basis}</Counted>
    </>
  );
}

/** How long a product lasts in each region, where there is room: where it lacks, and where it can come from. */
function Cover({ product, channel }: Where) {
  const query = completeQuery(sample, {
    measure: 'cover',
    by: ['region'],
    order: 'least',
    where: { product, channel },
  });
  const { chart } = renderAnswer(sample, { kind: 'query', query });
  return <div className="text-tiny max-xl:hidden">{chart && <Chart {...chart} />}</div>;
}
