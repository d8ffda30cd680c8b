import type { ComparisonContent } from '@/content/schema';
import { Icon } from '../ui/icon';
import { Section, type Ground } from '../ui/section';

const signs = {
  yes: { icon: 'check', tone: 'text-teal-600' },
  partly: { icon: 'minus', tone: 'text-body' },
  no: { icon: 'close', tone: 'text-muted' },
} as const;

/**
 * The comparison as a real table. On a phone it is a matrix: a row's name runs across, and below
 * it stand the three verdicts, without their notes; nothing has to be scrolled sideways
 * (WCAG 1.4.10). It stays a table there, too, because browsers drop its meaning when its display is
 * no longer a table's: the column of names has no width, and the verdicts stand at the rows' feet.
 */
export function Comparison({
  columns,
  verdicts,
  rows,
  ground,
  ...head
}: ComparisonContent & { ground: Ground }) {
  return (
    <Section head={head} ground={ground}>
      <div className="mt-8 overflow-clip rounded-panel border border-line bg-white">
        <table className="w-full table-fixed border-collapse text-left">
          <caption className="sr-only">{head.title}</caption>
          <thead>
            <tr className="bg-ink-900">
              <td className="w-3 md:w-3/10" />
              {columns.map((column, index) => (
                <th
                  key={column}
                  scope="col"
                  className={`py-4 pr-3 font-display text-tiny md:p-4 md:text-base ${index === 0 ? 'text-teal-300' : 'text-white'}`}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.feature} className="border-line not-first:border-t">
                <th
                  scope="row"
                  className="pt-4 pb-12 pl-3 align-top font-semibold text-ink-900 md:p-4"
                >
                  <span className="block w-60 xs:w-72 md:w-auto">{row.feature}</span>
                </th>
                {row.cells.map((cell, index) => (
                  <td
                    key={columns[index]}
                    className={`pb-4 align-bottom md:p-4 md:align-top ${index === 0 ? 'md:bg-teal-100' : ''}`}
                  >
                    <span
                      className={`flex items-center gap-1.5 font-semibold ${signs[cell.has].tone}`}
                    >
                      <Icon name={signs[cell.has].icon} />
                      {verdicts[cell.has]}
                    </span>
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
