import {
  amount,
  counted,
  inSentence,
  lakh,
  listed,
  number,
  percent,
  signedAmount,
  signedLakh,
  signedPercent,
} from './format';

describe('numbers in words', () => {
  it.each([
    [number(1234567), '1,234,567'],
    [number(-0.04, 1), '0.0'],
    [number(-1.25, 1), '−1.3'],
    [lakh(1234), '12.3'],
    [lakh(67890), '679'],
    [signedLakh(1234), '+12.3'],
    [signedLakh(-1234), '−12.3'],
    [signedLakh(2), '0.0'],
    [amount(-431), 'Rs\u00a0−4.3\u00a0lakh'],
    [signedAmount(431), '+Rs\u00a04.3\u00a0lakh'],
    [signedAmount(-431), '−Rs\u00a04.3\u00a0lakh'],
    [signedAmount(0), 'Rs\u00a00.0\u00a0lakh'],
    [percent(0.1234), '12.3%'],
    [signedPercent(0.05, 0), '+5%'],
    [signedPercent(-0.0001), '0.0%'],
    [counted(1, 'week'), '1 week'],
    [counted(2, 'week'), '2 weeks'],
    [listed(['a']), 'a'],
    [listed(['a', 'b', 'c']), 'a, b and c'],
    [inSentence('General trade'), 'general trade'],
    [inSentence('D2C'), 'D2C'],
  ])('writes %s', (written, expected) => {
    expect(written).toBe(expected);
  });
});
