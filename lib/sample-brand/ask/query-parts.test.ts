import { sample } from '../data/dataset';
import { type Query, queryWithDefaults } from '../engine/query';
import { memberPartsOf, queryPartsOf, changeQuery } from './query-parts';

const start = queryWithDefaults(sample, {
  calculation: 'change',
  breakdown: ['channel'],
  order: 'most',
});
const optionsOf = (query: Query, id: string) =>
  queryPartsOf(sample, query).find((part) => part.id === id)?.options ?? [];

test('the current value of each part is among its options', () => {
  for (const { value, options } of queryPartsOf(sample, start)) {
    expect(options.map((one) => one.value)).toContain(value);
  }
});

test('what cannot go together is not offered', () => {
  const share = changeQuery(sample, queryWithDefaults(sample, {}), { calculation: 'share' });
  expect(share.breakdown).toEqual(['channel']);
  const names = optionsOf(share, 'measure').map(({ label }) => label);
  expect(names).toContain('margin');
  expect(names).not.toContain('share of demand served');
});

test('a choice brings along what it needs', () => {
  const forecast = changeQuery(sample, start, { calculation: 'forecast' });
  expect(forecast.weeks).toEqual({ from: 26, to: 30 });
  expect(forecast.versus).toBeUndefined();
  const back = changeQuery(sample, forecast, { calculation: 'value' });
  expect(back.weeks).toEqual({ from: 13, to: 26 });
  expect(changeQuery(sample, start, { calculation: 'definition' })).toMatchObject({
    breakdown: [],
    where: {},
  });
});

test('members can be chosen and taken back', () => {
  const [channels] = memberPartsOf(sample, start);
  const one = channels?.options[4]?.query ?? start;
  expect(one.where).toEqual({ channel: ['D2C'] });
  const [again] = memberPartsOf(sample, one);
  expect(again?.options[4]?.query.where).toEqual({});
});
