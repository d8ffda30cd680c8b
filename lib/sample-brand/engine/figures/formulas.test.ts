import { sample } from '../../data/dataset';
import { testDataset, testLine, testPromotion } from '@/lib/testing/sample-data';
import { explainChange } from '../explain';
import { queryWithDefaults } from '../query';
import { valueOf, weeklyValues } from '../measures';
import type { Filters } from '../members';
import { type Lever, effectOfLevers } from '../levers';
import { promotionsToLeaveOut } from '../promotions-to-stop';
import { lossOf } from './stock';

const weeks = (count: number, value: number) => Array.from({ length: count }, () => value);

it('counts of a promotion only the weeks asked for', () => {
  const sales = [10, 10, 10, 10, 18, 16, 10, 10, 10, 10];
  const spend = [0, 0, 0, 0, 4, 3, 0, 0, 0, 0];
  const data = testDataset({
    promotions: [testPromotion(5, 6)],
    lines: [testLine({ sales, spend })],
  });
  const since = (from: number) =>
    (['incrementalSales', 'promotionSpend'] as const).map((id) =>
      valueOf(data, id, {}, { from, to: 10 }),
    );
  expect([since(5), since(6)]).toEqual([
    [6, 3],
    [0, 0],
  ]);
});

describe('stock', () => {
  it('lasts as many weeks as the last four sold', () => {
    const line = testLine({ sales: [10, 20, 10, 20, 30], stock: [20, 30, 40, 30, 0] });
    const data = testDataset({ lines: [line] });
    expect(weeklyValues(data, 'stockCover', {}, { from: 0, to: 5 })).toEqual([2, 2, 3, 2, 0]);
  });

  it('costs nothing when more was sold than expected', () => {
    const line = testLine({ sales: [10, 10, 15], stock: [5, 5, 0] });
    expect(lossOf([line], { from: 0, to: 3 }).lost.mid).toBe(0);
  });

  it('costs what its definition says, week by week', () => {
    const line = testLine({ sales: [10, 2, 15], stock: [5, 0, 0] });
    expect(lossOf([line], { from: 0, to: 3 })).toMatchObject({ weeksOut: 2, lost: { mid: 8 } });
  });
});

describe('a change', () => {
  it.each([
    ['sales', 'past'],
    ['sales', 'plan'],
    ['demandServed', 'past'],
    ['marginRate', 'past'],
    ['stockCover', 'past'],
    ['tradeSpendRate', 'past'],
    ['lostSales', 'past'],
  ] as const)('of %s against the %s has reasons that add up to it', (measure, versus) => {
    const { total, dimensions } = explainChange(
      sample,
      queryWithDefaults(sample, { measure, calculation: 'why', versus }),
    );
    expect(dimensions).toHaveLength(3);
    for (const { parts } of dimensions) {
      expect(parts.reduce((all, { value }) => all + value, 0)).toBeCloseTo(total, 6);
    }
  });
});

describe('a distance from plan in some of its weeks', () => {
  // 14 weeks: the plan of 2 is 2/7 of the first 7, and a tenth more.
  const data = testDataset({
    promotions: [testPromotion(2, 2), testPromotion(9, 9)],
    lines: [
      testLine({
        sales: [10, 24, 10, 10, 10, 3, 10, 10, 31, 10, 10, 10, 10, 10],
        spend: [0, 4, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0],
        stock: [9, 9, 9, 9, 9, 0, 9, 9, 9, 9, 9, 9, 9, 9],
      }),
    ],
  });
  const query = queryWithDefaults(data, {
    calculation: 'why',
    versus: 'plan',
    weeks: { from: 10, to: 12 },
  });
  const inPlan = 1.1 * (2 / 7);

  it('has what moved measured from the weeks that the plan is made of', () => {
    const { drivers, total } = explainChange(data, query);
    const extra = valueOf(data, 'incrementalSales', {}, { from: 0, to: 7 });
    expect(extra).toBeGreaterThan(0);
    expect(total).toBeCloseTo(20 - 77 * inPlan, 9);
    expect(drivers.map(({ value }) => value)).toEqual([
      expect.closeTo(7 * inPlan, 9),
      expect.closeTo(-extra * inPlan, 9),
    ]);
  });
});

