import type { Pages } from '@/content/schema';
import { Disc } from '@/components/ui/disc';
import { PackTable } from '@/components/product/pack-table';
import { SampleChip } from '@/components/product/sample-chip';
import { formatValue } from '@/lib/sample-brand/answers/format-values';
import { recentWeeks, sample } from '@/lib/sample-brand/data/dataset';
import { sum } from '@/lib/sample-brand/engine/figures/statistics';
import { formatAmount, formatNumber } from '@/lib/sample-brand/engine/format';
import { valueOf } from '@/lib/sample-brand/engine/measures';
import { queryWithDefaults } from '@/lib/sample-brand/engine/query';
import { runQuery } from '@/lib/sample-brand/engine/run';
import { fillTemplate } from '@/lib/base/fill';

const channel = 'Quick commerce';
const region = 'South';

/** Below as many weeks a row is proposed for the order. */
const due = sample.coverTarget / 2;

const query = queryWithDefaults(sample, {
  measure: 'stockCover',
  breakdown: ['product'],
  where: { channel: [channel], region: [region] },
  order: 'least',
});

/** The packs that run out first: how long each lasts, and what fills its shelf to the cover target. */
const rows = runQuery(sample, query)
  // Of a pack that has run out, cover does not say how fast it sells.
  .rows.filter(({ value }) => value > 0)
  .slice(0, 6)
  .map(({ name, where, value }) => {
    // As it is shown: equal figures have equal bars.
    const cover = Math.round(value * 10) / 10;
    const pace = valueOf(sample, 'stock', where, recentWeeks(sample)) / value;
    const lack = cover < due ? pace * (sample.coverTarget - value) : 0;
    // Whole tenths of a lakh, as it is shown, so that the rows add up to what is sent.
    return { name, cover, order: Math.round(lack / 10) * 10 };
  });

/**
 * The window of an application that we would build: the week's order, proposed from the sample brand.
 * What looks like a control is a picture of one. What each of the services adds to it bears its number,
 * which is its place among the cards of content/pages/services.yaml.
 */
export function OrderPortal({ title, columns, loaded, mark, send }: Pages['services']['portal']) {
  const { loaded: time = '' } = sample.channels.find(({ name }) => name === channel) ?? {};
  return (
    <figure
      aria-label={title}
      className="cursor-default rounded-panel bg-white p-4 text-tiny text-body shadow-panel sm:p-6"
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="flex grow items-center gap-2 text-lead/tight font-semibold text-ink-900">
          <Disc number={1} />
          {title}
        </span>
        <SampleChip isDense />
        <span className="flex w-full items-baseline gap-2 text-muted">
          <Disc number={2} />
          {[channel, region, fillTemplate(loaded, { time })].join(', ')}
        </span>
      </div>
      <PackTable
        columns={columns}
        rows={rows.map(({ name, cover, order }) => ({
          name,
          cells: [
            <>
              {formatNumber(cover, 1)}
              <svg aria-hidden="true" className="h-2 w-18 overflow-visible sm:w-48 lg:max-xl:w-24">
                <rect y="1" width="100%" height="6" rx="3" className="fill-line" />
                <rect
                  y="1"
                  width={`${Math.min(1, cover / sample.coverTarget) * 100}%`}
                  height="6"
                  rx="3"
                  className={cover < due ? 'fill-coral-600' : 'fill-teal-600'}
                />
                <line x1="50%" x2="50%" y1="-2" y2="10" className="stroke-ink-900 stroke-2" />
              </svg>
            </>,
            order > 0 && formatAmount(order),
          ],
        }))}
      />
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
        <span className="flex grow items-center gap-2">
          <Disc number={3} />
          <span className="rounded-control bg-ink-900 px-4 py-2 font-semibold text-white">
            {fillTemplate(send, { total: formatAmount(sum(rows.map(({ order }) => order))) })}
          </span>
        </span>
        <span className="flex items-center gap-2">
          <Disc number={4} />
          <span aria-hidden="true" className="h-3 border-l-2 border-ink-900" />
          {fillTemplate(mark, { cover: formatValue('stockCover', due) })}
        </span>
      </p>
    </figure>
  );
}
