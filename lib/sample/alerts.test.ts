import { alertsOf } from './alerts';
import { sample } from './dataset';
import { testDataset, testLine } from './fixture';

const weeks = (count: number, value: number) => Array.from({ length: count }, () => value);

describe('alerts', () => {
  it('tell nothing while every metric stays as usual', () => {
    expect(alertsOf(testDataset({ lines: [testLine({ sales: weeks(14, 50) })] }))).toEqual([]);
  });

  it('tell of falling stock once, when its cover falls below half of the usual', () => {
    const line = testLine({ sales: weeks(12, 50), stock: [...weeks(9, 100), 40, 30, 20] });
    const alerts = alertsOf(testDataset({ lines: [line] }));
    expect(alerts).toHaveLength(1);
    expect(alerts[0]).toMatchObject({
      kind: 'stock',
      week: 10,
      severity: 'warning',
      sentBy: 'Slack',
      threshold: 1,
    });
    expect(alerts[0]?.values.at(-1)).toBeCloseTo(0.8, 12);
  });

  it('are urgent where much is sold, and name the region that can help', () => {
    const alerts = alertsOf(
      testDataset({
        regions: ['North', 'South'],
        lines: [
          testLine({ sales: weeks(12, 60), stock: [...weeks(9, 120), 30, 30, 30] }),
          testLine({ region: 'South', sales: weeks(12, 10), stock: weeks(12, 40) }),
        ],
      }),
    );
    expect(alerts[0]).toMatchObject({
      severity: 'urgent',
      sentBy: 'WhatsApp',
      subject: 'Shops, North',
      action: 'Move Tea from South, where it lasts 4.0 weeks.',
    });
  });

  it.each([
    { last: 30, severity: 'urgent' },
    { last: 80, severity: 'note' },
  ])('tell of sales of $last where 48 to 52 is usual', ({ last, severity }) => {
    const sales = [48, 52, 48, 52, 48, 52, 48, 52, 48, 52, last];
    const alerts = alertsOf(
      testDataset({ lines: [testLine({ sales, stock: sales.map((sold) => sold * 2) })] }),
    );
    expect(alerts.map((one) => [one.kind, one.week, one.severity])).toEqual([
      ['sales', 11, severity],
    ]);
  });

  it('tell of a promotion that does not pay, knowing only the weeks up to then', () => {
    const sales = [...weeks(9, 50), 52, 52, 200];
    const spend = [...weeks(9, 0), 10, 10, 10];
    const data = testDataset({
      promotions: [
        { name: 'Deal', channel: 'Shops', products: ['Tea'], firstWeek: 10, lastWeek: 12 },
      ],
      lines: [testLine({ sales, spend })],
    });
    // Extra 2 + 2, margin of half: 2 for 20 spent.
    const alerts = alertsOf(data).filter(({ kind }) => kind === 'promotion');
    expect(alerts).toHaveLength(1);
    expect(alerts[0]?.values.at(-1)).toBeCloseTo(0.1, 12);
    expect(alerts[0]?.action).toBe('Stop it now: 1 week of spend left.');
  });

  it('come latest first, each with a metric that is beyond its threshold', () => {
    const alerts = alertsOf(sample);
    expect(alerts.length).toBeGreaterThan(3);
    expect(new Set(alerts.map(({ severity }) => severity)).size).toBe(3);
    alerts.forEach((alert, index) => {
      expect(alert.week).toBeLessThanOrEqual(alerts[index - 1]?.week ?? 26);
      const last = alert.values.at(-1) ?? NaN;
      const above = alert.severity === 'note';
      expect(above ? last >= alert.threshold : last < alert.threshold).toBe(true);
    });
  });
});
