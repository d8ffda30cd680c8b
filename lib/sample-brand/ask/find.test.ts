import { sample } from '../data/dataset';
import { queryWithDefaults } from '../engine/query';
import { createFinder } from './find';
import type { DemoRequest } from './request';
import { sentenceOf } from './sentence';

const findQuestions = createFinder(sample);

const sentencesOf = (text: string, previous?: DemoRequest) =>
  findQuestions(text, previous).questions.map(({ request }) => sentenceOf(sample, request));
const firstOf = (text: string, previous?: DemoRequest) =>
  findQuestions(text, previous).questions[0]?.request;

test.each([
  ['sales of iced tea in the north', { where: { product: ['Iced tea'], region: ['North'] } }],
  ['sales without D2C', { where: { channel: expect.not.arrayContaining(['D2C']) } }],
  [
    'why is the east behind plan',
    { calculation: 'why', versus: 'plan', where: { region: ['East'] } },
  ],
  ['worst promotion', { measure: 'payback', breakdown: ['promotion'], order: 'least' }],
  ['stock in the previous 4 weeks', { measure: 'stock', weeks: { from: 18, to: 22 } }],
  ['sales next week', { calculation: 'forecast', weeks: { from: 26, to: 27 } }],
  ['share of quick commerce', { calculation: 'share', breakdown: ['channel'] }],
  ['what does payback mean', { calculation: 'definition', measure: 'payback' }],
])('“%s” finds first a question of its parts', (text, parts) => {
  expect(firstOf(text)).toMatchObject({ kind: 'query', query: parts });
  expect(findQuestions(text)).toMatchObject({ isExactMatch: true, missing: [] });
});

test.each([
  ['coconutwater growth', { calculation: 'change', where: { product: ['Coconut water'] } }],
  ['e-com sales', { where: { channel: ['Quick commerce', 'Marketplaces', 'D2C'] } }],
  ['slaes of lemmon soda', { where: { product: ['Lemon soda'] } }],
  ['sales in the wset', { where: { region: ['West'] } }],
  ['where are we out of stock', { measure: 'outOfStockWeeks', breakdown: ['channel'] }],
  ['which promotions lose money', { measure: 'payback', breakdown: ['promotion'] }],
])('“%s” finds first what is meant', (text, parts) => {
  expect(firstOf(text)).toMatchObject({ query: parts });
});

test('where a word is missing, no end of a list is taken for what is asked', () => {
  expect(firstOf('which products are not growing')).toEqual({
    kind: 'query',
    query: queryWithDefaults(sample, { calculation: 'change', breakdown: ['product'] }),
  });
});

test.each<[string, DemoRequest]>([
  ['which promotion should we stop', { kind: 'stop' }],
  ['what do you have', { kind: 'data', topic: 'data' }],
  ['what is a crore', { kind: 'data', topic: 'units' }],
  [
    'price -5% in D2C',
    { kind: 'what-if', levers: [{ name: 'price', change: -5 }], channel: 'D2C' },
  ],
  [
    'cut distribution by 10 per cent',
    { kind: 'what-if', levers: [{ name: 'distribution', change: -10 }] },
  ],
  [
    'raise the price of iced tea by 3%',
    { kind: 'what-if', levers: [{ name: 'price', change: 3 }], product: 'Iced tea' },
  ],
])('“%s” finds first what is no query', (text, request) => {
  expect(firstOf(text)).toEqual(request);
});

test('at most six questions, each once', () => {
  const sentences = sentencesOf('sales');
  expect(sentences).toHaveLength(6);
  expect(new Set(sentences).size).toBe(6);
});

test.each([
  ['lipstick sales in D2C', ['lipstick']],
  ['sales in week 40', ['40']],
  ['price +40%', ['40%']],
  ['do not raise prices', ['not']],
  ['products that sold more than Rs 2 lakh', ['more', 'Rs 2']],
  ['crisis in market share', ['crisis', 'market']],
  ['sales <script>', ['script']],
])('of “%s” is named what no question has', (text, missing) => {
  const found = findQuestions(text);
  expect(found.missing.join()).toContain(missing.join());
  expect(found.isExactMatch).toBe(false);
});

test.each(['', '   ', '🙂', 'hello', 'please show me'])('“%s” asks nothing', (text) => {
  expect(findQuestions(text)).toMatchObject({ isAsking: false, questions: [], missing: [] });
});

const unknown = ['lipstick', 'asdf qwer', 'उत्तर की बिक्री', 'constructor'];
const unlike = ['roas', 'crisis', 'easter', 'sure', 'rating'];
test.each([...unknown, ...unlike])('for “%s” there is no question', (text) => {
  expect(findQuestions(text)).toMatchObject({ isAsking: true, questions: [] });
});

test('a word that is not spelled like any is told, and Enter asks nothing', () => {
  const found = findQuestions('protien shake sales');
  expect(found.similar).toEqual([{ typed: 'protien shake', meant: 'protein shake' }]);
  expect(found.questions[0]?.request).toMatchObject({
    query: { where: { product: ['Protein shake'] } },
  });
  expect(found.isExactMatch).toBe(false);
});

test('the beginning of a word is enough while it is typed', () => {
  expect(sentencesOf('lemon so')[0]).toBe(sentencesOf('lemon soda')[0]);
  expect(findQuestions('lemon so').isExactMatch).toBe(true);
});

test('typed words are marked in the question, in whatever form', () => {
  const [first] = findQuestions('sales per channels').questions;
  const marked = first?.pieces.filter(({ isTyped }) => isTyped).map(({ text }) => text);
  expect(marked).toEqual(['sales', 'channel']);
});

describe('after an answer', () => {
  const sales = firstOf('margin by product') as DemoRequest;
  test.each([
    ['and the north', { measure: 'margin', breakdown: ['product'], where: { region: ['North'] } }],
    ['why', { measure: 'margin', calculation: 'why' }],
    ['by channel', { measure: 'margin', breakdown: ['channel'] }],
    ['last 4 weeks', { measure: 'margin', breakdown: ['product'], weeks: { from: 22, to: 26 } }],
  ])('“%s” is laid over its query first', (text, parts) => {
    const [first] = findQuestions(text, sales).questions;
    expect(first).toMatchObject({ isFollowUp: true, request: { query: parts } });
  });

  test('a question with a measure of its own stands for itself', () => {
    expect(findQuestions('stock by region', sales).questions[0]).toMatchObject({
      isFollowUp: false,
      request: { query: { measure: 'stock', breakdown: ['region'], where: {} } },
    });
  });

  test('a what-if goes on from a what-if', () => {
    const before = firstOf('price +5%') as DemoRequest;
    expect(firstOf('in modern trade', before)).toEqual({
      kind: 'what-if',
      levers: [{ name: 'price', change: 5 }],
      channel: 'Modern trade',
    });
  });
});
