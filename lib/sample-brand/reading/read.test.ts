import { sample } from '../data/dataset';
import { type Query, queryOf } from '../engine/query';
import type { RefusalReason, Request } from '../ask/request';
import { parseQuestion } from './read';

/** The query that a question becomes. */
function queryIn(text: string, last?: Request): Query {
  const reading = parseQuestion(text, sample, { last });
  if (!('request' in reading)) throw new Error(`Refused: ${JSON.stringify(reading.refusal)}`);
  if (reading.request.kind !== 'query') throw new Error(`It is a ${reading.request.kind}.`);
  return reading.request.query;
}

const query = (parts: Partial<Query>): Request => ({
  kind: 'query',
  query: queryOf(sample, parts),
});

test.each<[string, Partial<Query>]>([
  [
    'What share of sales comes from quick commerce?',
    { view: 'share', by: ['channel'], where: { channel: ['Quick commerce'] } },
  ],
  [
    'net sales of peanut bar till week 8',
    { where: { product: ['Peanut bar'] }, weeks: { from: 0, to: 8 } },
  ],
  [
    'how much of the East comes from general trade',
    { view: 'share', by: ['channel'], where: { channel: ['General trade'], region: ['East'] } },
  ],
  [
    'of the East from general trade',
    { view: 'share', by: ['channel'], where: { channel: ['General trade'], region: ['East'] } },
  ],
  [
    'share of D2C in sales of the east',
    { view: 'share', by: ['channel'], where: { channel: ['D2C'], region: ['East'] } },
  ],
  [
    'D2C’s share of the East',
    { view: 'share', by: ['channel'], where: { channel: ['D2C'], region: ['East'] } },
  ],
  ['Which channel contributes the least?', { view: 'share', by: ['channel'], order: 'least' }],
  ['what does payback mean?', { measure: 'payback', view: 'definition' }],
  ['what can we expect next week', { view: 'forecast', weeks: { from: 26, to: 27 } }],
  ['could you please tell me sales by region', { by: ['region'] }],
  ['how fast did marketplaces grow', { view: 'change', where: { channel: ['Marketplaces'] } }],
  ['products by margin, weakest first', { measure: 'margin', by: ['product'], order: 'least' }],
  ['fill rate by product, lowest on top', { measure: 'demandServed', by: ['product'], order: 'least' }],
  ['are we ahead of plan or behind', { view: 'change', versus: 'plan' }],
  ['share of the business by channel', { view: 'share', by: ['channel'] }],
  ['return per rupee by promotion', { measure: 'payback', by: ['promotion'] }],
  ['iced tea and cold coffee side by side', { by: ['product'] }],
  ['what is fill rate', { measure: 'demandServed', view: 'definition' }],
  ['display sales by region', { by: ['region'] }],
  ['top 3 products by growth', { view: 'change', by: ['product'], order: 'most', limit: 3 }],
  ['margin of the top 3 products', { measure: 'margin', by: ['product'], limit: 3 }],
  ['can you show me sales by region', { by: ['region'] }],
  ['how much profit did we make in modern trade', { measure: 'profit' }],
  ['what does stock cover mean exactly', { measure: 'cover', view: 'definition' }],
  ['how do you compute margin', { measure: 'margin', view: 'definition' }],
  ['2nd best product', { by: ['product'], order: 'most', rank: 2 }],
  ['sales excluding online', { where: { channel: ['Modern trade', 'General trade'] } }],
  ['margin except the East', { measure: 'margin', where: { region: ['North', 'South', 'West'] } }],
  ['sales since week 20', { weeks: { from: 19, to: 26 } }],
  ['sales through week 7', { weeks: { from: 0, to: 7 } }],
  ['sales of weeks 5, 6 and 7', { weeks: { from: 4, to: 7 } }],
  ['sales weeks 5 to 7', { weeks: { from: 4, to: 7 } }],
  ['last 4 against the 4 before', { view: 'change', weeks: { from: 22, to: 26 } }],
  ['ROI of all our schemes', { measure: 'payback', by: ['promotion'], weeks: { from: 0, to: 26 } }],
  [
    'which promotions ran on marketplaces',
    {
      measure: 'promotionSpend',
      by: ['promotion'],
      where: { channel: ['Marketplaces'] },
      weeks: { from: 0, to: 26 },
    },
  ],
  ['which channels are not profitable', { measure: 'profit', by: ['channel'] }],
  [
    'Of the sales in the south, how much is modern trade?',
    { view: 'share', by: ['channel'], where: { channel: ['Modern trade'], region: ['South'] } },
  ],
  [
    'which products ran out of stock',
    { measure: 'weeksOut', by: ['product'], threshold: { side: 'above', value: 0 } },
  ],
  ['what drove D2C', { view: 'why', where: { channel: ['D2C'] } }],
  ['where did the growth come from', { view: 'why', by: ['channel', 'region'] }],
  ['avg sales per week by region', { view: 'average', by: ['region'] }],
  ['trade spend as % of net sales', { measure: 'tradeRate' }],
  [
    'which region lost the most sales to stock-outs',
    { measure: 'lost', by: ['region'], order: 'most' },
  ],
  ['W12 to W16 revenue', { weeks: { from: 11, to: 16 } }],
  ['sales versus the previous 4 weeks', { view: 'change', weeks: { from: 22, to: 26 } }],
  [
    'sales without D2C in the south',
    {
      where: {
        channel: ['Modern trade', 'General trade', 'Quick commerce', 'Marketplaces'],
        region: ['South'],
      },
    },
  ],
  ['products that lose ground', { view: 'change', by: ['product'] }],
  [
    'products with margin above 42%',
    { measure: 'marginRate', by: ['product'], threshold: { side: 'above', value: 0.42 } },
  ],
  ['scheme wise ROI in GT', { measure: 'payback', by: ['promotion'] }],
  ['which lines did modern trade sell least of', { by: ['product'], order: 'least' }],
  ['everything bar the mango drink: margin', { measure: 'margin', by: [] }],
  ['is lost sales getting worse', { measure: 'lost', view: 'change' }],
  [
    'which regions improved lost sales',
    { measure: 'lost', view: 'change', by: ['region'], threshold: { side: 'below', value: 0 } },
  ],
  [
    'how much are we spending on trade in modern trade',
    { measure: 'tradeSpend', where: { channel: ['Modern trade'] } },
  ],
  [
    'share of stock lying in general trade',
    { measure: 'stock', view: 'share', by: ['channel'], where: { channel: ['General trade'] } },
  ],
  ['sales wk5-wk8 modern trade', { weeks: { from: 4, to: 8 } }],
  ['turnover of the last fortnight', { weeks: { from: 24, to: 26 } }],
  [
    'how did profit move in the last 6 weeks',
    { measure: 'profit', view: 'change', weeks: { from: 20, to: 26 } },
  ],
  [
    'what portion of trade spend goes to modern trade',
    { measure: 'tradeSpend', view: 'share', by: ['channel'], where: { channel: ['Modern trade'] } },
  ],
  ['what exactly counts as out of stock', { measure: 'weeksOut', view: 'definition' }],
  ['trade spend formula?', { measure: 'tradeSpend', view: 'definition' }],
  [
    'which channel contributes the least to sales',
    { view: 'share', by: ['channel'], order: 'least' },
  ],
  ['how is our profit tracking in the east', { measure: 'profit', where: { region: ['East'] } }],
  ['which sku eats up the most trade spend', { measure: 'tradeSpend', by: ['product'] }],
  ['stock in lakhs for cold coffee', { measure: 'stock', where: { product: ['Cold coffee'] } }],
  ['how did sales grow by channel', { view: 'change', by: ['channel'], threshold: undefined }],
  ['how much did each product fall', { view: 'change', by: ['product'], threshold: undefined }],
  ['how much did the East miss its plan by', { view: 'change', versus: 'plan' }],
  ['did channels grow', { view: 'change', by: ['channel'], threshold: undefined }],
  [
    'which channels grew',
    { view: 'change', by: ['channel'], threshold: { side: 'above', value: 0 } },
  ],
  ['No. 2 channel in West', { by: ['channel'], order: 'most', rank: 2 }],
  ['#2 product by profit', { measure: 'profit', by: ['product'], order: 'most', rank: 2 }],
  [
    'any products below plan?',
    { view: 'change', versus: 'plan', by: ['product'], threshold: { side: 'below', value: 0 } },
  ],
  ['sales in week no. 2', { weeks: { from: 1, to: 2 } }],
  ['D2C + MT sales', { by: ['channel'] }],
  [
    'products whose margin exceeds 42% of net sales',
    { measure: 'marginRate', by: ['product'], threshold: { side: 'above', value: 0.42 } },
  ],
  ['profit movement versus the prior period', { measure: 'profit', view: 'change' }],
  ['which channel brings the most margin', { measure: 'margin', by: ['channel'], order: 'most' }],
  ['revenue from D2C as % of total', { view: 'share', by: ['channel'] }],
  ['avg payback of promos in general trade', { measure: 'payback', view: 'value', by: [] }],
  ['Which products are behind the change in the North?', { view: 'why', by: ['product'] }],
  ['Wat is behind the rise in iced tea', { view: 'why', where: { product: ['Iced tea'] } }],
  ['What is dragging down marketplaces?', { view: 'why', where: { channel: ['Marketplaces'] } }],
  [
    'payback for every promotion',
    { measure: 'payback', by: ['promotion'], weeks: { from: 0, to: 26 } },
  ],
  ['growth % of each channel', { view: 'change', by: ['channel'] }],
  ['slowest growing 2 channels', { view: 'change', by: ['channel'], order: 'least', limit: 2 }],
  ['break down D2C sales by product', { by: ['product'], where: { channel: ['D2C'] } }],
  ['sales in the final 3 weeks', { weeks: { from: 23, to: 26 } }],
  ['last 5 weeks against the 5 preceding', { view: 'change', weeks: { from: 21, to: 26 } }],
  ['sales excl. D2C and quick commerce by region', { by: ['region'] }],
  [
    'out of our trade spend, how much goes to marketplaces',
    { measure: 'tradeSpend', view: 'share', by: ['channel'], where: { channel: ['Marketplaces'] } },
  ],
])('%s', (text, parts) => {
  expect(queryIn(text)).toMatchObject(queryOf(sample, parts));
});

