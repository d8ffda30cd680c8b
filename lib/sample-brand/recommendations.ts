import { figures } from './texts/figures';
import { sampleData } from './texts/pictures';
import { fill } from '@/lib/fill';
import { type Dataset, marginOf } from './dataset';
import { type Where, queryOf } from './engine/query';
import { run as runQuery, valueOf } from './engine/run';
import { effectsOf, movedSpend } from './engine/shock';
import { amount, counted, inSentence, rupees } from './format';

const words = sampleData.recommendations;

/** An action, and what it would have changed in profit, in thousands of rupees. */
export type RankedAction = {
  readonly kind: 'restock' | 'stop' | 'move';
  readonly text: string;
  /** The finding behind it, in a sentence. */
  readonly reason: string;
  readonly profit: number;
  /** What it is about, where it is one product in one place. */
  readonly where?: Where;
};

/**
 * Up to three actions on a dataset, the most profitable first: restock the product and place where
 * empty shelves cost most, stop the running promotion that pays back least, move trade spend to
 * where it pays back most. An action that would not have brought profit is left out.
 */
export function recommendationsOf(data: Dataset): RankedAction[] {
  const steps: RankedAction[] = [];
  const losses = queryOf(data, {
    measure: 'lost',
    by: ['product', 'channel', 'region'],
    order: 'most',
  });
  const [loss] = runQuery(data, losses).rows;
  if (loss) {
    const {
      product: [product = ''] = [],
      channel: [channel = ''] = [],
      region: [region = ''] = [],
    } = loss.where;
    const weeks = valueOf(data, 'weeksOut', loss.where, losses.weeks);
    steps.push({
      kind: 'restock',
      text: fill(words.restock.text, {
        product: inSentence(product),
        channel: inSentence(channel),
        region,
      }),
      reason: fill(words.restock.reason, {
        weeks: counted(weeks, figures.weeks),
        lost: amount(loss.value),
      }),
      profit: loss.value * marginOf(data, product),
      where: loss.where,
    });
  }
  const running = data.promotions.filter(({ lastWeek }) => lastWeek > data.weeks);
  const [worst] = runQuery(
    data,
    queryOf(data, {
      measure: 'payback',
      by: ['promotion'],
      where: { promotion: running.map(({ name }) => name) },
      order: 'least',
    }),
  ).rows;
  const promotion = running.find(({ name }) => name === worst?.name);
  if (worst && promotion) {
    const spend = valueOf(data, 'promotionSpend', worst.where, losses.weeks);
    const run = data.weeks - promotion.firstWeek + 1;
    const weeksLeft = promotion.lastWeek - data.weeks;
    steps.push({
      kind: 'stop',
      text: fill(words.stop.text, { promotion: worst.name }),
      reason: fill(words.stop.reason, {
        payback: rupees(worst.value),
        left: counted(weeksLeft, figures.weeks),
      }),
      profit: (spend / run) * weeksLeft * (1 - worst.value),
    });
  }
  const move = movedSpend(data);
  if (move) {
    steps.push({
      kind: 'move',
      text: fill(words.move.text, { to: inSentence(move.to.channel) }),
      reason: fill(words.move.reason, {
        there: rupees(move.to.payback),
        here: rupees(move.from.payback),
        from: inSentence(move.from.channel),
      }),
      profit: effectsOf(data, move.levers, { measure: 'profit' }).total.mid,
    });
  }
  return steps.filter(({ profit }) => profit > 0).sort((a, b) => b.profit - a.profit);
}
