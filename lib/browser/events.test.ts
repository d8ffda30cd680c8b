import { readFileSync } from 'node:fs';
import { isViewByName, newMilestones } from './events';

it.each([
  ['nothing above a quarter', 249, 1000, 0, []],
  ['a quarter exactly', 250, 1000, 0, [25]],
  ['several at one jump', 1000, 1000, 0, [25, 50, 75, 90]],
  ['only those not reached before', 1000, 1000, 50, [75, 90]],
  ['none again after the last', 1000, 1000, 90, []],
  ['none on the way back up', 300, 1000, 50, []],
  ['none on a page that fits', 0, 0, 0, []],
  ['none on a page shorter than the window', 0, -200, 0, []],
  ['none when pulled above the top', -80, 1000, 0, []],
])('of milestones reports %s', (_, scrolled, room, reached, expected) => {
  expect(newMilestones(scrolled, room, reached)).toEqual(expected);
});

test('docs/measuring.md names every event', () => {
  const text = readFileSync('docs/measuring.md', 'utf8');
  expect(Object.keys(isViewByName).filter((name) => !text.includes(`| \`${name}\``))).toEqual([]);
});
