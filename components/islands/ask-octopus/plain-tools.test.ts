import { d3Tools } from '@/components/product/charts/d3-tools';
import { drawBars, drawLines } from '@/components/product/charts/draw';
import { answerTo, questionIds, tryLevers } from '@/lib/sample/answers';
import { sample } from '@/lib/sample/dataset';
import { plainTools } from './plain-tools';

const asks = [
  ...questionIds.map((id) => ({ kind: 'question', id }) as const),
  tryLevers({ price: -10, spend: 50, reach: 20 }),
  tryLevers({}),
];

describe('the island draws what the server draws with d3', () => {
  it.each(asks)('for %j', (asked) => {
    const chart = answerTo(sample, asked)?.chart;
    expect(chart).toBeDefined();
    if (chart?.kind === 'bars') {
      expect(drawBars(chart, plainTools)).toEqual(drawBars(chart, d3Tools));
    }
    if (chart?.kind === 'lines') {
      expect(drawLines(chart, plainTools)).toEqual(drawLines(chart, d3Tools));
    }
  });

  it.each([
    { domain: [0, 1] as const, expected: [0, 0.2, 0.4, 0.6, 0.8, 1] },
    { domain: [42.3, 57.9] as const, expected: [40, 45, 50, 55, 60] },
    { domain: [-3, 8] as const, expected: [-4, -2, 0, 2, 4, 6, 8] },
  ])('with round ticks for $domain', ({ domain, expected }) => {
    const ticks = plainTools.ticks(domain, 4);
    expect(ticks).toHaveLength(expected.length);
    ticks.forEach((tick, index) => expect(tick).toBeCloseTo(expected[index] ?? NaN, 9));
    expect(d3Tools.ticks(domain, 4)).toEqual(expected);
  });
});
