import { formatValue } from '@/lib/sample-brand/answers/format-values';
import { recentWeeks, sample } from '@/lib/sample-brand/data/dataset';
import { sum } from '@/lib/sample-brand/engine/figures/statistics';
import { formatAmount, formatNumber } from '@/lib/sample-brand/engine/format';
import { valueOf } from '@/lib/sample-brand/engine/measures';
import { queryWithDefaults } from '@/lib/sample-brand/engine/query';
import { runQuery } from '@/lib/sample-brand/engine/run';
import { fillTemplate } from '@/lib/base/fill';
import { documents } from '@/.content';
import { Disc } from '../ui/disc';
import { Pack } from './pack';
import { SampleChip } from './sample-chip';

const channel = 'Quick commerce';
const region = 'South';

/** Below as many weeks a row is proposed for the order. */
const due = sample.coverTarget / 2;

/** The packs that run out first: how long each lasts, and what fills its shelf to the cover target. */
function proposals() {
  const query = queryWithDefaults(sample, {
    measure: 'stockCover',
    breakdown: ['product'],
    where: { channel: [channel], region: [region] },
    order: 'least',
  });
  // Of a pack that has run out, cover does not say how fast it sells.
  const rows = runQuery(sample, query).rows.filter(({ value }) => value > 0);
  return rows.slice(0, 7).map(({ name, where, value }) => {
    // As it is shown: equal figures have equal bars.
    const cover = Math.round(value * 10) / 10;
    const stock = valueOf(sample, 'stock', where, recentWeeks(sample));
    return {
      name,
      cover,
      // Whole tenths of a lakh, as it is shown, so that the rows add up to what is sent.
      order: Math.round(((stock / value) * Math.max(0, sample.coverTarget - value)) / 10) * 10,
      isDue: cover < due,
    };
  });
}

/**
 * The window of an application that we would build: the week's order, proposed from the sample brand.
 * What looks like a control is a picture of one.
 * Below wide screens it lists the packs that are due. What each of the services adds to it bears its
 * number, which is its place among the cards of content/pages/services.yaml.
 */
export function OrderPortal() {
  const { title, columns, loaded, mark, send } = documents.portal;
  const { loaded: time = '' } = sample.channels.find(({ name }) => name === channel) ?? {};
  const rows = proposals();
  const ordered = sum(rows.filter(({ isDue }) => isDue).map(({ order }) => order));
  return (
    <figure
      aria-label={title}
      data-nosnippet=""
      className="@container flex min-w-0 grow cursor-default overflow-clip rounded-panel border border-ink-700 bg-ink-950 text-tiny text-body shadow-panel"
    >
      <div className="min-w-0 grow bg-white p-3 @narrow:p-4 @narrow:text-dense">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 px-1 @narrow:px-2">
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
        <table className="tabular mt-2 w-full border-collapse">
          <thead>
            <tr className="border-b border-line text-left whitespace-nowrap text-muted *:px-1 *:py-1.5 @narrow:*:px-2 *:font-semibold *:last:text-right">
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cover, order, isDue }) => (
              <tr
                key={name}
                className={`border-b border-line *:px-1 *:py-1.5 @narrow:*:px-2 ${isDue ? '' : 'max-xl:hidden'}`}
              >
                <th scope="row" className="text-left leading-tight font-semibold text-ink-900">
                  <span className="flex items-center gap-2 max-xs:*:hidden">
                    <Pack product={name} size="row" />
                    {name}
                  </span>
                </th>
                <td className="w-1/4 whitespace-nowrap @narrow:w-2/5">
                  {formatNumber(cover, 1)}
                  <svg aria-hidden="true" width="100%" height="8" className="overflow-visible">
                    <rect y="1" width="100%" height="6" rx="3" className="fill-line" />
                    <rect
                      y="1"
                      width={`${Math.min(1, cover / sample.coverTarget) * 100}%`}
                      height="6"
                      rx="3"
                      className={isDue ? 'fill-coral-600' : 'fill-teal-600'}
                    />
                    <line x1="50%" x2="50%" y1="-2" y2="10" className="stroke-ink-900 stroke-2" />
                  </svg>
                </td>
                <td className="text-right font-semibold whitespace-nowrap text-ink-900">
                  {isDue && formatAmount(order)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 px-1 text-muted @narrow:px-2">
          <span className="flex grow items-center gap-2">
            <Disc number={3} />
            <span className="rounded-control bg-ink-900 px-3 py-2 font-semibold text-white @narrow:px-4">
              {fillTemplate(send, { total: formatAmount(ordered) })}
            </span>
          </span>
          <span className="flex items-center gap-2">
            <Disc number={4} />
            <span aria-hidden="true" className="h-3 border-l-2 border-ink-900" />
            {fillTemplate(mark, { cover: formatValue('stockCover', due) })}
          </span>
        </p>
      </div>
    </figure>
  );
}
