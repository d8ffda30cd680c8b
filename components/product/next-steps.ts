import { figures } from '@/content/figures';
import { sampleData } from '@/content/sample-data';
import { type Dataset, marginOf, recent } from '@/lib/demo/dataset';
import { amount, counted, inSentence, rupees } from '@/lib/demo/format';
import { promotionResults } from '@/lib/demo/promotions';
import { moveSpend } from '@/lib/demo/scenario';
import { lossByLine } from '@/lib/demo/stock';
import { fill } from '@/lib/fill';

const words = sampleData.recommendations;

/** An action, and what it would have changed in profit, in thousands of rupees. */
export type RankedAction = {
  readonly kind: 'restock' | 'stop' | 'move';
  readonly text: string;
  /** The finding behind it, in a sentence. */
  readonly reason: string;
  readonly profit: number;
};

/**
 * Up to three actions on a dataset, the most profitable first: restock where empty shelves cost
 * most, stop the promotion that pays back least, move trade spend to where it pays back most.
 * An action that would not have brought profit is left out.
 */
export function nextSteps(data: Dataset): RankedAction[] {
  const steps: RankedAction[] = [];
  const [loss] = lossByLine(data, recent(data));
  if (loss) {
    const { product, region } = loss.line;
    const profit = loss.lost.mid * marginOf(data, product);
    steps.push({
      kind: 'restock',
      text: fill(words.restock.text, { product: inSentence(product), region }),
      reason: fill(words.restock.reason, {
        weeks: counted(loss.weeksOut, figures.weeks),
        lost: amount(loss.lost.mid),
      }),
      profit,
    });
  }
  const [worst] = promotionResults(data);
  if (worst) {
    const profit = worst.spend - worst.margin;
    steps.push({
      kind: 'stop',
      text: fill(words.stop.text, { promotion: worst.promotion.name }),
      reason: fill(words.stop.reason, { payback: rupees(worst.payback.mid) }),
      profit,
    });
  }
  const move = moveSpend(data);
  if (move) {
    steps.push({
      kind: 'move',
      text: fill(words.move.text, { to: inSentence(move.to.channel) }),
      reason: fill(words.move.reason, {
        there: rupees(move.to.payback),
        here: rupees(move.from.payback),
        from: inSentence(move.from.channel),
      }),
      profit: move.total.profit.mid,
    });
  }
  return steps.filter(({ profit }) => profit > 0).sort((a, b) => b.profit - a.profit);
}
