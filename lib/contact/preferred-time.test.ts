import { withPreferredTime } from './preferred-time';

const opening = 'A time that suits me:';
const time = (week: string) => `${opening} ${week} week.\n`;

it.each([
  ['an empty message', '', time('next')],
  ['a message', 'Hello.', `Hello.\n${time('next')}`],
  ['a message of several lines', 'One.\n\nTwo.\n', `One.\n\nTwo.\n${time('next')}`],
  ['an earlier choice', `Hello.\n${time('this')}`, `Hello.\n${time('next')}`],
  ['text below an earlier choice', `${time('this')}Thanks`, `Thanks\n${time('next')}`],
])('writes the time into %s', (_, message, result) => {
  expect(withPreferredTime(message, opening, 'next week')).toBe(result);
});

it('takes the line away, and nothing else', () => {
  expect(withPreferredTime(`Hello.\n${time('this')}`, opening, '')).toBe('Hello.');
});
