import { type Dataset, recentWeeks } from '../data/dataset';
import { valueOf } from '../engine/measures';
import { type Query, queryWithDefaults } from '../engine/query';
import { runQuery } from '../engine/run';

const rowsOf = (data: Dataset, choice: Partial<Query>) =>
  runQuery(data, queryWithDefaults(data, choice)).all;

/** What was lost to empty shelves, by item, in thousands of rupees; the largest first. */
export const emptyShelfLosses = (data: Dataset) =>
  rowsOf(data, { measure: 'lostSales', breakdown: ['product', 'channel', 'region'] });

/** What promotions below break-even did not bring back, in thousands of rupees; the largest first. */
export const promotionLosses = (data: Dataset) =>
  rowsOf(data, { measure: 'payback', breakdown: ['promotion'] })
    .map(({ name, where, value }) => {
      const spend = valueOf(data, 'promotionSpend', where, recentWeeks(data));
      return { name, value: spend * (data.paybackTarget - value) };
    })
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value);
