import { dashboardsOf } from './dashboard';
import { sample } from '../data/dataset';
import { testDataset, testLine, testPromotion } from '@/lib/testing/sample-data';

describe('the dashboard', () => {
  it('calls a change that its digits do not show no change', () => {
    const weeks = (first: number, last: number) =>
      Array.from({ length: 10 }, (_, week) => (week < 5 ? first : last));
    const even = testDataset({
      lines: [testLine({ sales: weeks(10, 20), stock: weeks(100, 200), spend: weeks(1, 1) })],
      promotions: [testPromotion(6, 10)],
    });
    const [demandServed, , , cover] = dashboardsOf(even).sales.kpis;
    expect(demandServed?.change).toBe('no change');
    expect(cover?.change).toBe('no change');
  });

  it('names the row that the answer is about, with the figures that the answer says', () => {
    const { answer, table } = dashboardsOf(sample).sales;
    const highlightedRows = table.rows.filter(({ isHighlighted }) => isHighlighted);
    expect(highlightedRows).toHaveLength(1);
    const [{ name = '', cells = [] } = {}] = highlightedRows;
    for (const text of [name, cells[1], cells[2]]) {
      expect(answer.detail.toLowerCase()).toContain(text?.toLowerCase());
    }
  });

  it('checks the forecast by the one that was made four weeks before', () => {
    const { chart } = dashboardsOf(sample).analysts;
    const pastForecast = chart.kind === 'lines' ? chart.series.at(-1) : undefined;
    expect(pastForecast?.label).toBe('Forecast of week 22');
    expect(pastForecast?.values.filter((value) => value !== undefined)).toHaveLength(5);
  });
});
