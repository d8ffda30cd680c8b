import { sample } from '../data/dataset';
import { valueOf } from '../engine/measures';
import { promotionsToStop } from '../engine/promotions-to-stop';
import { stockMoves } from '../engine/stock-moves';
import { alertsOf } from './alerts';
import { recommendationsOf } from './recommendations';
import { storyOf } from './story';

describe('the recommendations', () => {
  const actions = recommendationsOf(sample);
  const restock = actions.find(({ kind }) => kind === 'restock');
  const stop = actions.find(({ kind }) => kind === 'stop');

  it('say first what can still be done, all of it in weeks to come; in each group the most first', () => {
    expect(actions.map(({ kind }) => kind)).toEqual(['restock', 'stop', 'leave-out']);
    for (const { kind, weeks } of actions) {
      expect(kind !== 'leave-out').toBe(weeks.from >= sample.weeks);
    }
    expect(restock?.gain).toBeGreaterThan(stop?.gain ?? NaN);
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
    const { alert, chart } = storyOf(sample);
    const { product = '', region, channel } = alert;
    expect(stockMoves(sample)[0]?.where).toEqual({
      product: [product],
      channel: [channel],
      region: [region],
    });
    expect(restock?.reason).toContain(alert.action.split(' from ')[1]);
    expect(chart.title).toContain(product);
  });
});
