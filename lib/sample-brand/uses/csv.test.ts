import { recentWeeks, sample } from '../data/dataset';
import { valueOf } from '../engine/measures';
import { csvOf } from './csv';

describe('the rows of the sample brand', () => {
  const [header = '', ...rows] = csvOf(sample).trimEnd().split('\r\n');
  const columns = header.split(',');
  const read = (row: string, column: string) => row.split(',')[columns.indexOf(column)] ?? '';
  const { from, to } = recentWeeks(sample);
  const sumOf = (column: string) =>
    rows
      .filter((row) => Number(read(row, 'week')) > from)
      .reduce((total, row) => total + Number(read(row, column)), 0);

  it('are one for each week of each line, with every column', () => {
    expect(rows).toHaveLength(sample.lines.length * sample.weeks);
    expect(rows.every((row) => row.split(',').length === columns.length)).toBe(true);
  });

  it('add up to what the measures give', () => {
    const value = (measure: 'sales' | 'margin' | 'tradeSpend') =>
      valueOf(sample, measure, {}, { from, to });
    expect(sumOf('net_sales')).toBe(value('sales'));
    expect(sumOf('net_sales') - sumOf('cost')).toBeCloseTo(value('margin'), -2);
    expect(sumOf('trade_terms') + sumOf('promotion_spend')).toBeCloseTo(value('tradeSpend'), -2);
  });
});
