import type { ReactNode } from 'react';
import { sample } from '@/lib/sample-brand/data/dataset';
import { formatNumber } from '@/lib/sample-brand/engine/format';
import { PackImage } from './pack';

/**
 * Packs in rows with their figures, the last one at the right.
 * @param note of a row, below its pack's name
 * @param isOpen of the row that is drawn beside the table
 */
export function PackTable({
  columns,
  rows,
}: {
  columns: readonly string[];
  rows: readonly { name: string; note?: string; isOpen?: boolean; cells: ReactNode[] }[];
}) {
  return (
    <table className="tabular mt-2 w-full border-collapse text-[1em]/tight">
      <thead>
        <tr className="border-b border-edge text-left align-bottom text-muted sm:whitespace-nowrap *:py-1.5 *:pr-2 *:font-semibold *:last:pr-0 *:last:text-right">
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, note = '', isOpen = false, cells }) => (
          <tr
            key={name + note}
            className={`border-b border-line *:py-1.5 *:pr-2 *:last:pr-0 *:last:text-right *:last:font-semibold *:last:whitespace-nowrap *:last:text-ink-900 ${isOpen ? 'bg-teal-100' : ''}`}
          >
            <th scope="row" className="text-left font-normal">
              <span className="flex items-center gap-2 max-xs:*:first:hidden">
                <PackImage product={name} shape="h-6 w-3.75 shrink-0" />
                <span>
                  <b className="block font-semibold text-ink-900">{name}</b> {note}
                </span>
              </span>
            </th>
            {cells.map((cell, index) => (
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How many weeks a pack lasts, and a bar of them up to the cover target, with a mark at a limit. */
export const WeeksLeft = (cell: { weeks: number; mark: string; look: string }) => (
  <span className="flex items-center gap-2">
    {formatNumber(cell.weeks, 1)}
    <svg
      aria-hidden="true"
      className={`h-3 w-12 overflow-visible sm:w-full sm:min-w-0 *:[rx:3px] ${cell.look}`}
    >
      <rect width="100%" height="12" />
      <rect
        width={`${Math.round(Math.min(1, cell.weeks / sample.coverTarget) * 100)}%`}
        height="12"
      />
      <line x1={cell.mark} x2={cell.mark} y1="-3" y2="15" className="stroke-ink-900 stroke-2" />
    </svg>
  </span>
);
