import { PenMark } from '@/components/product/sample-document';
import { sample } from '@/lib/sample-brand/data/dataset';
import { heldAt } from './monday-morning';

/** The row that was wrong, and the first that is shown of those around it. */
const [WRONG, FIRST] = [35, 33];

const channel = sample.channels.find(({ isHeld }) => isHeld)?.name;
const lines = sample.lines.filter((line) => line.channel === channel);
const [wrong] = lines.slice(WRONG - 1);

/** What stood in the wrong one. */
export const caught = { row: WRONG, value: String(wrong?.stock.at(-1)).replace('0', 'O') };

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
        {lines.slice(FIRST - 1, FIRST + 4).map(({ product, region, stock }, index) => {
          const isWrong = index + FIRST === WRONG;
          const value = String(stock.at(-1));
          return (
            <tr
              key={product + region}
              className={
                isWrong
                  ? 'bg-coral-100 text-ink-900 *:py-3 *:font-semibold'
                  : '*:py-2 *:font-normal'
              }
            >
              <td className="px-1 text-muted">{index + FIRST}</td>
              <th scope="row" className="px-1 text-left">
                {product}, {region}
              </th>
              <td className={`pr-3 pl-1 text-right ${isWrong ? 'text-h3 text-coral-700' : ''}`}>
                {isWrong ? <PenMark pen="circle">{caught.value}</PenMark> : value}
              </td>
              <td className={isWrong ? 'bg-teal-100 px-1 text-right text-h3 text-teal-600' : ''}>
                {isWrong && value}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
