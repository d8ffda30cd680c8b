import type { DataTable } from '@/lib/sample-brand/answers/answer';

/** The numbers behind an answer, the sum set apart. */
export function AnswerTable({ title, columns, rows, hasTotal = false }: DataTable) {
  const [first = '', ...others] = columns;
  return (
    <table className="tabular w-full border-collapse text-tiny sm:text-small">
      <caption className="pb-2 text-left font-semibold text-ink-900">{title}</caption>
      <thead>
        <tr className="border-b border-edge text-right text-tiny text-muted">
          <th scope="col" className="py-1.5 text-left font-semibold">
            {first}
          </th>
          {others.map((column) => (
            <th key={column} scope="col" className="py-1.5 pl-1 sm:pl-2 font-semibold">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells], index) => {
          const isTotal = hasTotal && index === rows.length - 1;
          return (
            <tr
              key={name}
              className={isTotal ? 'font-semibold text-ink-900' : 'border-b border-line'}
            >
              <th
                scope="row"
                className={`py-1.5 text-left hyphens-auto max-xs:wrap-anywhere ${isTotal ? 'font-semibold' : 'font-normal'}`}
              >
                {name}
              </th>
              {cells.map((cell, column) => (
                <td key={columns[column + 1]} className="py-1.5 pl-1 sm:pl-2 text-right">
                  {cell}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
