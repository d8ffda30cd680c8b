import type { Pages } from '@/content/schema';
import { Icon } from '@/components/ui/icon';
import { PackTable } from '@/components/product/pack-table';
import { SampleChip } from '@/components/product/sample-chip';
import { recentWeeks, sample } from '@/lib/sample-brand/data/dataset';
import { sum } from '@/lib/sample-brand/engine/figures/statistics';
import { formatAmount, formatNumber, unitOf } from '@/lib/sample-brand/engine/format';
import { valueOf } from '@/lib/sample-brand/engine/measures';
import { stockMoves } from '@/lib/sample-brand/engine/stock-moves';
import { fillTemplate } from '@/lib/base/fill';

const region = 'East';
const icons = ['cart', 'truck', 'document', 'store'] as const;

/** The moves of stock to the region that bring most, and how long it lasts there and here. */
const moves = stockMoves(sample)
  .filter(({ where }) => where.region?.includes(region))
  .slice(0, 6)
  .map(({ where, donors, amount, gain, atStake }) => {
    const weeksIn = (place: string) =>
      valueOf(sample, 'stockCover', { ...where, region: [place] }, recentWeeks(sample));
    const here = weeksIn(region);
    return {
      name: where.product?.[0] ?? '',
      channel: where.channel?.[0] ?? '',
      donors: donors.map((donor) => `${donor} ${formatNumber(weeksIn(donor), 1)}`),
      here,
      filled: here + ((sample.coverTarget - here) * gain) / atStake,
      // Whole tenths of a lakh, as it is shown, so that the rows add up to what is moved.
      amount: Math.round(amount / 10) * 10,
      gain,
    };
  });

const total = sum(moves.map(({ amount }) => amount));
const saved = sum(moves.map(({ gain }) => gain));
const unit = unitOf([total]);
const widthOf = (weeks: number) => `${(weeks / sample.coverTarget) * 100}%`;

/**
 * An application that we would build, computed from the sample brand: on a desk's screen, and on a
 * phone its app. What looks like a control is a picture of one.
 */
export function StockTransfer(words: Pages['software-development']['transfer']) {
  const title = fillTemplate(words.title, { region });
  return (
    <figure
      aria-label={title}
      className="mx-auto flex max-w-rail cursor-default flex-col overflow-clip rounded-phone border-8 border-ink-800 bg-white text-dense text-body shadow-panel outline outline-edge xs:max-sm:text-tiny sm:max-w-none sm:rounded-panel sm:border-0 sm:outline-ink-700"
    >
      <p
        aria-hidden="true"
        className="flex justify-between gap-1 bg-ink-950 p-2 text-dense text-mist sm:justify-start"
      >
        {words.menuItems.map((name, index) => (
          <span
            key={name}
            className={`grid justify-items-center gap-1 rounded-bar px-1.5 py-2 xs:px-3 sm:flex sm:items-center sm:gap-2 ${index === 1 ? 'bg-ink-800 font-semibold text-white' : ''}`}
          >
            <Icon name={icons[index] ?? 'cart'} size="small" />
            {name}
          </span>
        ))}
      </p>
      <div className="p-2 xs:p-3 sm:px-6 sm:py-4 max-sm:[&_img]:hidden max-sm:[&_table]:table-fixed max-sm:[&_th:first-child]:w-3/8 max-sm:[&_th:last-child]:w-1/8">
        <p className="flex flex-wrap items-center justify-between gap-2">
          <span className="text-lead/tight font-semibold text-ink-900">{title}</span>
          <SampleChip isDense />
        </p>
        <PackTable
          columns={[...words.columns, unit.name]}
          rows={moves.map(({ name, channel, donors, here, filled, amount }) => ({
            name,
            note: channel,
            cells: [
              donors.map((donor) => (
                <span key={donor} className="inline-block whitespace-nowrap sm:mr-3">
                  {donor}
                </span>
              )),
              <>
                <b className="text-coral-600">{formatNumber(here, 1)}</b>{' '}
                <span className="inline-flex items-baseline gap-1 whitespace-nowrap max-sm:hidden">
                  <Icon name="arrow" size="small" /> {formatNumber(filled, 1)}
                </span>
                <svg aria-hidden="true" className="h-2 w-14 sm:w-40 lg:max-xl:w-20">
                  {[
                    ['100%', 'fill-line'],
                    [widthOf(filled), 'fill-teal-300'],
                    [widthOf(here), 'fill-coral-600'],
                  ].map(([width, tone]) => (
                    <rect key={tone} y="1" width={width} height="6" rx="3" className={tone} />
                  ))}
                </svg>
              </>,
              unit.text(amount),
            ],
          }))}
        />
        <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="rounded-control bg-ink-900 px-4 py-2 font-semibold text-white">
            {fillTemplate(words.send, { total: formatAmount(total, { more: 1 }) })}
          </span>
          {fillTemplate(words.saves, { gain: formatAmount(saved) })}
        </p>
      </div>
    </figure>
  );
}
