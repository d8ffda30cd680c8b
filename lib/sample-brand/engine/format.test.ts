import { figureTexts } from './figure-texts';
import {
  formatAmount,
  inAmountStyle,
  withCount,
  formatDistinct,
  inSentence,
  joinAsList,
  formatNumber,
  formatPercent,
  formatSignedAmount,
  formatPercentChange,
  unitOf,
} from './format';

const inMillion = <Of>(compute: () => Of) => inAmountStyle('million', compute);

test.each([
  [formatNumber(1234567), '1,234,567'],
  [formatNumber(-0.04, 1), '0.0'],
  [formatAmount(9949), 'Rs\u00a099\u00a0lakh'],
  [formatAmount(9950), 'Rs\u00a01.0\u00a0crore'],
  [formatAmount(612345), 'Rs\u00a061.2\u00a0crore'],
  [formatAmount(-431), '−Rs\u00a04.3\u00a0lakh'],
  [formatAmount(-2), '−Rs\u00a00.02\u00a0lakh'],
  [formatAmount(-0.4), 'Rs\u00a00'],
  [formatSignedAmount(431), '+Rs\u00a04.3\u00a0lakh'],
  [formatSignedAmount(0), 'Rs\u00a00'],
  [unitOf([20, -430]).name, 'Rs lakh'],
  [unitOf([20, -430]).signed(20), '+0.2'],
  [unitOf([20, -24100]).signed(20), '0.00'],
  [formatPercent(0.1234), '12.3%'],
  [formatPercentChange(5), '+5%'],
  [formatPercentChange(-2.5), '−2.5%'],
  [formatPercentChange(0), '0%'],
  [withCount(1, figureTexts.weeks), '1\u00a0week'],
  [joinAsList(['a', 'b', 'c']), 'a, b and c'],
  [inSentence('General trade'), 'general trade'],
  [inSentence('D2C'), 'D2C'],
  // In the style of millions, and after it.
  [inMillion(() => formatAmount(430)), 'Rs\u00a00.43\u00a0million'],
  [inMillion(() => formatAmount(-9950)), '−Rs\u00a010\u00a0million'],
  [inMillion(() => formatAmount(612345)), 'Rs\u00a0612\u00a0million'],
  [inMillion(() => unitOf([20, -430]).name), 'Rs million'],
  [inMillion(() => unitOf([20, -24100])).signed(24100), '+24.1'],
  [formatAmount(430), 'Rs\u00a04.3\u00a0lakh'],
])('%s is written so', (written, expected) => {
  expect(written).toBe(expected);
});

test.each([
  [
    [11_100, 11_500, 12_000],
    formatAmount,
    ['Rs\u00a01.11\u00a0crore', 'Rs\u00a01.15\u00a0crore', 'Rs\u00a01.20\u00a0crore'],
  ],
  [
    [-60, -1, 61],
    formatSignedAmount,
    ['−Rs\u00a00.6\u00a0lakh', 'Rs\u00a00', '+Rs\u00a00.6\u00a0lakh'],
  ],
  [
    [5600, 5600, 5600],
    formatAmount,
    ['Rs\u00a056\u00a0lakh', 'Rs\u00a056\u00a0lakh', 'Rs\u00a056\u00a0lakh'],
  ],
])('%j are written alike, and apart where they differ', (values, write, texts) => {
  expect(formatDistinct(values, write)).toEqual(texts);
});
