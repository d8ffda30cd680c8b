import type { Pages } from '@/content/schema';
import { Chip } from '@/components/ui/chip';
import { Icon } from '@/components/ui/icon';
import { PackImage } from '@/components/product/pack';
import { PackTable, WeeksLeft } from '@/components/product/pack-table';
import { SampleChip } from '@/components/product/sample-chip';
import { WindowSidebar } from '@/components/product/window-sidebar';
import { sample } from '@/lib/sample-brand/data/dataset';
import { sum } from '@/lib/sample-brand/engine/figures/statistics';
import { formatAmount, formatNumber } from '@/lib/sample-brand/engine/format';
import { productTexts } from '@/lib/sample-brand/features/product-texts';
import { transfersTo } from '@/lib/sample-brand/features/transfers';
import { fillTemplate } from '@/lib/base/fill';

const region = 'East';

/** What a pack on a board stands for, in thousands of rupees. */
const PACK = 50;

const moves = transfersTo(sample, region, 4);
const total = sum(moves.map(({ amount }) => amount));

/** From how many weeks to how many. */
const Change = ({ from, to, tone = '' }: { from: number; to: number; tone?: string }) => (
  <span className="inline-flex items-center gap-1 whitespace-nowrap">
    <b className={tone}>{formatNumber(from, 1)}</b> <Icon name="arrow" size="small" />{' '}
    {formatNumber(to, 1)}
  </span>
);

/**
 * An application that we would build, computed from the sample brand; on a phone, its app. The first
 * move that one region makes alone is drawn. What looks like a control is a picture of one.
 */
export function StockTransfer(words: Pages['software-development']['transfer']) {
  const title = fillTemplate(words.title, { region });
  const drawn = moves.find(({ isAlone }) => isAlone);
  if (drawn === undefined) throw new Error('No region of the sample fills another one alone.');
  const packs = (stock: number, shape: string) =>
    Array.from({ length: Math.round(stock / PACK) }, (_, place) => (
      <PackImage
        key={place}
        product={drawn.name}
        shape={`mt-2 h-auto w-full border-b-6 ${shape}`}
      />
    ));
  return (
    <figure
      aria-label={title}
      className="@container mx-auto flex max-w-85 cursor-default rounded-phone border-8 border-ink-800 bg-white text-dense text-body shadow-panel outline outline-edge xs:max-sm:text-tiny sm:max-w-none sm:rounded-panel sm:border-0 sm:outline-0 xl:text-small"
    >
      <WindowSidebar
        name={words.app}
        mark={<Icon name="truck" />}
        rows={words.menu.map((row, place) => ({ ...row, isOpen: place === 0 }))}
      />
      <div className="grid min-w-0 grow grid-cols-1 lg:grid-cols-[4fr_3fr]">
        <p className="col-span-full flex flex-wrap items-center justify-between gap-2 *:first:mr-auto *:first:ml-2 max-sm:*:first:hidden border-b border-line p-3 text-lead/tight font-semibold text-ink-900 sm:px-6">
          {title} <Chip tone="sand">{productTexts.window.channels}</Chip>
          <SampleChip />
        </p>
        <div className="grid content-between border-line bg-paper p-3 sm:px-6 sm:py-4 sm:max-lg:pr-40 lg:col-start-2 lg:row-start-2 lg:rounded-br-panel lg:border-l">
          <p>{fillTemplate(words.first, { product: drawn.name, pack: formatAmount(PACK) })}</p>
          <p className="mt-1 text-h3 text-ink-900">
            {drawn.donor} <Change from={drawn.there} to={drawn.left} />
          </p>
          <p className="grid grid-cols-10">
            {packs(drawn.given - drawn.amount, 'border-ink-700')}
            {packs(drawn.amount, 'border-teal-600 opacity-30')}
          </p>
          <p className="mt-3 text-h3 lg:mt-6 text-ink-900">
            {region} <Change from={drawn.here} to={drawn.filled} tone="text-coral-600" />
          </p>
          <p className="grid grid-cols-10">
            {packs(drawn.stock, 'border-coral-600')}
            {packs(drawn.amount, 'border-teal-600')}
          </p>
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
                  <span className="mt-1 block">
                    <Chip tone="sand" isDense>
                      {move.donor}
                    </Chip>
                  </span>
                </>,
              ],
            }))}
          />
          <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
            <span className="rounded-control bg-ink-900 px-4 py-2 font-semibold text-white">
              {fillTemplate(words.send, { total: formatAmount(total, { more: 1 }) })}
            </span>
            {fillTemplate(words.saves, { gain: formatAmount(sum(moves.map(({ gain }) => gain))) })}
          </p>
        </div>
      </div>
    </figure>
  );
}
