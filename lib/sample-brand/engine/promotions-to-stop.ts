import { type Dataset, recentWeeks } from '../data/dataset';
import { effectOfLevers } from './levers';
import { valueOf } from './measures';
import { type Query, queryWithDefaults } from './query';

/** The query for the payback of every promotion, the lowest first. */
export const promotionsByPayback = (data: Dataset): Query =>
  queryWithDefaults(data, { measure: 'payback', breakdown: ['promotion'], order: 'least' });

/**
 * The promotions that still run, the one with the lowest payback first; none where all have ended.
 * Amounts in thousands of rupees.
 */
export const promotionsToStop = (data: Dataset) =>
  data.promotions
    .filter(({ lastWeek }) => lastWeek > data.weeks)
    .map(({ name, channel, firstWeek, lastWeek }) => {
      const where = { promotion: [name] };
      const weeks = { from: 0, to: data.weeks };
      const payback = valueOf(data, 'payback', where, weeks);
      const weeksLeft = lastWeek - data.weeks;
      const spent = valueOf(data, 'promotionSpend', where, weeks);
      const spendLeft = (spent / (data.weeks - firstWeek + 1)) * weeksLeft;
      return {
        name,
        channel,
        where,
        firstWeek,
        /** Margin that a rupee of it has brought so far. */
        payback,
        /** Weeks in which it would still run, the first of them the one after the dataset's last. */
        weeksLeft,
        /** What it would cost in them, at the mean of its weeks so far. */
        spendLeft,
        /** That spend less the margin it would bring, at its payback so far: below 0 where it pays. */
        saving: spendLeft * (1 - payback),
      };
    })
    .sort((a, b) => a.payback - b.payback);

/**
 * The channels with promotions in the last 13 weeks, with the margin after promotions in thousands of
 * rupees that none would have gained; the one with the most first.
 */
export const promotionsToLeaveOut = (data: Dataset) =>
  data.channels
    .filter(
      ({ name }) => valueOf(data, 'promotionSpend', { channel: [name] }, recentWeeks(data)) > 0,
    )
    .map(({ name }) => ({
      channel: name,
      gain: effectOfLevers(data, [{ name: 'spend', change: -100 }], 'profit', { channel: [name] })
        .total.mid,
    }))
    .sort((a, b) => b.gain - a.gain);
