import type { Pages } from '@/content/schema';
import { Icon } from '@/components/ui/icon';
import { PackImage } from '@/components/product/pack';
import { PackTable, WeeksLeft } from '@/components/product/pack-table';
import { SampleChip } from '@/components/product/sample-chip';
import { formatValue } from '@/lib/sample-brand/answers/format-values';
import { sample } from '@/lib/sample-brand/data/dataset';
import { sum } from '@/lib/sample-brand/engine/figures/statistics';
import { formatAmount, formatNumber } from '@/lib/sample-brand/engine/format';
import { transfersTo } from '@/lib/sample-brand/features/transfers';
import { fillTemplate } from '@/lib/base/fill';

const region = 'East';

/** What a pack on a board stands for, in thousands of rupees. */
const PACK = 50;

const moves = transfersTo(sample, region, 4);
const total = sum(moves.map(({ amount }) => amount));
const drawn = moves.find(({ others }) => others === 0);
if (drawn === undefined) throw new Error('No region of the sample fills another one alone.');

/** From how many weeks to how many a place goes. */
const Change = (move: { place: string; from: number; to: number; look?: string }) => (
  <p className={move.look}>
    {move.place}{' '}
    <b className="inline-flex items-center gap-1 whitespace-nowrap">
      <span>{formatNumber(move.from, 1)}</span> <Icon name="arrow" />{' '}
      {formatValue('stockCover', move.to)}
    </b>
  </p>
);
const shelf = { place: region, from: drawn.here, to: drawn.filled };
const sender = { place: drawn.donor, from: drawn.there, to: drawn.left };

/** The shelf that the drawn move fills and the sender's, for a test of it. */
export const TestedMove = () => (
  <div className="content-center rounded-control bg-white p-5 text-h3 text-ink-900 max-xl:mt-5">
    <PackImage product={drawn.name} shape="float-left mr-5 h-26 w-16 max-xl:hidden" />
    {drawn.name}
    <Change {...shelf} look="[&_span]:text-coral-600" />
    <Change {...sender} />
  </div>
);

/**
 * An application that we would build, computed from the sample brand; on a phone, its app. The first
 * move that one region makes alone is drawn. What looks like a control is a picture of one.
 */
export const StockTransfer = (words: Pages['software-development']['transfer']) => {
  const title = fillTemplate(words.title, { region });
  const packs = (stock: number, shape: string) =>
    Array.from({ length: Math.round(stock / PACK) }, (_, place) => (
      <PackImage key={place} product={drawn.name} shape={`h-auto w-full border-b-6 ${shape}`} />
    ));
  return (
    <figure
      aria-label={title}
      className="mx-auto flex max-w-85 cursor-default rounded-phone border-8 border-ink-800 bg-white text-dense text-body shadow-panel outline outline-edge xs:max-sm:text-tiny sm:max-w-none sm:rounded-panel sm:border-0 sm:outline-0 xl:text-small"
    >
      <div
        aria-hidden="true"
        className="-my-px -ml-px hidden flex-col gap-2 rounded-l-panel bg-ink-950 p-2 text-mist *:box-content *:rounded-control *:p-2 *:first:bg-teal-600 *:first:text-white forced-colors:*:first:text-inherit lg:flex"
      >
        {words.menu.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </div>
      <div className="grid min-w-0 grow grid-cols-1 lg:grid-cols-[4fr_3fr]">
        <p className="col-span-full flex flex-wrap items-center justify-between gap-2 border-b border-line p-3 text-lead/tight font-semibold text-ink-900 sm:px-6">
          {title} <SampleChip />
        </p>
        <div className="grid content-start gap-y-2 border-line bg-paper p-3 text-ink-900 sm:px-6 sm:py-4 sm:max-lg:pr-40 lg:col-start-2 lg:row-start-2 lg:gap-y-4 lg:rounded-br-panel lg:border-l">
          <p>{fillTemplate(words.first, { product: drawn.name, pack: formatAmount(PACK) })}</p>
          <Change
            {...shelf}
            look="text-title max-xs:text-h3 xl:text-h2 [&_span]:text-coral-600 [&_svg]:size-[0.65em]"
          />
          <p className="grid grid-cols-9">
            {packs(drawn.stock, 'border-coral-600')}
            {packs(drawn.amount, 'border-teal-600 bg-teal-300')}
          </p>
          <p className="flex items-center justify-end gap-2 font-semibold sm:text-lead">
            {formatAmount(drawn.amount)}
            <svg
              viewBox="0 0 24 64"
              preserveAspectRatio="xMinYMid"
              className="-my-1.5 h-16 w-1/4 fill-none stroke-teal-600 stroke-3"
            >
              <path d="M12 62V4M3 14l9-10 9 10" />
            </svg>
          </p>
          <p className="grid grid-cols-20">
            {packs(drawn.given - drawn.amount, 'border-ink-700')}
            {packs(drawn.amount, 'border-teal-600 opacity-30')}
          </p>
          <Change {...sender} look="sm:text-lead" />
        </div>
        <div className="flex flex-col justify-between p-3 max-sm:pb-4 sm:px-6 sm:py-4 lg:px-3 lg:*:last:pl-3 max-sm:[&_tr>:first-child]:w-full sm:[&_tbody_th]:whitespace-nowrap [&_th_img]:max-w-none lg:[&_tr>*]:px-3! lg:[&_tbody_tr>*]:py-4">
          <PackTable
            columns={words.columns.map((column) =>
              fillTemplate(column, { target: formatNumber(sample.coverTarget, 1) }),
            )}
            rows={moves.map((move) => ({
              ...move,
              isOpen: move === drawn,
              cells: [
                <WeeksLeft
                  key="left"
                  weeks={move.here}
                  mark="100%"
                  look="fill-coral-600 *:first:fill-teal-600 *:first:opacity-40"
                />,
                <>
                  {formatAmount(move.amount)}{' '}
                  <span className="block font-normal">
                    {move.donor} {move.others > 0 && `+${String(move.others)}`}
                  </span>
                </>,
              ],
            }))}
          />
          <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
            <span className="rounded-control bg-ink-900 px-4 py-2 font-semibold text-white">
              {fillTemplate(words.send, { total: formatAmount(total, { more: 1 }) })}
            </span>
            <b className="text-h3 text-teal-600">
              {fillTemplate(words.saves, {
                gain: formatAmount(sum(moves.map(({ gain }) => gain))),
              })}
            </b>
          </p>
        </div>
      </div>
    </figure>
  );
};
