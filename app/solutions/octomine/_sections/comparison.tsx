import type { Pages } from '@/content/schema';
import { Section, SectionHeading } from '@/components/ui/section';

/**
 * Octomine beside what a company has. On a phone the cells of a row stand below its name, each with
 * the name of its column: nothing has to be scrolled sideways (WCAG 1.4.10).
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
                  className={`px-4 py-3 font-semibold ${index === 0 ? 'text-teal-300' : 'text-white'}`}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ feature, cells }) => (
              <tr key={feature} className="border-line not-first:border-t max-md:block">
                <th scope="row" className="px-4 py-2 font-semibold text-ink-900">
                  {feature}
                </th>
                {cells.map((cell, index) => (
                  <td
                    key={columns[index]}
                    className={`px-4 py-2 max-md:flex ${index === 0 ? 'bg-teal-100 font-semibold text-ink-900' : ''}`}
                  >
                    <span className="w-28 shrink-0 md:hidden">{columns[index]}</span> {cell}
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
