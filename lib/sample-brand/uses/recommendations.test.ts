import { sample } from '../data/dataset';
import { effectsOf, leverLimits } from '../engine/shock';
import { alertsOf, leadAlert } from './alerts';
import { recommendationsOf } from './recommendations';

describe('the recommendations', () => {
  const actions = recommendationsOf(sample);
  const gainOf = (kind: string) => actions.find((action) => action.kind === kind)?.gain ?? NaN;

  it('are ranked by what they bring', () => {
    const gains = actions.map(({ gain }) => gain);
    expect(gains).toEqual([...gains].sort((a, b) => b - a));
  });

  it('change promotion spend as no what-if of one channel beats', () => {
    for (const { name: channel } of sample.channels) {
      const { min, max, step } = leverLimits.spend;
      for (let change: number = min; change <= max; change += step) {
        const levers = [{ name: 'spend', change, channel }] as const;
        const { mid } = effectsOf(sample, levers, { measure: 'profit' }).total;
        expect(mid).toBeLessThanOrEqual(gainOf('spend'));
      }
    }
  });

  it('restock as the alert about the item advises', () => {
    const restock = actions.find(({ kind }) => kind === 'restock');
    expect(restock?.reason).toContain(leadAlert(sample).action);
  });

  it('stop the promotion, and save, what the alert about it says', () => {
    const alert = alertsOf(sample).find(({ kind }) => kind === 'promotion');
    expect(gainOf('stop')).toBeCloseTo(alert?.money ?? NaN, 9);
  });
});
