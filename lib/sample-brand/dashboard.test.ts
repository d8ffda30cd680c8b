import { dashboardOf, deskIds, desksOf } from './dashboard';
import { sample } from './dataset';
import { testDataset, testLine } from './figures/fixture';

describe('the dashboard', () => {
  const data = testDataset({
    promotions: [
      { name: 'Deal', channel: 'Shops', products: ['Tea'], firstWeek: 7, lastWeek: 7 },
      { name: 'Old deal', channel: 'Shops', products: ['Tea'], firstWeek: 2, lastWeek: 2 },
    ],
    lines: [
      testLine({
        sales: [10, 10, 10, 10, 10, 10, 20, 10, 10, 10],
        spend: [0, 1, 0, 0, 0, 0, 4, 0, 0, 0],
        stock: [20, 20, 20, 20, 20, 20, 0, 20, 20, 30],
      }),
    ],
  });

  it('sets the later half of the weeks beside the earlier', () => {
    const { sales, fillRate, tradeSpend, cover } = dashboardOf(data);
    expect([sales.value, sales.change]).toEqual(['Rs\u00a00.6\u00a0lakh', '+20.0%']);
    // Ten were usual in the week that ended without stock, and twenty were sold: nothing is lost.
    expect([fillRate.value, fillRate.change, fillRate.isGood]).toEqual([
      '100.0%',
      'no change',
      true,
    ]);
    expect([tradeSpend.value, tradeSpend.change, tradeSpend.isGood]).toEqual([
      '6.7%',
      '+4.7 points',
      false,
    ]);
    expect([cover.value, cover.change]).toEqual(['2.4 weeks', '+0.4 weeks']);
  });

  it('calls a change that its digits do not show no change', () => {
    const even = testDataset({ lines: [testLine({ sales: Array<number>(10).fill(10) })] });
    const { fillRate, cover } = dashboardOf(even);
    expect([fillRate.change, fillRate.rose]).toEqual(['no change', undefined]);
    expect([cover.change, cover.rose]).toEqual(['no change', undefined]);
  });

  it.each(deskIds)('has four figures and a chart for %s, each with what it counts', (desk) => {
    const { kpis, charted } = desksOf(sample)[desk];
    expect(kpis).toHaveLength(4);
    expect(charted.headline).not.toMatch(/NaN|Infinity/);
    expect(charted.query.length).toBeGreaterThan(2);
    for (const { counted, value } of kpis) {
      expect(counted).toMatch(/weeks \d+ to \d+/i);
      expect(value).not.toMatch(/NaN|Infinity/);
    }
  });

  it.each([
    ['founders', 'Quick commerce, 40.9% margin'],
    ['sales', 'East, 57 weeks out of stock'],
  ] as const)('tells a second figure in the bars of %s', (desk, label) => {
    const { chart } = desksOf(sample)[desk].charted;
    expect(chart.kind === 'bars' && chart.bars[0]?.label).toBe(label);
  });

  it('checks the forecast by the one that was made four weeks before', () => {
    const { chart } = desksOf(sample).analysts.charted;
    const made = chart.kind === 'lines' ? chart.series.at(-1) : undefined;
    expect(made?.label).toBe('Forecast of week 22');
    expect(made?.values.filter((value) => value !== undefined)).toHaveLength(4);
  });
});
