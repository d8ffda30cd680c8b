import type { Pages } from '@/content/schema';
import { Section, SectionHeading } from '@/components/ui/section';

const row = 'border-b border-line max-md:grid max-md:grid-cols-3';
const own = 'p-3 bg-teal-600 font-semibold text-white lg:w-2/7';

/** Octomine beside what a company has. On a phone the name of a row stands above its three cells. */
export function Comparison({ columns, rows, lede, ...head }: Pages['octomine']['comparison']) {
  return (
    <Section spacing="band">
      <div className="grid gap-x-14 gap-y-4 lg:grid-cols-split">
        <SectionHeading {...head} headingSize="utility" />
        <p className="text-lead">{lede}</p>
      </div>
      <table className="mt-6 w-full table-fixed border-collapse overflow-clip rounded-card bg-white text-left text-tiny/tight lg:text-lead/tight">
        <caption className="sr-only">{head.title}</caption>
        <thead>
          <tr className={`bg-ink-900 text-white ${row}`}>
            <td className="max-md:hidden" />
            {columns.map((column, index) => (
              <th key={column} scope="col" className={index ? 'p-3 font-semibold' : own}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ feature, cells }) => (
            <tr key={feature} className={row}>
              <th scope="row" className="bg-sand p-3 font-semibold text-ink-900 max-md:col-span-3">
                {feature}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index]} className={index ? 'p-3' : own}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
