import { alertsOf } from './alerts';
import { sample } from './dataset';
import { inboxOf, ruleOf } from './inbox';

describe('the inbox', () => {
  const messages = inboxOf(sample);

  it('holds every alert of the latest week once, the most money of its kind and channel first', () => {
    const all = messages.flatMap(({ related, ...lead }) => [lead, ...related]);
    expect(all).toHaveLength(alertsOf(sample).filter(({ week }) => week === sample.weeks).length);
    for (const { money, kind, channel, related } of messages) {
      for (const other of related) {
        expect(other).toMatchObject({ kind, channel });
        expect(other.money).toBeLessThanOrEqual(money);
      }
    }
  });

  it('follows the clock, and shows every severity', () => {
    const times = messages.map(({ time }) => time);
    expect(times).toEqual([...times].sort().reverse());
    expect(new Set(messages.map(({ severity }) => severity)).size).toBe(3);
    expect(messages.length).toBeLessThanOrEqual(6);
  });

  it('says its rule with the amounts of the dataset', () => {
    expect(ruleOf(sample)).toMatch(/Rs\s5\.5\slakh.*Rs\s1\.5\slakh/);
  });
});
