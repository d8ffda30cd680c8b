import { alertsOf } from './alerts';
import { sample } from '../data/dataset';
import { recommendationsOf } from './recommendations';
import { testDataset, testLine, testPromotion } from '@/lib/testing/sample-data';

const weeks = (count: number, value: number) => Array.from({ length: count }, () => value);

/** The alerts of one line. */
const alertsOfLine = (sales: readonly number[], stock: readonly number[]) =>
  alertsOf(testDataset({ lines: [testLine({ sales, stock })] }));

describe('alerts', () => {
  it('tell nothing while every metric stays as usual', () => {
    expect(alertsOfLine(weeks(14, 50), weeks(14, 100))).toEqual([]);
  });

  it('tell of falling stock once, when its cover falls below half of the usual', () => {
    const after = (...stock: readonly number[]) =>
      alertsOfLine(weeks(9 + stock.length, 200), [...weeks(9, 400), ...stock]);
    const alerts = after(160);
    expect(after(160, 120)).toEqual([]);
    expect(alerts).toHaveLength(1);
    expect(alerts[0]).toMatchObject({
      kind: 'stock',
      week: 10,
      // Half of what it lacks of two weeks is margin.
      money: (2 * 200 - 160) / 2,
      severity: 'warning',
      sentBy: 'slack',
      threshold: 1,
    });
    expect(alerts[0]?.values.at(-1)).toBeCloseTo(0.8, 12);
  });

  it.each([
    { money: 98, severity: undefined },
    { money: 100, severity: 'note' },
    { money: 118, severity: 'note' },
    { money: 120, severity: 'warning' },
    { money: 148, severity: 'warning' },
    { money: 150, severity: 'urgent' },
  ])(
    'are as urgent as the margin at stake: Rs $money thousand, $severity',
    ({ money, severity }) => {
      const [alert] = alertsOfLine(weeks(10, money), [...weeks(9, 4 * money), 0]);
      expect(alert?.severity).toBe(severity);
    },
  );

  it('name the region that can help', () => {
    const alerts = alertsOf(
      testDataset({
        regions: ['North', 'South'],
        lines: [
          testLine({ sales: weeks(10, 600), stock: [...weeks(9, 1200), 300] }),
          testLine({ region: 'South', sales: weeks(10, 100), stock: weeks(10, 400) }),
        ],
      }),
    );
    expect(alerts[0]).toMatchObject({
      severity: 'urgent',
      sentBy: 'whatsapp',
      subject: 'Tea, Shops, North',
      action: 'Move tea from the South, where it lasts more than 2.0\u00a0weeks.',
    });
  });

  it('tell once of a promotion that does not pay, knowing only the weeks up to then', () => {
    const after = (...sales: readonly number[]) =>
      alertsOf(
        testDataset({
          promotions: [testPromotion(10, 16)],
          lines: [
            testLine({
              sales: [...weeks(9, 500), ...sales],
              spend: [...weeks(9, 0), ...weeks(sales.length, 100)],
            }),
          ],
        }),
      ).filter(({ kind }) => kind === 'promotion');
    expect(after(700, 600, 520)).toEqual([]);
    expect(after(700, 600, 520, 500, 500)).toEqual([]);
    // So far: 100/100, 150/200, 160/300, 160/400.
    expect(after(700, 600, 520, 500)).toMatchObject([
      {
        week: 13,
        values: [1, 0.75, 160 / 300, 0.4],
        severity: 'urgent',
        money: 180,
        action:
          'Stop it now: 3\u00a0weeks and Rs\u00a03.0\u00a0lakh of spend are left. That saves at least Rs\u00a01.8\u00a0lakh.',
      },
    ]);
  });

  it('are of every kind and severity, each with a metric that is beyond its threshold', () => {
    const alerts = alertsOf(sample);
    expect(new Set(alerts.map(({ kind }) => kind)).size).toBe(2);
    expect(new Set(alerts.map(({ severity }) => severity)).size).toBe(3);
    alerts.forEach((alert) => {
      expect(alert.values.at(-1)).toBeLessThan(alert.threshold);
    });
  });

  it('put at stake what the recommendation about the same thing brings', () => {
    const gains = recommendationsOf(sample).map(({ gain }) => gain);
    const atStake = alertsOf(sample).map(({ money }) => money);
    expect(atStake).toEqual(expect.arrayContaining(gains.slice(0, 2)));
  });
});

describe('the likely cause of low stock', () => {
  it.each([
    { sales: [200, 200], stock: [400, 160], cause: 'too little was delivered' },
    { sales: [300, 340], stock: [400, 160], cause: 'more was sold than usual' },
  ])('of $sales sold and $stock left is that $cause', ({ sales, stock, cause }) => {
    const allSales = [150, 250, 150, 250, 150, 250, 150, 250, 200, ...sales];
    const [alert] = alertsOfLine(allSales, [...weeks(9, 400), ...stock]);
    expect(alert?.cause).toContain(cause);
  });
});
