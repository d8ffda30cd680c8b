import { earlierWeeks, recentWeeks, sample, sumOverWeeks } from './dataset';

describe('the committed dataset', () => {
  it('has two quarters of 13 weeks, as words and answers call its halves', () => {
    expect(sample.weeks).toBe(26);
  });

  it('holds whole amounts of at least 0 for every week', () => {
    for (const line of sample.lines) {
      for (const measure of ['sales', 'spend', 'stock'] as const) {
        expect(line[measure]).toHaveLength(sample.weeks);
        expect(line[measure].every((value) => Number.isInteger(value) && value >= 0)).toBe(true);
      }
    }
  });

  it('lets no stock fall faster than it sells: deliveries are at least 0', () => {
    for (const { stock, sales } of sample.lines) {
      stock.slice(1).forEach((end, week) => {
        const fall = (stock[week] ?? 0) - end;
        expect(fall).toBeLessThanOrEqual(sales[week + 1] ?? 0);
      });
    }
  });

  it('is a brand of Rs 200 to 300 crore a year that spends 8 to 18 % of sales on the trade', () => {
    const half = { from: 0, to: sample.weeks };
    const crore = (sumOverWeeks(sample.lines, 'sales', half) * 2) / 10_000;
    expect(crore).toBeGreaterThan(200);
    expect(crore).toBeLessThan(300);
    for (const { name, terms } of sample.channels) {
      for (const period of [earlierWeeks(sample), recentWeeks(sample)]) {
        const lines = sample.lines.filter(({ channel }) => channel === name);
        const share =
          terms + sumOverWeeks(lines, 'spend', period) / sumOverWeeks(lines, 'sales', period);
        expect(share).toBeGreaterThan(0.08);
        expect(share).toBeLessThan(0.18);
      }
    }
  });
});
