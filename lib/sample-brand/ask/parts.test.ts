import { sample } from '../data/dataset';
import { type Query, conflictOf, queryOf, views } from '../engine/query';
import { measureIds, measures } from '../engine/measures';
import { conflictText, memberPartsOf, partsOf, withPart } from './parts';

const start = queryOf(sample, { view: 'change', by: ['channel'], order: 'most' });
const optionsOf = (query: Query, id: string) =>
  partsOf(sample, query).find((part) => part.id === id)?.options ?? [];

test('the current value of each part is among its options, and can be chosen', () => {
  for (const { value, options } of partsOf(sample, start)) {
    expect(options.find((one) => one.value === value)?.conflict).toBeUndefined();
  }
});

/** Every query that some changes of parts lead to, a few steps deep. */
function reachable(from: Query, depth: number, seen = new Map<string, Query>()): Query[] {
  const key = JSON.stringify(from);
  if (seen.has(key) || depth < 0) return [];
  seen.set(key, from);
  const options = [
    ...partsOf(sample, from).flatMap((part) => part.options),
    ...memberPartsOf(sample, from).flatMap((part) => [part.options[0], part.inverse]),
  ];
  for (const one of options) if (one && !one.conflict) reachable(one.query, depth - 1, seen);
  return Array.from(seen.values());
}

test('no choice leads to a query that has no answer', () => {
  const queries = reachable(start, 2);
  expect(queries.length).toBeGreaterThan(400);
  for (const query of queries)
    expect([query, conflictOf(sample, query)]).toEqual([query, undefined]);
});

test.each(views.map((view) => [view]))('%s can be shown of some measure from the start', (view) => {
  const made = measureIds.map((measure) =>
    withPart(sample, queryOf(sample, { measure }), { view }),
  );
  expect(made.some((query) => conflictOf(sample, query) === undefined)).toBe(true);
});

test('what cannot go together says why', () => {
  const share = withPart(sample, queryOf(sample, {}), { view: 'share' });
  expect(share.by).toEqual(['channel']);
  const demandServed = optionsOf(share, 'measure').find(
    ({ label }) => label === 'share of demand served',
  );
  expect(demandServed?.conflict).toBe('share-of-ratio');
});

test('a choice brings along what it needs', () => {
  const forecast = withPart(sample, start, { view: 'forecast' });
  expect(forecast.weeks).toEqual({ from: 26, to: 30 });
  expect(forecast.versus).toBeUndefined();
  const back = withPart(sample, forecast, { view: 'value' });
  expect(back.weeks).toEqual({ from: 13, to: 26 });
  expect(withPart(sample, start, { view: 'definition' })).toMatchObject({ by: [], where: {} });
});

test('members can be chosen, inverted and all taken back', () => {
  const [channels] = memberPartsOf(sample, start);
  const one = channels?.options[4]?.query ?? start;
  expect(one.where).toEqual({ channel: ['D2C'] });
  const [again] = memberPartsOf(sample, one);
  expect(again?.inverse.query.where.channel).toHaveLength(4);
  expect(again?.all.query.where).toEqual({});
});

test.each([
  ['forecast-of', 'forecast'],
  ['plan-of', 'plan'],
] as const)('%s names the measures that have one', (conflict, what) => {
  const text = conflictText(conflict);
  expect(text).toContain(what);
  for (const { name, hasForecast, hasPlan } of Object.values(measures)) {
    const has = { forecast: hasForecast, plan: hasPlan }[what] !== undefined;
    expect([name, new RegExp(`\\b${name}(,|$| and)`).test(text)]).toEqual([name, has]);
  }
});
