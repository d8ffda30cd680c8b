import { sample } from '../dataset';
import { testDataset, testLine } from './fixture';
import { moveSpend, priceByProduct, whatIf } from './scenario';
import type { MeasureId } from '../query/measures';
import { byWeek, queryOf, valueOf } from '../query/query';
import { reasonsOf } from '../query/why';
import { deviation, mean } from './statistics';
import { lossOf } from './stock';

const weeks = (count: number, value: number) => Array.from({ length: count }, () => value);

it('takes nothing for a mean of 0, and one value for no deviation', () => {
  expect([mean([]), deviation([]), deviation([3])]).toEqual([0, 0, 0]);
});

describe('promotions', () => {
  const promotion = {
    name: 'Deal',
    channel: 'Shops',
    products: ['Tea'],
    firstWeek: 5,
    lastWeek: 6,
  };
  const data = testDataset({
    promotions: [promotion],
    lines: [
      testLine({
        sales: [10, 10, 10, 10, 18, 16, 10, 10, 10, 10],
        spend: [0, 0, 0, 0, 4, 3, 0, 0, 0, 0],
      }),
      testLine({ product: 'Salt', sales: weeks(10, 99) }),
    ],
  });

  const of = (measure: MeasureId, from = 0) => valueOf(data, { measure }, {}, { from, to: 10 });

  it('count only the weeks asked for', () => {
    expect([of('extra', 5), of('promotionSpend', 5), of('extra', 6)]).toEqual([6, 3, 0]);
  });
});

describe('stock', () => {
  it('lasts as many weeks as the last four sold', () => {
    const line = testLine({ sales: [10, 20, 10, 20, 30], stock: [20, 30, 40, 30, 0] });
    const data = testDataset({ lines: [line] });
    expect(byWeek(data, 'cover', {}, { from: 0, to: 5 })).toEqual([2, 2, 3, 2, 0]);
  });

  it('costs nothing when more was sold than expected', () => {
    const line = testLine({ sales: [10, 10, 15], stock: [5, 5, 0] });
    expect(lossOf([line], { from: 0, to: 3 }).lost.mid).toBe(0);
  });

  it('is not judged by a single week', () => {
    const line = testLine({ sales: [10, 2], stock: [5, 0] });
    expect(lossOf([line], { from: 0, to: 2 })).toMatchObject({ weeksOut: 0, lost: { mid: 0 } });
  });
});

describe('a change', () => {
  it('has reasons that add up to the change, of ratios too', () => {
    for (const measure of [
      'sales',
      'gap',
      'fillRate',
      'marginRate',
      'cover',
      'tradeRate',
      'lost',
    ] as const) {
      const before = { from: 0, to: 13 };
      const query = queryOf(sample, { measure, show: 'why', before });
      const { total, dimensions } = reasonsOf(sample, query);
      for (const { parts } of dimensions) {
        expect(parts.reduce((all, { value }) => all + value, 0)).toBeCloseTo(total, 6);
      }
    }
  });
});

describe('what-if', () => {
  const data = testDataset({
    lines: [testLine({ sales: weeks(20, 10) })],
  });

  it('changes nothing with all levers at rest', () => {
    const { total } = whatIf(data, { price: 0, spend: 0, reach: 0 });
    const nothing = { low: 0, mid: 0, high: 0 };
    expect(total).toEqual({ sales: nothing, profit: nothing });
  });

  it('prices by elasticity: sales × f^(1 + e), cost × f^e', () => {
    // Sales 100, margin 50 %, e = -2, +10 %: sales 100 / 1.1, cost 50 / 1.21.
    const { effects, total } = whatIf(data, { price: 10, spend: 0, reach: 0 });
    const sales = 100 / 1.1 - 100;
    expect(effects.price.sales.mid).toBeCloseTo(sales, 9);
    expect(effects.price.profit.mid).toBeCloseTo(sales - (50 / 1.21 - 50), 9);
    // The strong end takes e = -2.5, the weak one -1.5.
    expect(total.sales.low).toBeCloseTo(100 * 1.1 ** -1.5 - 100, 9);
    expect(total.sales.high).toBeCloseTo(100 * 1.1 ** -0.5 - 100, 9);
  });

  it('widens distribution by the reach of the channel', () => {
    const { effects } = whatIf(data, { price: 0, spend: 0, reach: 20 });
    expect(effects.reach.sales.mid).toBeCloseTo(100 * (1.2 ** 0.5 - 1), 9);
    expect(effects.reach.profit.mid).toBeCloseTo(50 * (1.2 ** 0.5 - 1), 9);
    expect(effects.reach.sales.low).toBeCloseTo(100 * (1.2 ** 0.3 - 1), 9);
  });

  it('counts only the channel asked for', () => {
    expect(whatIf(data, { channel: 'Elsewhere', price: 5, spend: 0, reach: 0 })).toMatchObject({
      before: 0,
      total: { sales: { mid: 0 } },
    });
  });

  const promoted = testDataset({
    channels: [
      { name: 'Shops', reach: 0.5, terms: 0, loaded: '07:00' },
      { name: 'Web', reach: 0.5, terms: 0, loaded: '07:00' },
    ],
    promotions: ['Shops', 'Web'].map((channel) => ({
      name: `Deal in ${channel}`,
      channel,
      products: ['Tea'],
      firstWeek: 15,
      lastWeek: 15,
    })),
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

  it('lets trade spend bring less with every further rupee', () => {
    const { effects } = whatIf(promoted, { channel: 'Web', price: 0, spend: 50, reach: 0 });
    expect(effects.spend.sales.mid).toBeCloseTo(16 * (1.5 ** 0.6 - 1), 9);
    expect(effects.spend.profit.mid).toBeCloseTo(8 * (1.5 ** 0.6 - 1) - 2, 9);
  });

  it('moves trade spend from where it pays least to where it pays most', () => {
    const move = moveSpend(promoted);
    expect(move).toMatchObject({
      amount: 2,
      from: { channel: 'Shops', payback: 0.25 },
      to: { channel: 'Web', payback: 2 },
    });
    expect(move?.total.profit.mid).toBeCloseTo(
      2 * (0.75 ** 0.6 - 1) + 2 + (8 * (1.5 ** 0.6 - 1) - 2),
      9,
    );
    expect(moveSpend(data)).toBeUndefined();
  });

  it('ranks products by the margin that a price rise brings', () => {
    const two = testDataset({
      products: [
        { name: 'Tea', elasticity: -4, margin: 0.5 },
        { name: 'Salt', elasticity: -0.5, margin: 0.5 },
      ],
      lines: [
        testLine({ sales: weeks(4, 10) }),
        testLine({ product: 'Salt', sales: weeks(4, 10) }),
      ],
    });
    const [first, second] = priceByProduct(two, 0.05);
    expect([first?.name, second?.name]).toEqual(['Salt', 'Tea']);
    expect(second?.effect.profit.mid).toBeLessThan(0);
  });
});