test.each<[string, RefusalReason, string?]>([
  ['How are we doing?', 'vague'],
  ['What should we do about lemon soda?', 'advice', 'should'],
  ['where should I spend more', 'advice', 'should'],
  ['how many products grew in every region', 'place', 'region'],
  ['are all regions above plan', 'place', 'all'],
  ['best product per region', 'place', 'region'],
  ['which is bigger, online or offline', 'place', 'online'],
  ['which products changed by more than 10%', 'place', 'more than'],
  ['which regions differ from plan by more than Rs 5 lakh', 'place', 'more than'],
  ['how much more did modern trade sell than D2C', 'place', 'more'],
  ['is D2C better', 'place', 'better'],
  ['what is D2C’s rank', 'place', 'rank'],
  ['is lemon soda out of stock', 'place', 'is'],
  ['what is out of stock now', 'place', 'now'],
  ['how much of trade spend is promotions', 'conflict'],
  ['why are we losing money', 'place', 'losing money'],
  ['Did the display cause the sales?', 'cause'],
  ['The display did it.', 'cause'],
  ['sales vs last year', 'year', 'year'],
  ['sales in week 27', 'weeks', 'week 27'],
  ['lipstick shade sales', 'words', 'lipstick shade'],
  ['Show me the other region’s margin', 'words', 'other'],
  ['What did the competitor do?', 'words', 'competitor'],
  ['sales of peanut butter', 'words', 'butter'],
  ['which product has the lowest sales and why', 'place', 'lowest'],
  ['sales in the north and profit in the south', 'several', 'profit'],
  ['What if we raise price by 5% and cut trade spend by 10%?', 'levers'],
  ['raise prices 5% in the north', 'lever-scope', 'north'],
  ['raise prices 5% in week 20', 'words', 'week 20'],
  ['why is profit higher in D2C', 'place', 'higher'],
  ['increase trade spend by 60%', 'lever-limit', '60'],
  ['how fast do we sell oat bites', 'place', 'how fast'],
  ['profit per rupee', 'several', 'per rupee'],
  ['what happens to margin if trade spend falls 10%', 'words', 'margin'],
  ['sales week 5 and 7', 'words', '5'],
  ['D2C contribution to growth', 'place', 'contribution'],
  ['share of lemon soda sales in GT', 'part-of'],
  ['margin against plan', 'conflict'],
  ['Buy 2 get 1 sales in D2C', 'conflict'],
  ['what is lemon soda', 'vague'],
  ['which was the best', 'vague'],
  ['and in the north?', 'nothing-to-follow'],
  ['what share of the north is the south', 'part-of'],
  ['sales less modern trade', 'place', 'less'],
  ['sales of each', 'place', 'each'],
  ['which promotion brings the most sales', 'place', 'brings'],
  ['sales by', 'place', 'by'],
  ['by profit', 'place', 'by'],
  ['margin of margin', 'place', 'margin'],
  ['change in sales growth', 'place', 'growth'],
  ['how many times did sales fall', 'words', 'how many times'],
  ['which products will grow most next month', 'place', 'grow'],
  ['list of products in the South', 'place', 'list'],
  ['who sold the most lemon soda', 'place', 'who'],
  ['profit of each promotion', 'conflict'],
  ['margin of Buy 2 get 1', 'conflict'],
  ['drop the North', 'place', 'drop'],
  ['add the channels', 'nothing-to-follow'],
  ['sales trend and why did it fall', 'several'],
  ['did the price hike cause the drop in peanut bar', 'words', 'price'],
  ['none of the promos paid back, right?', 'place', 'none'],
  ['average price of iced tea', 'words', 'price'],
  ['how are things looking', 'vague'],
  ['forecast for next year', 'conflict'],
  ['top 3 and bottom 2 skus', 'several'],
  ['sales if there were no promotions', 'place', 'if'],
  ['what does stock cover mean for D2C', 'place', 'mean'],
  ['margin of our second largest region', 'place', 'second'],
  ['which products only sell in D2C', 'place', 'only'],
  ['sales of weeks 5, 7 and 9', 'words', '7'],
  ['how are sales up north', 'place', 'up'],
  ['look up sales in the north', 'place', 'up'],
  ['cut sales by region', 'place', 'cut'],
  ['how can we increase margin', 'advice', 'can'],
  ['how do we reduce out of stock', 'advice', 'do'],
  ['what would increase sales', 'advice', 'would'],
  ['which products to cut', 'advice', 'to'],
  ['how profitable is D2C', 'place', 'profitable'],
  ['is mango drink the best seller', 'place', 'best'],
  ['trade spend rose 16%', 'place', 'rose'],
  ['did a 5% price rise affect sales', 'place', 'rise'],
  ['what did we pay for Buy 2 get 1', 'place', 'pay'],
  ['how much did we lose on Buy 2 get 1', 'place', 'lose'],
  ['sales excluding Deal days', 'place', 'Deal days'],
  ['which promotions are active', 'place', 'active'],
  ['which promotion ran longest', 'place', 'ran'],
  ['which products are out of stock', 'place', 'are'],
  ['did we sell out of oat bites', 'place', 'sell'],
  ['products out of stock in more than 2 regions', 'place', 'more than'],
  ['regions with a gap of more than 20 lakh', 'place', 'more than'],
  ['top 20% of products', 'words', '20'],
  ['did the north beat the south', 'place', 'beat'],
  ['stock moved to the south', 'place', 'moved'],
  ['which channels sell only mango drink', 'place', 'only'],
  ['which products grew everywhere', 'place', 'everywhere'],
  ['fastest channel', 'place', 'fastest'],
  ['slow moving stock by product', 'place', 'slow moving'],
  ['which promotions are right', 'vague'],
  ['plan gap in percent', 'place', 'in %'],
  ['growth of our biggest channel', 'place', 'biggest'],
  ['fill rate of our top product', 'place', 'top'],
  ['did our biggest channel grow', 'place', 'biggest'],
  ['stock of products that grew', 'place', 'grew'],
  ['margin of declining products', 'place', 'declining'],
  ['stock from north to south', 'place', 'north'],
  ['what share of products is out of stock', 'place', 'share'],
  ['which channel has the highest profitability', 'words', 'profitability'],
])('%s is refused', (text, kind, word = '') => {
  const reading = parseQuestion(text, sample);
  if (!('refusal' in reading)) throw new Error('It is answered.');
  expect(reading.refusal.kind).toBe(kind);
  expect(reading.refusal.words.join(' ')).toContain(word);
});

