import { withPreferredTime } from './preferred-time';

const opening = 'A time that suits me:';

it.each([
  ['an empty message', '', 'A time that suits me: next week.\n'],
  ['a message', 'Hello.', 'Hello.\nA time that suits me: next week.\n'],
  [
    'a message of several lines',
    'One.\n\nTwo.\n',
    'One.\n\nTwo.\nA time that suits me: next week.\n',
  ],
  [
    'an earlier choice',
    'Hello.\nA time that suits me: this week.\n',
    'Hello.\nA time that suits me: next week.\n',
  ],
  [
    'text written below an earlier choice',
    'A time that suits me: this week.\nThanks',
    'Thanks\nA time that suits me: next week.\n',
  ],
])('writes the time into %s', (_, message, written) => {
  expect(withPreferredTime(message, opening, 'next week')).toBe(written);
});

it('takes the line away, and nothing else', () => {
  const message = 'Hello.\nA time that suits me: this week.\n';
  expect(withPreferredTime(message, opening, '')).toBe('Hello.');
});
