import { alertsOf, inboxOf, leadAlert, severityText } from './alerts';
import { sample } from '../data/dataset';
import { valueOf } from '../engine/measures';
import { amount } from '../engine/format';
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
      money: 200,
      severity: 'warning',
      sentBy: 'slack',
      threshold: 1,
    });
    expect(alerts[0]?.values.at(-1)).toBeCloseTo(0.8, 12);
  });

  it.each([
    { sold: 40, severity: undefined },
    { sold: 149, severity: 'note' },
    { sold: 150, severity: 'warning' },
    { sold: 549, severity: 'warning' },
    { sold: 550, severity: 'urgent' },
  ])('are as urgent as the money at stake: Rs $sold thousand, $severity', ({ sold, severity }) => {
    const [alert] = alertsOfLine(weeks(10, sold), [...weeks(9, 2 * sold), sold / 2]);
    expect(alert?.severity).toBe(severity);
  });

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
      action: 'Move tea from the South, where it lasts more than 2.0 weeks.',
    });
  });

  it.each([
    { last: 300, severity: 'warning' },
    { last: 800, severity: 'note' },
  ])('tell of sales of $last where 480 to 520 is usual', ({ last, severity }) => {
    const sales = [480, 520, 480, 520, 480, 520, 480, 520, 480, 520, last];
    const stock = sales.map((sold) => sold * 2);
    expect(alertsOfLine(sales, stock).map((one) => [one.kind, one.severity])).toEqual([
      ['sales', severity],
    ]);
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
        severity: 'warning',
        money: 180,
        action:
          'Stop it now: 3 weeks and Rs\u00a03.0\u00a0lakh of spend are left. That saves Rs\u00a01.8\u00a0lakh.',
      },
    ]);
  });

  it('are of every kind and severity, each with a metric that is beyond its threshold', () => {
    const alerts = alertsOf(sample);
    expect(new Set(alerts.map(({ kind }) => kind)).size).toBe(3);
    expect(new Set(alerts.map(({ severity }) => severity)).size).toBe(3);
    alerts.forEach((alert) => {
      const last = alert.values.at(-1) ?? NaN;
      const above = alert.kind === 'sales' && alert.message.includes('above');
      expect(above ? last >= alert.threshold : last < alert.threshold).toBe(true);
    });
  });
});

describe('a shelf that was empty', () => {
  it('is told in a sentence, and the line starts with the delivery after it', () => {
    const { before, values, week, channel, region = '', product = '' } = leadAlert(sample);
    const where = { channel: [channel], region: [region], product: [product] };
    const lost = valueOf(sample, 'lost', where, { from: 0, to: week - values.length });
    expect(before).toContain(amount(lost));
    expect(Math.min(...values)).toBeGreaterThan(0);
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

it('is one alert, where a product sells so much that its stock runs short', () => {
  const sales = [...weeks(8, 500), 510, 800];
  const [joined, ...more] = alertsOfLine(sales, [...weeks(9, 1000), 300]);
  expect(more).toEqual([]);
  expect(joined).toMatchObject({ kind: 'sales', severity: 'urgent' });
  expect(joined?.cause).toMatch(/ of the difference\. Its stock lasts /);
});

describe('the inbox', () => {
  const messages = inboxOf(sample);

  it('holds every alert once, the most money of its kind and channel first', () => {
    const all = messages.flatMap(({ related, ...lead }) => [lead, ...related]);
    expect(all).toHaveLength(alertsOf(sample).length);
    for (const { money, kind, channel, related } of messages) {
      for (const other of related) {
        expect(other).toMatchObject({ kind, channel });
        expect(other.money).toBeLessThanOrEqual(money);
      }
    }
  });

  it('follows the clock', () => {
    const times = messages.map(({ time }) => time);
    expect(times).toEqual([...times].sort().reverse());
  });

  it('says its rule with the amounts of the dataset', () => {
    expect(severityText(sample)).toMatch(/Rs\s5\.5\slakh.*Rs\s1\.5\slakh/);
  });
});
