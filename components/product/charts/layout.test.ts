import { layOutBars, layOutLines } from './layout';

const bar = (value: number, range?: { low: number; mid: number; high: number }) => ({
  label: String(value),
  text: String(value),
  value,
  isBad: false,
  ...(range && { range }),
});

const bars = (...values: ReturnType<typeof bar>[]) =>
  layOutBars({ kind: 'bars', title: '', bars: values, whiskerNote: '' });
const lines = (...values: (number | undefined)[]) =>
  layOutLines({
    kind: 'lines',
    title: '',
    firstWeek: 14,
    series: [{ label: 'Sales', tone: 'plain', values }],
  });

describe('bars', () => {
  it('start at 0 and reach to their value, the longest as far as there is room', () => {
    const drawing = bars(bar(5), bar(20));
    expect(drawing.zero).toBe(0);
    expect(drawing.bars).toMatchObject([
      { start: 0, length: 25 },
      { start: 0, length: 100 },
    ]);
  });

  it('go to the left of 0 for a loss, and leave room for ranges and the reference', () => {
    const drawing = layOutBars({
      kind: 'bars',
      title: '',
      bars: [bar(-10), bar(20, { low: 10, mid: 20, high: 30 })],
      reference: { value: 10, label: 'Target' },
      whiskerNote: '',
    });
    expect(drawing).toMatchObject({
      zero: 25,
      bars: [
        { start: 0, length: 25 },
        { start: 25, length: 50, whisker: { start: 50, end: 100 } },
      ],
      reference: { at: 50, label: 'Target' },
    });
  });

  it('can all be 0', () => expect(bars(bar(0)).bars[0]?.length).toBe(0));
});

describe('lines', () => {
  it('leave out the weeks without a value, and name their axes', () => {
    const drawing = lines(undefined, 10, 20);
    expect(drawing.lines[0]?.d).toBe('M500,400 1000,0');
    expect(drawing.ticks[0]).toBe('20');
    expect(drawing.ticks.at(-1)).toBe('10');
    expect(drawing.weeks).toEqual(['Week 14', 'Week 16']);
  });

  it('have labels that tell the values of their axis apart', () => {
    const { ticks } = lines(1.11, 1.13, 1.16, 1.22);
    expect(new Set(ticks).size).toBe(ticks.length);
  });
});
