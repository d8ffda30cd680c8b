import { sample } from '@/lib/sample-brand/data/dataset';
import { stockCoverLines } from '@/lib/sample-brand/features/stock-cover';

/** The KPI on the sample brand: what is divided by what. */
export const StockCover = () => (
  <ul
    data-nosnippet=""
    className="mt-2 w-fit font-display text-h2 text-(--strong) *:py-1 *:last:border-t-2 lg:max-xl:text-title"
  >
    {stockCoverLines(sample).map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
