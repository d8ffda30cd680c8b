import { leadAlert } from './alerts';
import { sample } from './dataset';
import { emptyShelf, emptyWeeks } from './empty-shelf';
import { valueOf } from './engine/run';
import { amount } from './format';

test.each([
  [[1, 0, 0, 2, 0], { from: 1, to: 3 }],
  [[0], { from: 0, to: 1 }],
  [[1, 2], undefined],
])('the longest run without stock in %j is %j', (cover, expected) => {
  expect(emptyWeeks(cover)).toEqual(expected);
});

test('what an empty shelf cost is what the engine counts as lost there in these weeks', () => {
  const alert = leadAlert(sample);
  const weeks = emptyWeeks(alert.values);
  const { channel, region = '', product = '' } = alert;
  const where = { channel: [channel], region: [region], product: [product] };
  if (weeks === undefined) throw new Error('The first alert is about a shelf that was empty.');
  expect(emptyShelf(sample, alert)?.money).toBe(amount(valueOf(sample, 'lost', where, weeks)));
});

test('an alert about sales has no empty shelf', () => {
  expect(emptyShelf(sample, { ...leadAlert(sample), kind: 'sales' })).toBeUndefined();
});
