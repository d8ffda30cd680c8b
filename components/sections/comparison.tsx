import type { ComparisonContent } from '@/content/schema';
import { Icon } from '../ui/icon';
import { Section, type Placement } from '../ui/section';

const signs = {
  yes: { icon: 'check', look: 'text-teal-600' },
  partly: { icon: 'minus', look: 'text-body' },
  no: { icon: 'close', look: 'text-muted' },
} as const;

/**
 * The comparison as a real table. On a phone it is a matrix: a row's name runs across, and below
 * it stand the three verdicts, without their notes; nothing has to be scrolled sideways
 * (WCAG 1.4.10). The roles are written out because browsers drop a table's meaning when its
 * display is no longer a table's.
 */
export function Comparison({
  columns,
  verdicts,
  rows,
  id,
  ground = 'paper',
  space,
  ...head
}: ComparisonContent & Placement) {
  return (
    <Section id={id} head={head} ground={ground} space={space}>
      <div className="mt-8 overflow-clip rounded-panel border border-line bg-white">
        <table role="table" className="block w-full border-collapse text-left md:table">
          <caption className="sr-only">{head.title}</caption>
          <thead role="rowgroup" className="block md:table-header-group">
            <tr role="row" className="grid grid-cols-3 bg-ink-900 px-3 md:table-row">
              <td role="cell" className="hidden w-1/4 md:table-cell" />
              {columns.map((column, index) => (
                <th
                  key={column}
                  scope="col"
                  role="columnheader"
                  className={`py-4 pr-3 font-display text-tiny md:w-1/4 md:p-4 md:text-base ${index === 0 ? 'text-teal-300' : 'text-white'}`}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className="block md:table-row-group">
            {rows.map((row) => (
              <tr
                key={row.feature}
                role="row"
                className="grid grid-cols-3 border-line px-3 not-first:border-t md:table-row"
              >
                <th
                  scope="row"
                  role="rowheader"
                  className="col-span-3 pt-4 font-semibold text-ink-900 md:p-4"
                >
                  {row.feature}
                </th>
                {row.cells.map((cell, index) => (
                  <td
                    key={columns[index]}
                    role="cell"
                    className={`pt-1 pb-4 align-top md:p-4 ${index === 0 ? 'md:bg-teal-100' : ''}`}
                  >
                    <span
                      className={`flex items-center gap-1.5 font-semibold ${signs[cell.has].look}`}
                    >
                      <Icon name={signs[cell.has].icon} />
                      {verdicts[cell.has]}
                    </span>{' '}
                    <span className="mt-1 hidden text-small md:block">{cell.note}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
