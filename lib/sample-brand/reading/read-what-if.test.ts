import { sample } from '../dataset';
import { type Asked, type Doubt, tryLevers } from './asked';
import { read } from './read';

/** What a typed sentence must become: levers that are set, or a doubt with what could be meant. */
type Becomes =
  | Asked
  | {
      readonly doubt: Doubt;
      readonly about?: readonly string[];
      readonly offers?: readonly Asked[];
    };

const up = (price: number, channel?: string) => tryLevers({ price, channel });
const spend = (value: number) => tryLevers({ spend: value });
const reach = (value: number) => tryLevers({ reach: value });

const table: readonly (readonly [typed: string, becomes: Becomes])[] = [
  // The direction, however it is said.
  ['What if prices fall by 5%?', up(-5)],
  ['What if we lose 10% distribution?', reach(-10)],
  ['discount prices by 10%', up(-10)],
  ['What if we raise prices by 5% in D2C?', up(5, 'D2C')],
  ['raise price 5 percent', up(5)],
  ['prices down five per cent', up(-5)],
  ['a 5% price cut', up(-5)],
  ['What would a 3% price hike do to profit?', up(3)],
  ['5% cheaper', up(-5)],
  ['what if we were 5% dearer in modern trade', up(5, 'Modern trade')],
  ['Take prices up by 4%', up(4)],
  ['put MRP up 4 pc', up(4)],
  ['take 5% off prices', up(-5)],
  ['What happens to sales if price drops 3%?', up(-3)],
  ['impact of a 5% price cut on margin', up(-5)],
  ['Suppose prices were 2.5% higher', up(2.5)],
  ['price +5%', up(5)],
  ['price −5%', up(-5)],
  ['price -5% in general trade', up(-5, 'General trade')],
  ['PRICES DOWN 10% IN QUICK COMMERCE!!!', up(-10, 'Quick commerce')],
  ['what if we reduce prices by 5% across all channels', up(-5)],
  ['5% increase in price', up(5)],
  ['what if we halve trade spend', spend(-50)],
  ['cut trade spend in half', { doubt: 'words' }],
  ['what if we spend 30% more', spend(30)],
  ['30% less trade spend', spend(-30)],
  ['reduce promotions by 20%', spend(-20)],
  ['add 10% distribution in general trade', tryLevers({ reach: 10, channel: 'General trade' })],
  ['what if we lost 10% of our outlets', reach(-10)],
  ['price: -5%', up(-5)],
  ['How much would profit rise if prices rise by 5%?', up(5)],
  ['Would a 5% price rise hurt sales?', up(5)],
  ['make everything 0.5% cheaper in D2C', up(-0.5, 'D2C')],
  ['what if distribution grows by 10%', reach(10)],
  ['cut trade spend by a quarter', spend(-25)],
  // Two changes at once.
  ['cut prices by 5% and trade spend by 20%', tryLevers({ price: -5, spend: -20 })],
  ['raise prices by 5% and cut trade spend by 20%', tryLevers({ price: 5, spend: -20 })],
  [
    'Suppose we cut trade spend by 20% and add 10% distribution in general trade',
    tryLevers({ channel: 'General trade', spend: -20, reach: 10 }),
  ],
  [
    'In D2C, raise prices by 5% and cut spend by 10%',
    tryLevers({ channel: 'D2C', price: 5, spend: -10 }),
  ],
  ['prices up 5%, distribution down 10%', tryLevers({ price: 5, reach: -10 })],
  ['raise price and distribution by 5%', tryLevers({ price: 5, reach: 5 })],
  ['what if price falls: cut price 4 percent in modern trade', up(-4, 'Modern trade')],
  ['prices up 5% and spend 20%', { doubt: 'direction' }],
  ['raise prices by 5% and cut prices by 3%', { doubt: 'several' }],
  // Slips of the pen.
  ['rasie prcie by 5%', up(5)],
  ['loose 10% distributoin', reach(-10)],
  // Not sure: up or down, how much, of what, how far.
  ['What if price changes by 5%?', { doubt: 'direction', offers: [up(5), up(-5)] }],
  ['price 5%', { doubt: 'direction', offers: [up(5), up(-5)] }],
  ['raise prices by -5%', { doubt: 'direction' }],
  ['raise prices 3-5%', { doubt: 'range' }],
  ['raise prices by 3 to 5%', { doubt: 'range' }],
  ['raise prices by 5 or 10%', { doubt: 'several' }],
  ['prices ±5%', { doubt: 'range' }],
  ['cut prices by 5', { doubt: 'unit', offers: [up(-5)] }],
  ['raise price by Rs 5', { doubt: 'unit' }],
  ['cut trade spend by 5 lakh', { doubt: 'unit' }],
  ['increase distribution by 5 percentage points', { doubt: 'unit' }],
  ['cut spend to 5%', { doubt: 'level' }],
  ['price +90%', { doubt: 'limit', offers: [up(10)] }],
  ['double trade spend', { doubt: 'limit', offers: [spend(50)] }],
  ['What if prices fall?', { doubt: 'how-much', offers: [up(-5)] }],
  ['give a 10% discount', { doubt: 'discount' }],
  ['increase discounts by 10%', { doubt: 'discount' }],
  // Places and products that the what-if cannot tell apart.
  [
    'What if we raise the price of Lemon soda by 5%?',
    { doubt: 'scope', about: ['lemon soda'], offers: [up(5)] },
  ],
  ['raise prices by 5% in the East', { doubt: 'scope', about: ['east'], offers: [up(5)] }],
  [
    'raise prices by 5% in D2C and quick commerce',
    { doubt: 'several', offers: [up(5, 'D2C'), up(5, 'Quick commerce')] },
  ],
  ['raise prices by 5% in Kolkata', { doubt: 'words', about: ['kolkata'], offers: [up(5)] }],
  ['raise the price of Fizzo by 5%', { doubt: 'words', about: ['fizzo'] }],
  ['raise prices by 5% next month', { doubt: 'words' }],
  // Turned round, or about something else.
  ['What if we do not raise prices by 5%?', { doubt: 'not', about: ['not'] }],
  ['don’t cut prices by 5%', { doubt: 'not' }],
  ['raise prices by 5% except in D2C', { doubt: 'not' }],
  ['cut prices by 5% instead of 10%', { doubt: 'not' }],
  ['in all channels but D2C raise prices by 5%', { doubt: 'not' }],
  ['raise prices by 5% everywhere but in D2C', { doubt: 'not' }],
  ['reduce the price cut by 5%', { doubt: 'direction', offers: [up(5), up(-5)] }],
  ['who raised prices by 5%', { doubt: 'words', about: ['who'] }],
  ['when should we raise prices by 5%', { doubt: 'words', about: ['when should'] }],
  ['what price rise would give 5% more profit', { doubt: 'words' }],
  ['how do we increase profit by 5% by cutting prices', { doubt: 'direction' }],
  ['raise advertising spend by 10%', { doubt: 'words', about: ['advertising'] }],
  ['raw material prices up 5%', { doubt: 'words' }],
  ['competitors cut prices by 5%', { doubt: 'words' }],
];

it.each(table)('takes “%s” for what it surely is', (typed, becomes) => {
  const reading = read(typed, sample);
  if ('kind' in becomes) {
    expect(reading).toEqual({ asked: becomes });
    return;
  }
  if ('asked' in reading) throw new Error('It is answered.');
  expect(reading.doubt).toBe(becomes.doubt);
  if (becomes.about) expect(reading.unplaced).toEqual(becomes.about);
  if (becomes.offers) {
    expect(reading.nearest.slice(0, becomes.offers.length)).toEqual(becomes.offers);
  }
});
