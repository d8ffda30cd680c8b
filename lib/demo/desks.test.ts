import { dashboardOf } from './dashboard';
import { sample } from './dataset';
import { desksOf } from './desks';
import { testDataset, testLine } from './fixture';

const data = testDataset({
  promotions: [{ name: 'Deal', channel: 'Shops', products: ['Tea'], firstWeek: 7, lastWeek: 7 }],
  lines: [
    testLine({
      sales: [10, 10, 10, 10, 10, 10, 20, 10, 10, 10],
      spend: [0, 0, 0, 0, 0, 0, 4, 0, 0, 0],
    }),
  ],
});

const figure = (desk: number, label: string) =>
  desksOf(data)[desk]?.find((kpi) => kpi.label.startsWith(label));

test('each desk of the sample brand sees four figures of its own', () => {
  const desks = desksOf(sample);
  expect(desks.map((desk) => desk.length)).toEqual([4, 4, 4, 4]);
  expect(new Set(desks.map((desk) => desk.map(({ label }) => label).join())).size).toBe(4);
  for (const { value, change } of desks.flat()) {
    expect(`${value} ${change}`).not.toMatch(/NaN|undefined|Infinity/);
  }
});

test('founders see net sales as the dashboard counts them, and what is left of them', () => {
  expect(figure(0, 'Net sales')).toEqual(dashboardOf(data).sales);
  expect(figure(0, 'Margin')?.value).toBe('50.0%');
});

test('marketing sees what promotions cost and brought', () => {
  expect(figure(1, 'Promotion spend')?.value).toBe('Rs\u00a00.0\u00a0lakh');
  // Ten more at a margin of half, for four.
  expect(figure(1, 'Margin for a rupee')?.value).toBe('Rs\u00a01.25');
  expect(figure(1, 'Extra sales')?.value).toBe('Rs\u00a00.1\u00a0lakh');
});

test('sales sees the plan: 60 sold, 55 planned', () => {
  expect(figure(2, 'Against plan')).toMatchObject({ value: '+9.1%', change: '0 regions below' });
});

test('analysts see how far the forecast reaches', () => {
  expect(figure(3, 'Lines')?.value).toBe('1');
  expect(figure(3, 'Promotions below')?.value).toBe('0 of 1');
  expect(figure(3, 'Forecast')?.change).toMatch(/^± \d+\.\d%$/);
});
