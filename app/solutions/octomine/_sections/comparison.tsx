import type { Pages } from '@/content/schema';
import { Section, SectionHeading } from '@/components/ui/section';

const own = 'font-semibold text-teal-600 md:bg-teal-600 md:text-white';

/**
 * Octomine beside what a company has. On a phone a row is a line for each cell, with the name of its
 * column: nothing has to be scrolled sideways (WCAG 1.4.10).
 */
export function Comparison({ columns, rows, lede, ...head }: Pages['octomine']['comparison']) {
  return (
    <Section spacing="flushTop">
      <div className="grid gap-x-14 gap-y-4 lg:grid-cols-split">
        <SectionHeading {...head} headingSize="utility" />
        <p className="text-lead">{lede}</p>
      </div>
      <div className="mt-6 overflow-clip rounded-panel border border-line bg-white">
        <table className="w-full table-fixed border-collapse text-left text-tiny md:text-small">
          <caption className="sr-only">{head.title}</caption>
          <thead className="max-md:hidden">
            <tr className="bg-ink-900">
              <td />
              {columns.map((column, index) => (
                <th
                  key={column}
                  scope="col"
                  className={`p-3 font-semibold text-white ${index === 0 ? 'bg-teal-600' : ''}`}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ feature, cells }) => (
              <tr
                key={feature}
                className="border-line not-first:border-t max-md:block max-md:p-3 max-md:*:block md:*:p-3"
              >
                <th scope="row" className="font-semibold text-ink-900">
                  {feature}
                </th>
                {cells.map((cell, index) => (
                  <td key={columns[index]} className={index === 0 ? own : undefined}>
                    <span className="md:hidden">{columns[index]?.concat(': ')}</span>
                    {cell}
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
