import type { Line } from '../../data/dataset';
import { testDataset, testLine, testPromotion } from '@/lib/testing/sample-data';
import { forecast } from './forecast';
import { growthOf } from './growth';
import { estimateExtraSales } from './promotions';
import { type Estimate, sum } from './statistics';
import { lossOf } from './stock';

/*
 * Each range says that it holds 8 times in 10. Here datasets are made many times from a
 * known truth with normal noise, and the range is asked each time whether it holds the truth.
 */
const TRIALS = 1500;

/** Normal noise, mean 0 and deviation 1, always the same (mulberry32, Box and Muller). */
function noiseOf(seed: number): () => number {
  let state = seed;
  const uniform = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
}

type Trial = (noise: () => number) => { readonly truth: number; readonly range: Estimate };

const series = <Value>(weeks: number, value: (week: number) => Value): Value[] =>
  Array.from({ length: weeks }, (_, week) => value(week));

const half = { from: 13, to: 26 };

/** Sales on a straight line from the first week to the last, with noise. */
const growing =
  (first: number, last: number): Trial =>
  (noise) => {
    const expected = series(26, (week) => first + ((last - first) * week) / 25);
    const lines = [testLine({ sales: expected.map((value) => value + 30 * noise()) })];
    const before = sum(expected.slice(0, 13));
    const change = sum(expected.slice(13)) - before;
    return { truth: change / before, range: growthOf(lines, half, { from: 0, to: 13 }) };
  };

/** A promotion of some lines for `run` weeks, with so many weeks after it. */
const promoted =
  (lines: number, run: number, after: number, what: 'extra' | 'margin'): Trial =>
  (noise) => {
    let truth = 0;
    const simulated = series(lines, (index) => {
      const ordinary = series(6 + run + after, () => 400 + 30 * noise());
      const sales = ordinary.map((value, week) => {
        const extra = week >= 6 && week < 6 + run ? 150 : 0;
        truth += what === 'extra' ? extra : extra * 0.5;
        return value + extra;
      });
      return testLine({ region: `R${index}`, sales });
    });
    const promotion = testPromotion(7, 6 + run);
    const data = testDataset({ lines: simulated, promotions: [promotion] });
    return { truth, range: estimateExtraSales(data, promotion, { from: 0, to: 26 }, what) };
  };

/** Lines that sell a fifth of their demand in the weeks (from 0) in which they are out of stock. */
const emptied =
  (...out: readonly (readonly number[])[]): Trial =>
  (noise) => {
    let truth = 0;
    const lines = out.map((weeks, index): Line => {
      const level = 300 + 100 * index;
      const demand = series(20, () => level * (1 + 0.08 * noise()));
      const sales = demand.map((value, week) => (weeks.includes(week) ? level * 0.2 : value));
      truth += sum(demand) - sum(sales);
      return testLine({ sales, stock: series(20, (week) => (weeks.includes(week) ? 0 : 99)) });
    });
    return { truth, range: lossOf(lines, { from: 0, to: 20 }).lost };
  };

/** The weeks ahead of a straight line. */
const ahead =
  (from: number, to: number): Trial =>
  (noise) => {
    const values = series(13 + to, (week) => 500 + 5 * week + 20 * noise());
    return {
      truth: sum(values.slice(12 + from)),
      range: forecast(values.slice(0, 13), from, to),
    };
  };

const trials: readonly (readonly [string, Trial])[] = [
  ['a low growth rate', growing(400, 440)],
  ['a growth rate near nothing', growing(400, 400)],
  ['a high growth rate', growing(300, 700)],
  ['extra sales of a promotion', promoted(1, 4, 4, 'extra')],
  ['extra sales of a promotion of many lines', promoted(12, 3, 4, 'extra')],
  ['extra sales of a promotion still running', promoted(4, 5, 0, 'extra')],
  ['margin of a promotion', promoted(4, 4, 4, 'margin')],
  ['sales lost in one week', emptied([10])],
  ['sales lost in a long run', emptied([8, 9, 10, 11, 12, 13, 14, 15])],
  ['sales lost in two runs', emptied([6, 7, 8, 13, 14])],
  ['sales lost by lines of one place', emptied([9, 10, 11], [9, 10, 11, 12, 13, 14], [15], [5, 6])],
  ['sales of the next week', ahead(1, 1)],
  ['sales of the next four weeks', ahead(1, 4)],
];

test.each(trials)('the range of %s holds 8 times in 10', (_, trial) => {
  const noise = noiseOf(20260);
  let held = 0;
  for (let count = 0; count < TRIALS; count++) {
    const { truth, range } = trial(noise);
    if (range.low <= truth && truth <= range.high) held++;
  }
  expect(held / TRIALS).toBeGreaterThan(0.77);
  expect(held / TRIALS).toBeLessThan(0.83);
});
