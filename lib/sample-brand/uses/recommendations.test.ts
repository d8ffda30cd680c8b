import { sample } from '../data/dataset';
import { sum } from '../engine/figures/statistics';
import { valueOf } from '../engine/measures';
import { promotionsToStop } from '../engine/promotions-to-stop';
import { spendPlans } from '../engine/spend-plans';
import { effectsOf, leverLimits } from '../engine/shock';
import { alertsOf } from './alerts';
import { recommendationsOf } from './recommendations';
import { storyOf } from './story';

describe('the recommendations', () => {
  const actions = recommendationsOf(sample);
  const [restock, stop, spend] = (['restock', 'stop', 'spend'] as const).map((kind) =>
    actions.find((action) => action.kind === kind),
  );

  it('say first what can still be done, all of it in weeks to come; in each group the most first', () => {
    expect(actions.map(({ group }) => group)).toEqual(['now', 'now', 'next-time']);
    for (const { group, weeks } of actions) {
      expect(group === 'now').toBe(weeks.from >= sample.weeks);
    }
    expect(restock?.gain).toBeGreaterThan(stop?.gain ?? NaN);
  });

  it('move stock as no other move between the regions beats', () => {
    const { product = [], channel = [], region: [target] = [] } = restock?.where ?? {};
    const last = { from: sample.weeks - 1, to: sample.weeks };
    const shelves = sample.regions.map((name) => {
      const where = { product, channel, region: [name] };
      const stock = valueOf(sample, 'stock', where, last);
      const need = (sample.coverTarget * stock) / valueOf(sample, 'cover', where, last);
      return { name, stock, need };
    });
    const margin = valueOf(sample, 'marginRate', { product }, last);
    const sold = (given: Readonly<Record<string, number>>) =>
      sum(
        shelves.map(({ name, stock, need }) => {
          const more = name === target ? sum(Object.values(given)) : -(given[name] ?? 0);
          return margin * Math.min(stock + more, need);
        }),
      );
    const [one = '', two = '', three = ''] = sample.regions.filter((name) => name !== target);
    const steps = Array.from({ length: 9 }, (_, step) => step * 100);
    const gains = steps.flatMap((a) =>
      steps.flatMap((b) => steps.map((c) => sold({ [one]: a, [two]: b, [three]: c }) - sold({}))),
    );
    expect(Math.max(...gains)).toBeLessThanOrEqual(restock?.gain ?? NaN);
    expect(Math.max(...gains)).toBeGreaterThan(0.9 * (restock?.gain ?? NaN));
  });

  it('stop a promotion that still runs, and save what the alert about it says', () => {
    const alert = alertsOf(sample).find(({ kind }) => kind === 'promotion');
    expect(stop?.text).toContain(alert?.subject.split(',')[0]);
    // "At least": its last week paid back less than those before, so what is left saves more.
    const [running] = promotionsToStop(sample);
    const last = { from: sample.weeks - 1, to: sample.weeks };
    expect(running && valueOf(sample, 'payback', running.where, last)).toBeLessThan(
      running?.payback ?? NaN,
    );
  });

  it('restock the item that home’s story is about, as the alert about it advises', () => {
    const { alert, gap } = storyOf(sample);
    const { product = '', region, channel } = alert;
    expect(restock?.where).toEqual({ product: [product], channel: [channel], region: [region] });
    expect(restock?.reason).toContain(alert.action.split(' from ')[1]);
    expect(gap.chart.bars[1]?.label).toBe(`${product} in ${channel.toLowerCase()}`);
  });

  it('change promotion spend next time as no what-if of one channel beats', () => {
    const { min, max, step } = leverLimits.spend;
    expect([min, max]).toEqual([-100, 100]);
    // The page of ASK Octopus speaks of leaving a promotion out.
    expect(spendPlans(sample)[0]).toMatchObject({ change: min, gain: spend?.gain });
    for (const { name: channel } of sample.channels) {
      for (let change: number = min; change <= max; change += step) {
        const levers = [{ name: 'spend', change, channel }] as const;
        const { mid } = effectsOf(sample, levers, { measure: 'profit' }).total;
        expect(mid).toBeLessThanOrEqual((spend?.gain ?? NaN) + 1e-9);
      }
    }
  });
});