const bottom = query({ by: ['product'], order: 'least', limit: 3 });

const growth = query({ view: 'change', by: ['channel'], order: 'most' });

test.each<[string, Request, Partial<Query>]>([
  [
    'and in the north?',
    growth,
    { view: 'change', by: ['channel'], order: 'most', where: { region: ['North'] } },
  ],
  ['why?', growth, { view: 'why', by: [], where: { channel: ['Quick commerce'] } }],
  [
    'what about margin',
    growth,
    { measure: 'margin', view: 'change', by: ['channel'], order: 'most' },
  ],
  ['same for the last 4 weeks', growth, { view: 'change', weeks: { from: 22, to: 26 } }],
  ['margin for the same weeks', growth, { measure: 'margin', view: 'change', by: ['channel'] }],
  ['which one grew slowest?', growth, { view: 'change', by: ['channel'], order: 'least' }],
  [
    'why are they growing',
    bottom,
    { view: 'why', where: { product: ['Roasted makhana', 'Trail mix', 'Protein shake'] } },
  ],
  [
    'what is their margin',
    bottom,
    {
      measure: 'margin',
      by: ['product'],
      where: { product: ['Roasted makhana', 'Trail mix', 'Protein shake'] },
    },
  ],
  [
    'and what did it sell?',
    query({ measure: 'lost', by: ['product'], order: 'most' }),
    { measure: 'sales', view: 'value', by: [], where: { product: ['Lemon soda'] } },
  ],
  [
    'and its margin by region?',
    query({ by: ['product'], order: 'most', rank: 2, where: { channel: ['D2C'] } }),
    { measure: 'margin', by: ['region'] },
  ],
  [
    'what was its margin',
    query({ by: ['week'], order: 'least' }),
    { measure: 'margin', by: [], weeks: { from: 13, to: 14 } },
  ],
  [
    'and its margin',
    query({ by: ['channel', 'region'], order: 'most' }),
    { measure: 'margin', by: [], where: { channel: ['General trade'], region: ['West'] } },
  ],
  [
    'leave out the West',
    query({ by: ['region'], where: { region: ['North', 'South'] } }),
    { where: { region: ['North', 'South'] } },
  ],
  ['by region instead', query({ by: ['channel'] }), { by: ['region'] }],
  [
    'versus the previous 6?',
    query({ weeks: { from: 20, to: 26 } }),
    { view: 'change', weeks: { from: 20, to: 26 } },
  ],
  [
    'all regions?',
    query({ measure: 'margin', where: { region: ['East'], channel: ['D2C'] } }),
    { measure: 'margin', where: { channel: ['D2C'] } },
  ],
  [
    'of profit',
    query({ view: 'share', by: ['channel'], where: { channel: ['D2C'] } }),
    { measure: 'profit', view: 'share', where: { channel: ['D2C'] } },
  ],
  [
    'which product there',
    query({ measure: 'profit', by: ['channel'], order: 'most' }),
    { measure: 'profit', by: ['product'], where: { channel: ['General trade'] } },
  ],
  [
    'in which channels?',
    query({ view: 'change', versus: 'plan', by: ['region'], order: 'least' }),
    { view: 'change', versus: 'plan', by: ['channel'], where: { region: ['East'] } },
  ],
  [
    'in which channels?',
    query({ where: { product: ['Iced tea'] } }),
    { by: ['channel'], where: { product: ['Iced tea'] } },
  ],
  [
    'which region',
    query({ view: 'why', where: { channel: ['General trade'] } }),
    { by: ['region'] },
  ],
  ['which product was worst', query({ measure: 'margin' }), { by: ['product'], order: 'least' }],
  [
    'which is best in the South',
    query({ measure: 'margin', where: { channel: ['D2C'] } }),
    { measure: 'margin', where: { channel: ['D2C'], region: ['South'] }, order: 'most' },
  ],
  [
    'best seller?',
    query({ measure: 'margin', where: { channel: ['D2C'] } }),
    { measure: 'sales', where: { channel: ['D2C'] }, order: 'most' },
  ],
  [
    'by profit',
    query({ measure: 'margin', by: ['region'] }),
    { measure: 'profit', by: ['region'] },
  ],
  ['which are below target', query({ measure: 'cover', by: ['region'] }), { measure: 'cover' }],
  [
    'how did the South do',
    query({ measure: 'margin', where: { region: ['East'] } }),
    { measure: 'margin', where: { region: ['South'] } },
  ],
  [
    'by promotion',
    query({ measure: 'extra', where: { channel: ['D2C'] } }),
    { measure: 'extra', where: { channel: ['D2C'] }, by: ['promotion'] },
  ],
  ['without D2C', query({ measure: 'demandServed', by: ['region'] }), { measure: 'demandServed' }],
  ['and the week before', query({ weeks: { from: 19, to: 20 } }), { weeks: { from: 18, to: 19 } }],
  ['and the second?', growth, { view: 'change', by: ['channel'], order: 'most', rank: 2 }],
  [
    'what share is that?',
    query({ where: { channel: ['D2C'] } }),
    { view: 'share', by: ['channel'], where: { channel: ['D2C'] } },
  ],
  ['and by region', query({ by: ['channel'] }), { by: ['region'] }],
  ['and without D2C?', query({ measure: 'margin' }), { measure: 'margin' }],
  ['and next 4 weeks?', query({}), { view: 'forecast', weeks: { from: 26, to: 30 } }],
  [
    'in the west',
    query({ view: 'share', by: ['channel'], where: { channel: ['Modern trade'] } }),
    {
      view: 'share',
      by: ['channel'],
      where: { channel: ['Modern trade'], region: ['West'] },
    },
  ],
  ['which was the best', query({ by: ['week'] }), { by: ['week'], order: 'most' }],
  [
    'make it 8 weeks',
    query({ view: 'forecast', weeks: { from: 26, to: 30 } }),
    { view: 'forecast', weeks: { from: 26, to: 34 } },
  ],
  ['as % of sales', query({ measure: 'tradeSpend', by: ['channel'] }), { measure: 'tradeRate' }],
  ['the same but for weeks 1 to 13', query({ by: ['channel'] }), { weeks: { from: 0, to: 13 } }],
  ['make it 5', bottom, { by: ['product'], order: 'least', limit: 5 }],
  ['second one', query({ by: ['channel'] }), { by: ['channel'], rank: 2 }],
  [
    'what did they cost',
    query({ measure: 'extra', by: ['promotion'] }),
    { measure: 'promotionSpend', by: ['promotion'] },
  ],
  [
    'by how much',
    query({
      view: 'change',
      versus: 'plan',
      by: ['region'],
      threshold: { side: 'below', value: 0 },
    }),
    { view: 'change', versus: 'plan', by: ['region'] },
  ],
])('%s is laid over what was asked before', (text, last, parts) => {
  const reading = parseQuestion(text, sample, { last });
  expect(reading.previous).toEqual(last);
  expect(queryIn(text, last)).toMatchObject(parts);
});

