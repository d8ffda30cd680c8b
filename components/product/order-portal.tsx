import { valueText } from '@/lib/sample-brand/answers/values';
import { recentWeeks, sample } from '@/lib/sample-brand/data/dataset';
import { amount } from '@/lib/sample-brand/engine/format';
import { valueOf } from '@/lib/sample-brand/engine/measures';
import { queryOf } from '@/lib/sample-brand/engine/query';
import { run } from '@/lib/sample-brand/engine/run';
import { fill } from '@/lib/site/fill';
import { documents } from '@/.content';
import { Pack } from '../ui/pack';
import { SampleChip } from './sample-chip';

const places = { channel: ['Quick commerce'], region: ['South'] } as const;

/** The packs that run out first: how long each lasts, and what fills its shelf to the cover target. */
function proposals() {
  const query = queryOf(sample, {
    measure: 'cover',
    by: ['product'],
    where: places,
    order: 'least',
  });
  // Of a pack that has run out, cover does not say how fast it sells.
  const rows = run(sample, query).rows.filter(({ value }) => value > 0);
  return rows.map(({ name, where, value: cover }) => {
    const stock = valueOf(sample, 'stock', where, recentWeeks(sample));
    return { name, cover, order: (stock / cover) * (sample.coverTarget - cover) };
  });
}

/**
 * A screen of an application that we would build: the week's order, proposed from the sample brand. What
 * looks like a control is a picture of one.
 * @param count how many packs it shows
 */
export function OrderPortal({ count }: { count: number }) {
  const { title, columns, send } = documents.portal;
  const rows = proposals().slice(0, count);
  return (
    <figure
      data-nosnippet=""
      className="min-w-0 grow cursor-default rounded-panel border border-line bg-white p-4 text-tiny text-body sm:p-6 lg:text-small"
    >
      <figcaption className="flex flex-wrap items-start justify-between gap-x-4">
        <span className="font-display text-h3 font-bold text-ink-900">{title}</span>
        <SampleChip />
        <span className="w-full text-muted">
          {[...places.channel, ...places.region].join(', ')}
        </span>
      </figcaption>
      <table className="tabular mt-3 w-full border-collapse">
        <thead>
          <tr className="text-left text-muted *:py-1 *:font-normal *:last:text-right">
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="ruled border-line">
          {rows.map(({ name, cover, order }) => (
            <tr key={name}>
              <th
                scope="row"
                className="flex items-center gap-2 py-2 pr-2 text-left lg:py-3.5 leading-tight font-semibold text-ink-900 sm:gap-4"
              >
                <span className="max-xs:hidden">
                  <Pack product={name} size="row" />
                </span>
                {name}
              </th>
              <td className="w-1/4 pr-4 whitespace-nowrap sm:w-1/3">
                {valueText('cover', cover)}
                <svg aria-hidden="true" width="100%" height="6">
                  <rect width="100%" height="6" rx="3" className="fill-line" />
                  <rect
                    width={`${Math.round((cover / sample.coverTarget) * 100)}%`}
                    height="6"
                    rx="3"
                    className={cover < sample.coverTarget / 2 ? 'fill-coral-600' : 'fill-teal-600'}
                  />
                </svg>
              </td>
              <td className="text-right font-semibold whitespace-nowrap text-ink-900">
                {amount(order)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 ml-auto w-fit rounded-control bg-ink-900 px-5 py-2.5 font-semibold text-white">
        {fill(send, { total: amount(rows.reduce((sum, { order }) => sum + order, 0)) })}
      </p>
    </figure>
  );
}
