import { demo } from '@/words';
import { addressOf, askOf, askedIn, readingOf } from './address';
import { answerTo } from './answers';
import { sample } from './dataset';
import { tryLevers } from './reading/asked';
import { LONGEST_QUESTION } from './reading/read';

describe('the question in the address', () => {
  it.each([
    ...Object.values(demo.questions).map((text) => ({ text })),
    askOf(sample, tryLevers({})),
    askOf(sample, tryLevers({ channel: 'Quick commerce', price: 5, spend: -20, reach: 10 })),
    askOf(sample, tryLevers({ channel: 'D2C', price: -3 })),
    { text: 'Who are the competitors & why?' },
  ])('comes back from %j', (ask) => {
    expect(askedIn(addressOf(ask), sample)).toEqual(ask);
  });

  it.each([
    ['', undefined],
    ['?utm_source=mail', undefined],
    ['?ask=', undefined],
    ['?ask=which+channel+grew+fastest', { text: 'which channel grew fastest' }],
    ['?ask=what-if&price=500&spend=abc&channel=moon', askOf(sample, tryLevers({ price: 10 }))],
    ['?ask=what-if&spend=-7', askOf(sample, tryLevers({ spend: -7 }))],
    ['?ask=what-if&reach=Infinity', askOf(sample, tryLevers({}))],
  ])('reads %s', (search, expected) => {
    expect(askedIn(search, sample)).toEqual(expected);
  });

  it('stays short, and a question that is too long stays refused', () => {
    const address = addressOf({ text: '₹'.repeat(5000) });
    expect(address.length).toBeLessThan(2000);
    const again = askedIn(address, sample);
    expect(again && readingOf(again, sample)).toMatchObject({ doubt: 'long' });
    expect(readingOf({ text: 'a'.repeat(LONGEST_QUESTION) }, sample)).toMatchObject({
      doubt: 'words',
    });
  });
});

describe('questions to go on with', () => {
  it.each(Object.values(demo.questions))('after “%s” are read as what they ask', (question) => {
    const reading = readingOf({ text: question }, sample);
    if (!('asked' in reading)) throw new Error('It is refused.');
    const { followUps } = answerTo(sample, reading.asked);
    expect(new Set(followUps.map((next) => askOf(sample, next).text)).size).toBe(followUps.length);
    for (const next of followUps) {
      const again = readingOf({ text: askOf(sample, next).text }, sample);
      expect('asked' in again && again.asked).toMatchObject(next);
    }
  });
});
