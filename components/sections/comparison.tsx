import type { OctomineContent } from '@/content/schema';
import { Icon } from '../ui/icon';
import { Section, SectionHeading } from '../ui/section';

const verdicts = {
  yes: { word: 'Yes', icon: 'check', look: 'text-teal-600' },
  partly: { word: 'Partly', icon: 'minus', look: 'text-muted' },
  no: { word: 'No', icon: 'close', look: 'text-coral-700' },
} as const;

/**
 * The comparison as a real table. On a phone each row becomes a block whose cells carry the
 * name of their column, so nothing has to be scrolled sideways (WCAG 1.4.10). The roles are
 * written out because browsers drop a table's meaning when its display is no longer a table's.
 */
export function Comparison({ columns, rows, ...head }: OctomineContent['comparison']) {
  return (
    <Section ground="sand">
      <SectionHeading {...head} ground="sand" />
      <table
        role="table"
        className="mt-10 block w-full overflow-clip rounded-panel border border-line bg-white text-left md:table"
      >
        <caption className="sr-only">{head.title}</caption>
        <thead role="rowgroup" className="hidden md:table-header-group">
          <tr role="row">
            <td role="cell" className="w-1/4 p-6" />
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                role="columnheader"
                className={`w-1/4 p-6 font-display text-h3 ${index === 0 ? 'bg-ink-900 text-white' : 'text-ink-900'}`}
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
              className="block border-line p-6 not-first:border-t md:table-row md:border-t"
            >
              <th
                scope="row"
                role="rowheader"
                className="block pb-3 font-semibold text-ink-900 md:table-cell md:p-6"
              >
                {row.feature}
              </th>
              {row.cells.map((cell, index) => (
                <td
                  key={columns[index]}
                  role="cell"
                  className={`block py-2 align-top md:table-cell md:p-6 ${index === 0 ? 'md:bg-teal-100' : ''}`}
                >
                  <span className="block text-small font-semibold text-muted md:hidden">
                    {columns[index]}
                  </span>
                  <span
                    className={`flex items-center gap-2 font-semibold ${verdicts[cell.has].look}`}
                  >
                    <Icon name={verdicts[cell.has].icon} />
                    {verdicts[cell.has].word}
                  </span>
                  <span className="mt-1 block text-small">{cell.note}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
