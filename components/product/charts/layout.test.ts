import { answerRange } from '@/lib/sample-brand/render/range';
import { layOutBars, layOutLines, layOutRange } from './layout';

const bar = (value: number, range?: { low: number; mid: number; high: number }) => ({
  label: String(value),
  text: String(value),
  value,
  tone: 'plain' as const,
  ...(range && { range }),
});

describe('bars', () => {
  it('start at 0 and reach to their value, the longest across the room', () => {
    const { bars, zero } = layOutBars({ kind: 'bars', title: '', bars: [bar(5), bar(20)] });
    expect(zero).toBe(0);
    expect(bars.map(({ start, length }) => [start, length])).toEqual([
      [0, 25],
      [0, 100],
    ]);
  });

  it('go to the left of 0 for a loss, and leave room for ranges and the reference', () => {
    const { bars, zero, reference } = layOutBars({
      kind: 'bars',
      title: '',
      bars: [bar(-10), bar(20, { low: 10, mid: 20, high: 30 })],
      reference: { value: 10, label: 'Target' },
    });
    expect(zero).toBe(25);
    expect(bars[0]).toMatchObject({ start: 0, length: 25 });
    expect(bars[1]).toMatchObject({ start: 25, length: 50, whisker: { start: 50, length: 50 } });
    expect(reference).toEqual({ at: 50, label: 'Target' });
  });

  it('can all be 0', () => {
    expect(layOutBars({ kind: 'bars', title: '', bars: [bar(0)] }).bars[0]?.length).toBe(0);
  });
});

describe('lines', () => {
  it('leave out the weeks without a value, and name their axes', () => {
    const drawing = layOutLines({
      kind: 'lines',
      title: '',
      firstWeek: 14,
      series: [{ label: 'Sales', tone: 'plain', values: [undefined, 10, 20] }],
    });
    expect(drawing.lines[0]?.d).toBe('M500,400 1000,0');
    expect(drawing.ticks[0]).toBe('20');
    expect(drawing.ticks.at(-1)).toBe('10');
    expect(drawing.weeks).toEqual(['Week 14', 'Week 16']);
  });
});

describe('a range', () => {
  const layOut = (low: number, high: number, mark?: { value: number; label: string }) =>
    layOutRange(answerRange('', { low, mid: (low + high) / 2, high }, String, mark));

  it('stands on a scale of round values', () => {
    expect(layOut(90, 110)).toEqual({
      start: 25,
      length: 50,
      mid: 50,
      ticks: [80, 90, 100, 110, 120].map((value, index) => ({ at: index * 25, text: `${value}` })),
    });
  });

  it('has the value that decides on its scale, however far', () => {
    const { mark, start, ticks } = layOut(90, 110, { value: 0, label: 'no change' });
    expect(ticks[0]?.text).toBe('-50');
    expect(mark).toEqual({ at: 25, label: 'no change' });
    expect(start).toBe(70);
  });
});

test('labels of an axis tell its values apart', () => {
  const { ticks } = layOutLines({
    kind: 'lines',
    title: '',
    firstWeek: 14,
    series: [{ label: '', tone: 'plain', values: [1.11, 1.13, 1.16, 1.22] }],
  });
  expect(new Set(ticks).size).toBe(ticks.length);
});
