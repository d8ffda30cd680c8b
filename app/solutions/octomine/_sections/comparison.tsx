import type { Pages } from '@/content/schema';
import { Section, SectionHeading } from '@/components/ui/section';

/**
 * Octomine beside what a company has. On a phone a row's name runs across, above its three cells:
 * nothing has to be scrolled sideways (WCAG 1.4.10). It stays a table there, too, because browsers
 * drop its meaning otherwise: the column of names has no width, and the cells stand below the name.
 */
export function Comparison({ columns, rows, lede, ...head }: Pages['octomine']['comparison']) {
  return (
    <Section surface="sand" spacing="compact">
      <div className="grid gap-x-14 gap-y-4 lg:grid-cols-split">
        <SectionHeading {...head} headingSize="utility" />
        <p className="text-lead">{lede}</p>
      </div>
      <div className="mt-6 overflow-clip rounded-panel border border-line bg-white">
        <table className="w-full table-fixed border-collapse text-left text-tiny md:text-small">
          <caption className="sr-only">{head.title}</caption>
          <thead>
            <tr className="bg-ink-900">
              <td className="max-md:w-3" />
              {columns.map((column, index) => (
                <th
                  key={column}
                  scope="col"
                  className={`py-3 pr-2 align-bottom font-semibold md:px-4 ${index === 0 ? 'text-teal-300' : 'text-white'}`}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ feature, cells }) => (
              <tr key={feature} className="border-line not-first:border-t">
                <th scope="row" className="py-3 pl-3 align-top font-semibold text-ink-900 md:px-4">
                  <span className="block max-md:w-60">{feature}</span>
                </th>
                {cells.map((cell, index) => (
                  <td
                    key={columns[index]}
                    className={`py-3 pr-2 align-top hyphens-auto max-md:pt-10 md:px-4 ${index === 0 ? 'font-semibold text-ink-900 md:bg-teal-100' : ''}`}
                  >
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