test.each<[string, 1 | -1 | undefined]>([
  ['which products drove the growth of marketplaces', 1],
  ['why did the east fall', -1],
  ['why was profit higher in D2C', 1],
  ['growth of marketplaces', undefined],
])('%s takes a direction for granted', (text, premise) => {
  const reading = parseQuestion(text, sample);
  expect('premise' in reading ? reading.premise : undefined).toBe(premise);
});

test('a question that names its measure stands for itself, whatever was asked before', () => {
  const reading = parseQuestion('Why are D2C sales up?', sample, { last: growth });
  expect(reading.previous).toBeUndefined();
  expect(queryIn('why did the east miss its target?', growth)).toMatchObject(
    queryOf(sample, { view: 'why', versus: 'plan', where: { region: ['East'] } }),
  );
});

test.each(['put up the price by 5%', 'put prices up by 5%'])('%s moves a lever', (text) => {
  expect(parseQuestion(text, sample)).toMatchObject({
    request: { kind: 'what-if', levers: [{ name: 'price', change: 5 }] },
  });
});

test.each([
  ['only in d2c', { name: 'price', change: 5, channel: 'D2C' }],
  ['and by 10%?', { name: 'price', change: 10 }],
  ['and if it falls 10%?', { name: 'price', change: -10 }],
])('%s is laid over a what-if', (text, lever) => {
  const last: Request = { kind: 'what-if', levers: [{ name: 'price', change: 5 }] };
  expect(parseQuestion(text, sample, { last })).toMatchObject({
    request: { kind: 'what-if', levers: [lever] },
  });
});

