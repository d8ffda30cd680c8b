import { parseRequest } from './address';
import { sample } from '../data/dataset';

// That the address of a request asks it again: every-query.test.ts.

test.each([
  { search: '', found: undefined },
  { search: '?other=1', found: undefined },
  { search: '?ask=', found: undefined },
  { search: '?ask=sales+by+channel', found: { words: 'sales by channel' } },
  { search: '?measure=nothing&weeks=1-26', found: undefined },
  // Parts that do not go together: the words stand for themselves.
  { search: '?ask=x&measure=demandServed&as=share&by=channel&weeks=14-26', found: { words: 'x' } },
])('$search asks $found', ({ search, found }) => {
  expect(parseRequest(search, sample)).toEqual(found);
});

test('members are taken in the order of the dataset', () => {
  const search = '?measure=sales&weeks=14-26&channel=d2c+quick-commerce';
  expect(parseRequest(search, sample)).toMatchObject({
    query: { where: { channel: ['Quick commerce', 'D2C'] } },
  });
});

test('a lever beyond its limit stays within it', () => {
  expect(parseRequest('?what-if=&price=99&channel=d2c', sample)).toEqual({
    kind: 'what-if',
    levers: [{ name: 'price', change: 10 }],
    channel: 'D2C',
  });
});
