import { addressOf, requestIn } from './address';
import { sample } from './dataset';
import { type Query, queryOf } from './engine/query';
import type { Request } from './request';

const query = (parts: Partial<Query>): Request => ({
  kind: 'query',
  query: queryOf(sample, parts),
});

test.each<[string, Request]>([
  ['a value', query({})],
  [
    'members of two dimensions',
    query({ where: { channel: ['D2C', 'Quick commerce'], region: ['East'] } }),
  ],
  ['an order with a number', query({ view: 'change', by: ['product'], order: 'least', limit: 3 })],
  ['a limit', query({ measure: 'cover', by: ['product'], threshold: { side: 'below', value: 2 } })],
  ['a forecast', query({ view: 'forecast', weeks: { from: 26, to: 30 } })],
  ['against plan', query({ view: 'why', versus: 'plan', where: { region: ['East'] } })],
  ['an inventory', { kind: 'inventory', topic: 'channel' }],
  [
    'levers in one channel',
    { kind: 'what-if', levers: [{ name: 'price', change: 5, channel: 'D2C' }] },
  ],
  ['levers by product', { kind: 'what-if', levers: [{ name: 'price', change: 5 }], by: 'product' }],
])('the address of %s asks the same again', (_name, request) => {
  const found = requestIn(addressOf(request, sample), sample)?.request;
  if (request.kind === 'query' && found?.kind === 'query') {
    // Members stand in the dataset's order.
    expect({ ...found.query, where: {} }).toEqual({ ...request.query, where: {} });
    for (const [dimension, names] of Object.entries(request.query.where)) {
      expect([...(found.query.where[dimension as 'channel'] ?? [])].sort()).toEqual(
        [...names].sort(),
      );
    }
  } else expect(found).toEqual(request);
});

test.each([
  ['', undefined],
  ['?other=1', undefined],
  ['?ask=', undefined],
  ['?ask=sales+by+channel', { text: 'sales by channel' }],
  ['?measure=nothing&weeks=1-26', undefined],
  ['?ask=x&measure=fillRate&as=share&by=channel&weeks=14-26', { text: 'x' }],
])('%s', (search, expected) => {
  expect(requestIn(search, sample)).toEqual(expected);
});

test('a lever beyond its limit stays within it', () => {
  expect(requestIn('?what-if=&price=99&channel=d2c', sample)?.request).toEqual({
    kind: 'what-if',
    levers: [{ name: 'price', change: 10, channel: 'D2C' }],
  });
});
