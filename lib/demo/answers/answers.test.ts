import { type Dataset, sample } from '../dataset';
import { answerTo, ask, questionIds, tryLevers, wordsOf } from '.';

const all = questionIds.map((id) => ({ id }));

/** The sample with every channel's sales but one channel's as they were. */
function withSales(channel: string, change: (sales: number, week: number) => number): Dataset {
  return {
    ...sample,
    lines: sample.lines.map((line) =>
      line.channel === channel
        ? { ...line, sales: line.sales.map((sales, week) => Math.round(change(sales, week))) }
        : line,
    ),
  };
}

describe('answers', () => {
  it.each(all)('$id has words, a chart, a table, a range and follow-ups', ({ id }) => {
    const answer = answerTo(sample, { kind: 'question', id });
    expect(answer).toBeDefined();
    if (!answer) return;
    expect(answer.question).toBe(wordsOf(ask(id)));
    for (const text of [answer.headline, answer.detail, answer.method]) {
      expect(text).not.toMatch(/NaN|undefined|Infinity/);
      for (const sentence of text.split(/(?<=[.:?]) /)) {
        expect(sentence.split(' ').length).toBeLessThanOrEqual(30);
      }
    }
    const { low, mid, high } = answer.range.estimate;
    expect(low).toBeLessThanOrEqual(mid);
    expect(mid).toBeLessThanOrEqual(high);
    for (const row of answer.table.rows) expect(row).toHaveLength(answer.table.columns.length);
    expect(answer.followUps.length).toBeGreaterThanOrEqual(2);
    for (const followUp of answer.followUps) {
      expect(answerTo(sample, followUp)).toBeDefined();
      expect(wordsOf(followUp)).not.toBe(answer.question);
    }
  });

  it.each(all)('$id changes when the data changes', ({ id }) => {
    const grown = {
      ...sample,
      lines: sample.lines.map((line, index) => ({
        ...line,
        sales: line.sales.map((sales, week) => (week >= 13 && index % 3 ? sales * 2 : sales)),
        spend: line.spend.map((spend) => spend * 3),
        stock: line.stock.map((stock, week) => (week === 20 && index % 7 === 0 ? 0 : stock)),
      })),
    };
    const before = answerTo(sample, { kind: 'question', id });
    const after = answerTo(grown, { kind: 'question', id });
    expect([after?.headline, after?.detail]).not.toEqual([before?.headline, before?.detail]);
    expect(after?.chart).not.toEqual(before?.chart);
    expect(after?.table.rows).not.toEqual(before?.table.rows);
  });

  it('names the channel that grew fastest, whichever it is', () => {
    const flat = withSales('Quick commerce', () => 10);
    expect(answerTo(flat, { kind: 'question', id: 'growth' })?.headline).toMatch(/^D2C: /);
  });

  it('draws a what-if from its levers', () => {
    const answer = answerTo(sample, tryLevers({ channel: 'D2C', price: 5 }));
    expect(answer?.question).toBe('What if we set price +5% in D2C?');
    expect(answer?.table.rows).toHaveLength(4);
    expect(answerTo(sample, tryLevers({}))?.headline).toMatch(/^Nothing changes/);
  });

  it('does not answer what it does not understand', () => {
    expect(answerTo(sample, { kind: 'unknown', text: 'Why?' })).toBeUndefined();
  });
});
