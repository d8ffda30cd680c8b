import { PenMark, requireDocument } from './sample-document';
import { sample } from '@/lib/sample-brand/data/dataset';

const events = requireDocument('held-back').lines ?? [];
const channel = sample.channels.find(({ isHeld }) => isHeld)?.name;
const lines = sample.lines.filter((line) => line.channel === channel);
const valueIn = (row: number) => String(lines[row - 1]?.stock.at(-1));

/** When the wrong file came, and when its sender put it right, as its sheet has it. */
export const heldAt = events.slice(0, 2).map(({ by }) => by);

/** The row that was wrong, what stood in it, and what the sheet says of that. */
export const caught = { row: 35, value: valueIn(35).replace('0', 'O'), why: events[0]?.text };

/** Rows of the file that was held back: what the wrong one said, circled, and what it says now. */
export function HeldFile({ columns }: { columns: readonly string[] }) {
  return (
    <table className="tabular mb-4 w-full border-collapse">
      <thead>
        <tr className="text-left text-tiny text-muted *:pb-1 *:font-semibold">
          {[...columns, ...heldAt].map((head) => (
            <th key={head} scope="col" className="px-1 nth-3:pr-3 nth-[n+3]:text-right">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="ruled border-line">
        {lines.slice(caught.row - 3, caught.row + 2).map(({ product, region }, index) => {
          const row = caught.row - 2 + index;
          const isWrong = row === caught.row;
          const look = isWrong
            ? 'bg-coral-100 text-ink-900 *:py-3 *:font-semibold'
            : '*:py-2 *:font-normal';
          return (
            <tr key={row} className={look}>
              <td className="px-1 text-muted">{row}</td>
              <th scope="row" className="px-1 text-left">
                {product}, {region}
              </th>
              <td className={`pr-3 pl-1 text-right ${isWrong ? 'text-h3 text-coral-700' : ''}`}>
                {isWrong ? <PenMark>{caught.value}</PenMark> : valueIn(row)}
              </td>
              <td className={isWrong ? 'bg-teal-100 px-1 text-right text-h3 text-teal-600' : ''}>
                {isWrong && valueIn(row)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
