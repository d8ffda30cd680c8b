import { type Dataset, marginOf, recent } from '@/lib/sample/dataset';
import { inSentence } from '@/lib/sample/format';
import { promotionResults } from '@/lib/sample/promotions';
import { moveSpend } from '@/lib/sample/scenario';
import { lossByLine } from '@/lib/sample/stock';

/** An action, and what it would have changed in profit, in thousands of rupees. */
export type NextStep = {
  readonly kind: 'restock' | 'stop' | 'move';
  readonly text: string;
  readonly profit: number;
};

/** The share of a channel's trade spend that the last action moves. */
const MOVED_SHARE = 0.25;

/**
 * Up to three actions on a dataset, the most profitable first: restock where empty shelves cost
 * most, stop the promotion that pays back least, move trade spend to where it pays back most.
 * An action that would not have brought profit is left out.
 */
export function nextSteps(data: Dataset): NextStep[] {
  const steps: NextStep[] = [];
  const [loss] = lossByLine(data, recent(data));
  if (loss) {
    const { product, region } = loss.line;
    const profit = loss.lost.mid * marginOf(data, product);
    steps.push({ kind: 'restock', text: `Restock ${inSentence(product)}, ${region}`, profit });
  }
  const [worst] = promotionResults(data);
  if (worst) {
    const profit = worst.spend - worst.margin;
    steps.push({ kind: 'stop', text: `Stop “${worst.promotion.name}”`, profit });
  }
  const move = moveSpend(data, MOVED_SHARE);
  if (move) {
    const text = `Move spend to ${inSentence(move.to.channel)}`;
    steps.push({ kind: 'move', text, profit: move.total.profit.mid });
  }
  return steps.filter(({ profit }) => profit > 0).sort((a, b) => b.profit - a.profit);
}
