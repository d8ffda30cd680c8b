import { recentWeeks, sample } from '../data/dataset';
import { formatValue } from '../answers/format-values';
import { type MeasureId, valueOf } from '../engine/measures';
import { csvOf } from './csv';

describe('the rows of the sample brand', () => {
  const [header = '', ...rows] = csvOf(sample).trimEnd().split('\r\n');
  const columns = header.split(',');
  const cell = (row: string, column: string) => row.split(',')[columns.indexOf(column)] ?? '';
  const { from, to } = recentWeeks(sample);
  const sumOf = (column: string, after = from) =>
    rows
      .filter((row) => Number(cell(row, 'week')) > after)
      .reduce((total, row) => total + Number(cell(row, column)), 0);

  it('are one for each week of each line, with every column', () => {
    expect(rows).toHaveLength(sample.lines.length * sample.weeks);
    expect(rows.every((row) => row.split(',').length === columns.length)).toBe(true);
  });

  it('give the totals that pages show, digit for digit', () => {
    const sales = sumOf('net_sales');
    const margin = sales - sumOf('cost');
    const tradeSpend = sumOf('trade_terms') + sumOf('promotion_spend');
    const counted: Partial<Record<MeasureId, number>> = {
      sales,
      margin,
      marginRate: margin / sales,
      profit: margin - sumOf('promotion_spend'),
      promotionSpend: sumOf('promotion_spend'),
      tradeSpend,
      tradeSpendRate: tradeSpend / sales,
      stock: sumOf('stock', to - 1),
    };
    for (const [measure, value] of Object.entries(counted) as [MeasureId, number][]) {
      const actual = valueOf(sample, measure, {}, { from, to });
      expect([measure, formatValue(measure, value)]).toEqual([
        measure,
        formatValue(measure, actual),
      ]);
    }
  });
});