test.each([
  'how did D2C grow',
  'and also in D2C',
  'and profit?',
  'drop D2C',
  'and 10% trade spend',
])('%s is no what-if, though one was asked before', (text) => {
  const last: Request = { kind: 'what-if', levers: [{ name: 'price', change: 5 }] };
  expect('refusal' in parseQuestion(text, sample, { last })).toBe(true);
});

test.each([
  ['what all data is there', 'data'],
  ['which kpis can you show', 'measure'],
  ['List of promotions', 'promotion'],
  ['How many promotions are there?', 'promotion'],
  ['which products do you have data for', 'product'],
  ['what are the channels', 'channel'],
  ['names of the products', 'product'],
])('%s asks what there is', (text, topic) => {
  expect(parseQuestion(text, sample)).toMatchObject({ request: { kind: 'inventory', topic } });
});

test.each([
  ['drop the North', query({ where: { region: ['North'] } })],
  ['with the south', query({ where: { region: ['North'] } })],
  ['and south in total', query({ where: { region: ['North'] } })],
  ['has it grown', query({ view: 'share', by: ['channel'], where: { channel: ['D2C'] } })],
  ['by how much', query({ measure: 'profit', by: ['channel'], order: 'most' })],
  ['and in value', query({ view: 'change' })],
  ['and south together', query({ where: { region: ['North'] } })],
  ['and the south as well', query({ where: { region: ['North'] } })],
  ['drop it', query({ where: { region: ['North'] } })],
  ['drop the regions', query({ by: ['region'] })],
  ['add the South', query({ where: { region: ['North'] } })],
  ['and also the South', query({ where: { region: ['North'] } })],
  ['add margin', query({ by: ['region'] })],
  ['and the week before', query({ by: ['week'], order: 'least' })],
  ['and their margin', query({ by: ['week'], order: 'most', limit: 3 })],
  [
    'what are their sales',
    query({ measure: 'cover', by: ['product'], threshold: { side: 'below', value: 1 } }),
  ],
  [
    'which region is highest',
    query({ view: 'share', by: ['channel'], where: { channel: ['D2C'] } }),
  ],
  ['against plan', query({ view: 'forecast', weeks: { from: 26, to: 30 } })],
])('%s is refused as a follow-up', (text, last) => {
  expect('refusal' in parseQuestion(text, sample, { last })).toBe(true);
});

test('a cause of what moved says which way that went, not the promotion', () => {
  const reading = parseQuestion('did the display cause the drop in lemon soda', sample);
  expect('refusal' in reading && reading.refusal.direction).toBe(-1);
});