describe('what-if', () => {
  const data = testDataset({
    lines: [testLine({ sales: weeks(20, 10) })],
  });

  const effects = (levers: readonly Lever[], of = data, where: Filters = {}) => ({
    sales: effectOfLevers(of, levers, 'sales', where).total,
    profit: effectOfLevers(of, levers, 'profit', where).total,
  });

  it('prices by elasticity: sales × f^(1 + e), cost × f^e', () => {
    // Sales 100, margin 50 %, e = -2, +10 %: sales 100 / 1.1, cost 50 / 1.21.
    const { sales, profit } = effects([{ name: 'price', change: 10 }]);
    const change = 100 / 1.1 - 100;
    expect(sales.mid).toBeCloseTo(change, 9);
    expect(profit.mid).toBeCloseTo(change - (50 / 1.21 - 50), 9);
    // The strong end takes e = -2.5, the weak one -1.5.
    expect(sales.low).toBeCloseTo(100 * 1.1 ** -1.5 - 100, 9);
    expect(sales.high).toBeCloseTo(100 * 1.1 ** -0.5 - 100, 9);
  });

  it('widens distribution by the channel’s elasticity', () => {
    const { sales, profit } = effects([{ name: 'distribution', change: 20 }]);
    expect(sales.mid).toBeCloseTo(100 * (1.2 ** 0.5 - 1), 9);
    expect(profit.mid).toBeCloseTo(50 * (1.2 ** 0.5 - 1), 9);
    expect(sales.low).toBeCloseTo(100 * (1.2 ** 0.3 - 1), 9);
  });

  const promoted = testDataset({
    channels: [
      { name: 'Shops', distributionElasticity: 0.5, terms: 0, loaded: '07:00' },
      { name: 'Web', distributionElasticity: 0.5, terms: 0, loaded: '07:00' },
    ],
    promotions: ['Shops', 'Web'].map((channel) => testPromotion(15, 15, channel)),
    lines: [
      testLine({
        sales: [...weeks(14, 10), 14, ...weeks(5, 10)],
        spend: [...weeks(14, 0), 8, ...weeks(5, 0)],
      }),
      testLine({
        channel: 'Web',
        sales: [...weeks(14, 10), 26, ...weeks(5, 10)],
        spend: [...weeks(14, 0), 4, ...weeks(5, 0)],
      }),
    ],
  });

  it('lets promotion spend bring less with every further rupee', () => {
    const lever = { name: 'spend', change: 50 } as const;
    const { sales, profit } = effects([lever], promoted, { channel: ['Web'] });
    expect(sales.mid).toBeCloseTo(16 * (1.5 ** 0.6 - 1), 9);
    expect(profit.mid).toBeCloseTo(8 * (1.5 ** 0.6 - 1) - 2, 9);
  });

  it('ranks channels by what leaving out their promotions would have brought', () => {
    const [best] = promotionsToLeaveOut(promoted);
    // What the shops spent is saved, and the margin of the extra sales lost.
    expect(best).toEqual({ channel: 'Shops', gain: expect.closeTo(8 - 2, 9) });
    expect(promotionsToLeaveOut(data)).toEqual([]);
  });

  it('adds the effects of levers, each on what those before it left', () => {
    const levers = [
      { name: 'price', change: 5 },
      { name: 'distribution', change: 10 },
    ] as const;
    const both = effectOfLevers(data, levers, 'sales');
    const factor = 1.05 ** -1 * 1.1 ** 0.5;
    expect(both.total.mid).toBeCloseTo(100 * (factor - 1), 9);
    expect(both.each[1]?.mid).toBeCloseTo(100 * 1.05 ** -1 * (1.1 ** 0.5 - 1), 9);
  });
});
