import { addressOf, askedIn } from './address';
import { ask, questionIds, tryLevers } from './answers';
import { sample } from './dataset';

describe('the question in the address', () => {
  it.each([
    ...questionIds.map(ask),
    tryLevers({}),
    tryLevers({ channel: 'Quick commerce', price: 5, spend: -20, reach: 10 }),
    tryLevers({ channel: 'D2C', price: -3 }),
    { kind: 'unknown', text: 'Who are the competitors & why?' } as const,
  ])('comes back from %j', (asked) => {
    expect(askedIn(addressOf(asked), sample)).toEqual(asked);
  });

  it.each([
    ['', undefined],
    ['?utm_source=mail', undefined],
    ['?ask=', undefined],
    ['?ask=which+channel+grew+fastest', ask('growth')],
    ['?ask=what-if&price=500&spend=abc&channel=moon', tryLevers({ price: 10 })],
    ['?ask=what-if&spend=-7', tryLevers({ spend: -7 })],
    ['?ask=what-if&reach=Infinity', tryLevers({})],
  ])('reads %s', (search, expected) => {
    expect(askedIn(search, sample)).toEqual(expected);
  });
});
