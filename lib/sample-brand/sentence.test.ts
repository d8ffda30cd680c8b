import { sample } from './dataset';
import { measureIds } from './engine/measures';
import {
  type Dimension,
  type Query,
  type Versus,
  type Where,
  conflictOf,
  views,
  comparesWithBase,
} from './engine/query';
import type { Request } from './request';
import { parseQuestion } from './reading/read';
import { sentenceOf } from './sentence';

const dimensions: readonly (readonly Dimension[])[] = [
  [],
  ['channel'],
  ['region'],
  ['product'],
  ['promotion'],
  ['week'],
  ['channel', 'region'],
];

const filters: readonly Where[] = [
  {},
  { channel: ['D2C'] },
  { channel: ['Modern trade', 'General trade', 'Quick commerce', 'Marketplaces'] },
  { region: ['East'], channel: ['Quick commerce'] },
  {
    channel: ['Modern trade', 'General trade', 'Marketplaces', 'D2C'],
    region: ['North', 'South', 'West'],
  },
  { channel: ['Modern trade', 'General trade', 'Marketplaces', 'D2C'], region: ['East'] },
  { product: ['Lemon soda', 'Iced tea'], region: ['North', 'South'] },
  { product: ['Oat bites'], channel: ['Modern trade'], region: ['West'] },
  { promotion: ['Buy 2 get 1'] },
];

const last = { from: 13, to: 26 };
const periods = [
  last,
  { from: 22, to: 26 },
  { from: 4, to: 9 },
  { from: 19, to: 20 },
  { from: 0, to: 26 },
];
const ahead = [
  { from: 26, to: 30 },
  { from: 26, to: 27 },
];

const orders: readonly Partial<Query>[] = [
  {},
  { order: 'most' },
  { order: 'least' },
  { order: 'most', limit: 3 },
  { order: 'least', rank: 2 },
];

/** Every query that these parts can make. */
function* queries(): Generator<Query> {
  let turn = 0;
  for (const measure of measureIds) {
    for (const view of views) {
      const compares = comparesWithBase(view);
      const sides: readonly (Versus | undefined)[] = compares
        ? ['past', 'plan', 'target']
        : [undefined];
      for (const versus of sides) {
        for (const by of dimensions) {
          for (const where of filters) {
            for (const weeks of view === 'forecast' ? ahead : periods) {
              // Each order meets every other part, though not every combination of them.
              turn++;
              const more = by.length === 0 ? [{}] : [orders[turn % orders.length] ?? {}];
              for (const order of more) {
                yield { measure, view, by, where, weeks, ...(versus && { versus }), ...order };
              }
            }
          }
        }
      }
    }
  }
}

test('reading what a query is written as gives the query, for all that the parts can make', () => {
  let count = 0;
  const failures: string[] = [];
  for (const query of queries()) {
    if (conflictOf(sample, query) !== undefined) continue;
    count++;
    const request: Request = { kind: 'query', query };
    const sentence = sentenceOf(sample, request);
    const reading = parseQuestion(sentence, sample);
    try {
      expect('request' in reading && reading.request).toEqual(request);
    } catch {
      failures.push(
        `${sentence} → ${JSON.stringify('request' in reading ? reading.request : reading.refusal)}`,
      );
    }
  }
  expect(failures.slice(0, 20)).toEqual([]);
  expect(count).toBeGreaterThan(5000);
});
