import { sample } from './dataset';
import { measureIds } from './engine/measures';
import { type Dimension, type Query, conflictOf, queryOf, views } from './engine/query';
import { renderAnswer } from './render';
import type { InventoryTopic, Request } from './request';

const dimensions: readonly (readonly Dimension[])[] = [
  [],
  ['channel'],
  ['promotion'],
  ['week'],
  ['channel', 'region'],
];

const more: readonly Partial<Query>[] = [
  {},
  { order: 'most' },
  { order: 'least', limit: 3 },
  { order: 'most', rank: 2 },
  { keep: { side: 'above', value: 0 } },
  { keep: { side: 'below', value: -1e9 } },
  { where: { region: ['East'], product: ['Lemon soda'] } },
];

const queries = measureIds.flatMap((measure) =>
  views.flatMap((as) =>
    dimensions.flatMap((by) =>
      more.flatMap((parts) =>
        (as === 'change' || as === 'why' ? (['past', 'plan', 'target'] as const) : [undefined])
          .map((versus) =>
            queryOf(sample, {
              measure,
              as,
              by,
              ...(versus && { versus }),
              ...(as === 'forecast' && { weeks: { from: 26, to: 30 } }),
              ...parts,
            }),
          )
          .filter((query) => conflictOf(sample, query) === undefined),
      ),
    ),
  ),
);

const topics: readonly InventoryTopic[] = [
  ...(['channel', 'region', 'product', 'promotion', 'week', 'measure', 'data'] as const),
  'freshness',
];

const requests: readonly Request[] = [
  ...queries.map((query): Request => ({ kind: 'query', query })),
  ...topics.map((topic): Request => ({ kind: 'inventory', topic })),
  { kind: 'what-if', levers: [] },
  { kind: 'what-if', levers: [{ name: 'price', change: -5, channel: 'D2C' }] },
  { kind: 'what-if', levers: [{ name: 'price', change: 5 }], by: 'product' },
];

/** All texts of an answer, however deep. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : [];

test('every answer fills every slot of its texts, and writes no number that is none', () => {
  expect(requests.length).toBeGreaterThan(500);
  const wrong = requests.flatMap((request) => {
    const { followUps, ...answer } = renderAnswer(sample, request);
    return textsOf(answer)
      .filter((text) => /\{\w+\}|NaN|undefined|Infinity| {2}| \./.test(text))
      .map((text) => `${answer.question}: ${text}`);
  });
  expect(wrong.slice(0, 10)).toEqual([]);
});

test('what to ask next keeps the subject, and has an answer', () => {
  for (const query of queries.filter((_, index) => index % 7 === 0)) {
    const { followUps } = renderAnswer(sample, { kind: 'query', query });
    for (const next of followUps) {
      if (next.kind !== 'query') throw new Error('It leaves the query.');
      expect(next.query.measure).toBe(query.measure);
      expect(conflictOf(sample, next.query)).toBeUndefined();
    }
  }
});

test.each([
  [1, 'General trade', 'It did not rise.'],
  [-1, 'D2C', 'It did not fall.'],
] as const)('a question that takes %d for granted of %s is put right', (premise, channel, note) => {
  const query = queryOf(sample, { as: 'why', where: { channel: [channel] } });
  const request: Request = { kind: 'query', query };
  expect(renderAnswer(sample, request, premise).headline).toContain(note);
  expect(renderAnswer(sample, request).headline).not.toContain(note);
});
