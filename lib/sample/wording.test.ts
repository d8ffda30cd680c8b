import { ask, questionIds, questions, tryLevers } from './answers';
import { sample } from './dataset';
import { understand } from './wording';

describe('questions in words', () => {
  it.each(questionIds)('knows its own wording of %s', (id) => {
    expect(understand(questions[id], sample)).toEqual(ask(id));
  });

  it.each([
    ['which promotion should we stop', 'promotions'],
    ['Promo ROI?', 'promotions'],
    ['Does the Buy 2 get 1 scheme work?', 'promotions'],
    ['How is quick commerce growing?', 'growth'],
    ['fastest growing channel', 'growth'],
    ['Why did the East miss its target?', 'plan'],
    ['Why did sales fall in the east region', 'plan'],
    ['Where are we out of stock?', 'stock'],
    ['how many lost sales', 'stock'],
    ['best selling products', 'products'],
    ['which skus drive growth', 'products'],
    ['Which products are price sensitive?', 'price'],
    ['Could we shift budget to where it works better?', 'move'],
    ['forecast', 'forecast'],
    ['What sales can we expect next month?', 'forecast'],
  ] as const)('takes “%s” as %s', (text, id) => {
    expect(understand(text, sample)).toEqual(ask(id));
  });

  it.each([
    ['What if we raise prices by 5% in D2C?', { channel: 'D2C', price: 5 }],
    [
      'what if price falls: cut price 4 percent in modern trade',
      { channel: 'Modern trade', price: -4 },
    ],
    [
      'Suppose we cut trade spend by 20% and add 10% distribution in general trade',
      { channel: 'General trade', spend: -20, reach: 10 },
    ],
    ['what if we halve trade spend', { spend: -50 }],
    ['price +90%', { price: 10 }],
  ])('takes “%s” as a what-if', (text, levers) => {
    expect(understand(text, sample)).toEqual(tryLevers(levers));
  });

  it.each([
    'What is the meaning of life?',
    'Who are our best customers?',
    'Which channel do competitors grow fastest in?',
    'How did ad campaigns do?',
    'Which store sold most?',
    'asdf',
    'What is the price?',
    'Hello',
  ])('does not guess at “%s”', (text) => {
    expect(understand(text, sample)).toEqual({ kind: 'unknown', text });
  });
});
