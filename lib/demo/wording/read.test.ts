import { type Ask, ask, questionIds, tryLevers, wordsOf } from '../answers';
import { sample } from '../dataset';
import { type Doubt, read, understand } from './read';

const levers = (...[set]: Parameters<typeof tryLevers>): Ask => tryLevers(set);

/** What a typed sentence must become: an answer, an answer with words left out, or a doubt. */
type Becomes =
  | Ask
  | { readonly id: (typeof questionIds)[number]; readonly leftOut: readonly string[] }
  | { readonly doubt: Doubt; readonly about?: readonly string[]; readonly offers?: readonly Ask[] };

const up = (price: number, channel?: string) =>
  levers({ price, ...(channel !== undefined && { channel }) });
const spend = (value: number) => levers({ spend: value });
const reach = (value: number) => levers({ reach: value });

const table: readonly (readonly [typed: string, becomes: Becomes])[] = [
  // The direction, however it is said.
  ['What if prices fall by 5%?', up(-5)],
  ['What if we lose 10% distribution?', reach(-10)],
  ['lose 10% distribution', reach(-10)],
  ['discount prices by 10%', up(-10)],
  ['What if we raise prices by 5% in D2C?', up(5, 'D2C')],
  ['raise price 5 percent', up(5)],
  ['Prices up 5%', up(5)],
  ['prices down five per cent', up(-5)],
  ['a 5% price cut', up(-5)],
  ['What would a 3% price hike do to profit?', up(3)],
  ['5% cheaper', up(-5)],
  ['what if we were 5% dearer in modern trade', up(5, 'Modern trade')],
  ['Take prices up by 4%', up(4)],
  ['put MRP up 4 pc', up(4)],
  ['slash MRP by 8%', up(-8)],
  ['take 5% off prices', up(-5)],
  ['What happens to sales if price drops 3%?', up(-3)],
  ['What happens if prices go down by 3%', up(-3)],
  ['impact of a 5% price cut on margin', up(-5)],
  ['Suppose prices were 2.5% higher', up(2.5)],
  ['price +5%', up(5)],
  ['price −5%', up(-5)],
  ['price -5% in general trade', up(-5, 'General trade')],
  ['PRICES DOWN 10% IN QUICK COMMERCE!!!', up(-10, 'Quick commerce')],
  ['kindly increase the prices by 5% for marketplaces', up(5, 'Marketplaces')],
  ['what if we reduce prices by 5% across all channels', up(-5)],
  ['5% increase in price', up(5)],
  ['an increase of 5% in price', up(5)],
  ['what if we halve trade spend', spend(-50)],
  ['cut trade spend in half', { doubt: 'words' }],
  ['Cut trade spend by 12%', spend(-12)],
  ['promo budget down 20%', spend(-20)],
  ['what if we spend 30% more', spend(30)],
  ['30% less trade spend', spend(-30)],
  ['reduce promotions by 20%', spend(-20)],
  ['add 10% distribution in general trade', levers({ reach: 10, channel: 'General trade' })],
  [
    'expand numeric distribution by 15% in kirana stores',
    levers({ reach: 15, channel: 'General trade' }),
  ],
  ['Distribution shrinks 10%', reach(-10)],
  ['what if we lost 10% of our outlets', reach(-10)],
  ['price: -5%', up(-5)],
  ['How much would profit rise if prices rise by 5%?', up(5)],
  ['Would a 5% price rise hurt sales?', up(5)],
  ['make everything 0.5% cheaper in D2C', up(-0.5, 'D2C')],
  ['what if distribution grows by 10%', reach(10)],
  ['cut trade spend by a quarter', spend(-25)],
  ['reduce trade spend by a fifth', spend(-20)],
  // Two changes at once.
  ['cut prices by 5% and trade spend by 20%', levers({ price: -5, spend: -20 })],
  ['raise prices by 5% and cut trade spend by 20%', levers({ price: 5, spend: -20 })],
  [
    'Suppose we cut trade spend by 20% and add 10% distribution in general trade',
    levers({ channel: 'General trade', spend: -20, reach: 10 }),
  ],
  [
    'In D2C, raise prices by 5% and cut spend by 10%',
    levers({ channel: 'D2C', price: 5, spend: -10 }),
  ],
  ['prices up 5%, distribution down 10%', levers({ price: 5, reach: -10 })],
  ['raise price and distribution by 5%', levers({ price: 5, reach: 5 })],
  ['what if price falls: cut price 4 percent in modern trade', up(-4, 'Modern trade')],
  ['prices up 5% and spend 20%', { doubt: 'direction' }],
  ['raise prices by 5% and cut prices by 3%', { doubt: 'several' }],
  // Slips of the pen.
  ['rasie prcie by 5%', up(5)],
  ['incraese prices by 5%', up(5)],
  ['loose 10% distributoin', reach(-10)],
  ['wich promotoin pays back leest', ask('promotions')],
  ['which channel grew slowst', { doubt: 'words' }],
  ['which promtion pays back least?', ask('promotions')],
  ['which chanel grew fastest', ask('growth')],
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
  ['raise distribution to 80%', { doubt: 'level' }],
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
  ['raise prices by 5% in Kolkata', { doubt: 'outside', about: ['kolkata'], offers: [up(5)] }],
  ['raise prices by 5% in hypermarts', { doubt: 'words', about: ['hypermarts'], offers: [up(5)] }],
  ['raise the price of Fizzo by 5%', { doubt: 'words', about: ['fizzo'] }],
  ['raise prices by 5% on Amazon', { doubt: 'outside', about: ['amazon'] }],
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
  ['raise advertising spend by 10%', { doubt: 'outside', about: ['advertising'] }],
  ['raw material prices up 5%', { doubt: 'outside' }],
  ['rice goes up 5%', { doubt: 'words' }],
  ['competitors cut prices by 5%', { doubt: 'outside' }],
  // The list, in other words.
  ['which promotion should we stop', ask('promotions')],
  ['Promo ROI?', ask('promotions')],
  ['Does the Buy 2 get 1 scheme work?', ask('promotions')],
  ['Which schemes lose money?', ask('promotions')],
  ['Which promotion has the lowest return on investment?', ask('promotions')],
  ['fastest growing channel', ask('growth')],
  ['How is quick commerce growing?', ask('growth')],
  ['Which channel grew the most over the past 13 weeks?', ask('growth')],
  ['Why did the East miss its target?', ask('plan')],
  ['Why did sales fall in the east region', ask('plan')],
  ['which zone is behind target', ask('plan')],
  ['Where are we out of stock?', ask('stock')],
  ['how much do stockouts cost us', ask('stock')],
  ['which skus drive growth', ask('products')],
  ['which products grew most', ask('products')],
  ['Which SKUs can absorb a 5% price hike?', ask('price')],
  ['Could we shift budget to where it works better?', ask('move')],
  ['where should we move trade spend', ask('move')],
  ['forecast', ask('forecast')],
  ['sales outlook for the next four weeks', ask('forecast')],
  ['What sales can we expect next month?', ask('forecast')],
  // Words that can be left out are named.
  ['Ahoy, which channel grew fastest?', { id: 'growth', leftOut: ['ahoy'] }],
  ['which promotion pays back least yaar', { id: 'promotions', leftOut: ['yaar'] }],
  // Close to the list, but not it.
  [
    'Which promotion pays back most?',
    { doubt: 'words', about: ['most'], offers: [ask('promotions')] },
  ],
  ['Which channel grew slowest?', { doubt: 'words', about: ['slowest'] }],
  ['How is D2C growing?', { doubt: 'opposite', about: ['d2c'], offers: [ask('growth')] }],
  ['Why did the North miss its plan?', { doubt: 'opposite', about: ['north'] }],
  ['Which products could bear a 10% price rise?', { doubt: 'words' }],
  ['Which channel grew fastest last year?', { doubt: 'outside', about: ['year'] }],
  ['Which channel did not grow?', { doubt: 'not' }],
  ['Which channel grew fastest in Kolkata?', { doubt: 'outside' }],
  ['Which channel grew fastest in Atlantis?', { doubt: 'words', about: ['atlantis'] }],
  ['Which channel grew fastest and which promotion pays back least?', { doubt: 'several' }],
  ['Which promotion pays back least apart from Buy 2 get 1?', { doubt: 'not' }],
  ['forecast for the next 8 weeks', { doubt: 'outside' }],
  ['best selling products', { doubt: 'opposite' }],
  ['which products lose from a 5% price rise?', { doubt: 'words', offers: [ask('price')] }],
  ['raise prices of products by 5%', { doubt: 'words', offers: [up(5)] }],
  // Nothing of ours.
  ['What is the meaning of life?', { doubt: 'words' }],
  ['Who are our best customers?', { doubt: 'outside' }],
  ['Which channel do competitors grow fastest in?', { doubt: 'outside' }],
  ['How did ad campaigns do?', { doubt: 'outside' }],
  ['Which store sold most?', { doubt: 'outside' }],
  ['What is the price?', { doubt: 'opposite' }],
  ['Hello', { doubt: 'empty' }],
  ['', { doubt: 'empty' }],
  ['   ?!', { doubt: 'empty' }],
  ['asdf', { doubt: 'words', about: ['asdf'] }],
  ['42', { doubt: 'words' }],
  ['Quel canal a grandi le plus vite ?', { doubt: 'words' }],
  ['कौन सा चैनल सबसे तेज़ बढ़ा?', { doubt: 'words' }],
  ['price 5% badha do', { doubt: 'words', offers: [up(5), up(-5)] }],
  ['<script>alert(1)</script>', { doubt: 'words' }],
  ['<b>raise prices by 5%</b>', { doubt: 'words', offers: [up(5)] }],
  ['which channel grew fastest '.repeat(20), { doubt: 'long' }],
];

it.each(questionIds)('knows its own wording of %s', (id) => {
  expect(understand(wordsOf(ask(id)), sample)).toEqual(ask(id));
});

it.each(table)('takes “%s” for what it surely is', (typed, becomes) => {
  const reading = read(typed, sample);
  if ('kind' in becomes) {
    expect(reading).toEqual({ ask: becomes, leftOut: [], offers: [] });
  } else if ('id' in becomes) {
    expect(reading.ask).toMatchObject({ kind: 'question', id: becomes.id, words: typed });
    expect(reading.leftOut).toEqual(becomes.leftOut);
  } else {
    expect(reading.ask).toEqual({ kind: 'unknown', text: typed.trim() });
    expect(reading.doubt).toBe(becomes.doubt);
    if (becomes.about) expect(reading.leftOut).toEqual(becomes.about);
    if (becomes.offers) {
      expect(reading.offers.slice(0, becomes.offers.length)).toEqual(becomes.offers);
    }
  }
});
