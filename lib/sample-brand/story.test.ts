import { alertsOf, leadAlert } from './alerts';
import { sample } from './dataset';
import { queryOf, rowsOf } from './query/query';
import { planned, reasonsOf } from './query/why';
import { recommendationsOf } from './recommendations';

/** What home tells: one product in one place, from the alert over its reason to the decision. */
describe('one item', () => {
  const { product, channel, region } = leadAlert(sample);
  const item = { product: [product], channel: [channel], region: [region] };

  it('has the latest alert, and the one with the most money at stake', () => {
    const [first] = alertsOf(sample);
    expect(first).toEqual(leadAlert(sample));
    const thisWeek = alertsOf(sample).filter(({ week }) => week === sample.weeks);
    expect(Math.max(...thisWeek.map(({ money }) => money))).toBe(first?.money);
    expect(thisWeek.length).toBeGreaterThanOrEqual(6);
  });

  it('is the largest part of the gap of the region that is furthest below its plan', () => {
    const [worst] = rowsOf(
      sample,
      queryOf(sample, { measure: 'gap', by: ['region'], order: 'least' }),
    ).kept;
    expect(worst?.name).toBe(region);
    const why = queryOf(sample, { measure: 'gap', show: 'why', where: worst?.where ?? {} });
    expect(reasonsOf(sample, why, planned(sample)).item?.where).toEqual(item);
  });

  it('is worth most to restock', () => {
    expect(recommendationsOf(sample)[0]).toMatchObject({ kind: 'restock', where: item });
  });
});
