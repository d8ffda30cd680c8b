import { d3Tools } from './d3-tools';
import { drawBars, drawLines, drawRange } from './draw';

const bar = (value: number, range?: { low: number; mid: number; high: number }) => ({
  label: String(value),
  text: String(value),
  value,
  look: 'plain' as const,
  ...(range && { range }),
});

describe('bars', () => {
  it('start at 0 and reach to their value, the longest across the room', () => {
    const { bars, zero } = drawBars({ kind: 'bars', title: '', bars: [bar(5), bar(20)] }, d3Tools);
    expect(zero).toBe(0);
    expect(bars.map(({ start, length }) => [start, length])).toEqual([
      [0, 25],
      [0, 100],
    ]);
  });

  it('go to the left of 0 for a loss, and leave room for ranges and the reference', () => {
    const { bars, zero, reference } = drawBars(
      {
        kind: 'bars',
        title: '',
        bars: [bar(-10), bar(20, { low: 10, mid: 20, high: 30 })],
        reference: { value: 10, label: 'Target' },
      },
      d3Tools,
    );
    expect(zero).toBe(25);
    expect(bars[0]).toMatchObject({ start: 0, length: 25 });
    expect(bars[1]).toMatchObject({ start: 25, length: 50, whisker: [50, 100] });
    expect(reference).toEqual({ at: 50, label: 'Target' });
  });

  it('can all be 0', () => {
    expect(drawBars({ kind: 'bars', title: '', bars: [bar(0)] }, d3Tools).bars[0]?.length).toBe(0);
  });
});

describe('lines', () => {
  it('leave out the weeks without a value, and name their axes', () => {
    const drawing = drawLines(
      {
        kind: 'lines',
        title: '',
        firstWeek: 14,
        series: [{ label: 'Sales', look: 'plain', values: [undefined, 10, 20] }],
      },
      d3Tools,
    );
    expect(drawing.lines[0]?.d).toBe('M500,400L1000,0');
    expect(drawing.ticks[0]).toBe('20');
    expect(drawing.ticks.at(-1)).toBe('10');
    expect(drawing.weeks).toEqual(['Week 14', 'Week 16']);
  });
});

describe('a range', () => {
  it('stands in the middle of the room, without 0 where that is far', () => {
    expect(drawRange({ low: 90, mid: 100, high: 110 }, d3Tools)).toEqual({
      start: 25,
      length: 50,
      mid: 50,
    });
  });

  it('shows 0 where it is near', () => {
    const { zero, start } = drawRange({ low: 5, mid: 10, high: 15 }, d3Tools);
    expect(zero).toBe(0);
    expect(start).toBe(25);
  });
});
