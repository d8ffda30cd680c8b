import { figures } from '@/words';
import {
  amount,
  counted,
  inSentence,
  listed,
  number,
  percent,
  signedAmount,
  signedPercent,
  signedPercentText,
  unitOf,
} from './format';

describe('numbers in words', () => {
  it.each([
    [number(1234567), '1,234,567'],
    [number(-0.04, 1), '0.0'],
    [number(-1.25, 1), '−1.3'],
    [amount(430), 'Rs\u00a04.3\u00a0lakh'],
    [amount(4321), 'Rs\u00a043\u00a0lakh'],
    [amount(9949), 'Rs\u00a099\u00a0lakh'],
    [amount(9950), 'Rs\u00a01.0\u00a0crore'],
    [amount(612345), 'Rs\u00a061.2\u00a0crore'],
    [amount(-431), '−Rs\u00a04.3\u00a0lakh'],
    [amount(-2), 'Rs\u00a00.0\u00a0lakh'],
    [signedAmount(431), '+Rs\u00a04.3\u00a0lakh'],
    [signedAmount(-24100), '−Rs\u00a02.4\u00a0crore'],
    [signedAmount(0), 'Rs\u00a00.0\u00a0lakh'],
    [unitOf([20, -430]).name, 'Rs lakh'],
    [unitOf([20, -430]).text(-430), '−4.3'],
    [unitOf([20, -430]).signed(20), '+0.2'],
    [unitOf([20, -24100]).name, 'Rs crore'],
    [unitOf([20, -24100]).text(-24100), '−2.41'],
    [unitOf([20, -24100]).signed(20), '0.00'],
    [percent(0.1234), '12.3%'],
    [signedPercent(0.05, 0), '+5%'],
    [signedPercent(-0.0001), '0.0%'],
    [signedPercentText(5), '+5%'],
    [signedPercentText(-2.5), '−2.5%'],
    [signedPercentText(0), '0%'],
    [counted(1, figures.weeks), '1 week'],
    [counted(2, figures.weeks), '2 weeks'],
    [listed(['a']), 'a'],
    [listed(['a', 'b', 'c']), 'a, b and c'],
    [inSentence('General trade'), 'general trade'],
    [inSentence('D2C'), 'D2C'],
  ])('writes %s', (written, expected) => {
    expect(written).toBe(expected);
  });
});
