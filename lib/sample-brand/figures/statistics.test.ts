import { deviation, mean } from './statistics';

// What ranges are made of is judged by how often they hold: ranges.test.ts.

it('takes few values for what they are: nothing has a mean of 0, and one value no deviation', () => {
  expect([mean([]), deviation([]), deviation([3])]).toEqual([0, 0, 0]);
});
