import type { WhatIf } from '../ask/request';
import { sample } from '../data/dataset';
import { type Query, queryWithDefaults } from '../engine/query';
import { runQuery } from '../engine/run';
import { explainChange } from '../engine/explain';
import { sum } from '../engine/figures/statistics';
import { effectOfLevers } from '../engine/levers';
import { formatAmount } from '../engine/format';
import { promotionsToStop } from '../engine/promotions-to-stop';
import { renderAnswer } from './render';

// That no answer has an open slot or a number that is none: every-query.test.ts.

const answerTo = (parts: Partial<Query>) =>
  renderAnswer(sample, { kind: 'query', query: queryWithDefaults(sample, parts) });

/** A rule of how answers are put, and a query whose answer shows it: `chart` and `table` by their titles. */
type Case = { readonly rule: string; readonly parts: Partial<Query> } & Readonly<
  Partial<Record<'headline' | 'detail' | 'chart' | 'table' | 'never', RegExp>>
>;

const lastWeeks = { from: 22, to: 26 };
const ahead = { from: 26, to: 30 };
const leastLost = {
  measure: 'lostSales',
  breakdown: ['channel', 'region'],
  order: 'least',
} as const;
const sharedLast = /Modern trade in the East.*Quick commerce in the South.* lowest/;
const inModernTrade = { measure: 'demandServed', where: { channel: ['Modern trade'] } } as const;
const products = sample.products.map(({ name }) => name).slice(1);
const elevenProducts = { breakdown: ['product'], where: { product: products } } as const;
const firstMonth = { measure: 'promotionSpend', weeks: { from: 14, to: 18 } } as const;

const cases: readonly Case[] = [
  {
    rule: 'no member leads where all changes are level',
    parts: { measure: 'marginRate', calculation: 'change', breakdown: ['product'], order: 'most' },
    headline: /12 products .* level/,
  },
  { rule: 'members that share a place share it', parts: leastLost, headline: sharedLast },
  {
    rule: 'what did not change has no reasons',
    parts: { measure: 'marginRate', calculation: 'why', where: { product: ['Ragi crisps'] } },
    never: /accounted|contributed|item/,
    chart: /^none$/,
    table: /^none$/,
  },
  {
    rule: 'a reason that does not show is none',
    parts: { measure: 'stockCover', calculation: 'why', weeks: lastWeeks },
    never: /: 0\.0|for 0\.0/,
  },
  {
    rule: 'a part that is more than the whole is told as no share of it',
    parts: { calculation: 'why', where: { channel: ['Marketplaces'] } },
    detail: /lemon soda/,
    never: /(?!100)\d{3}%/,
  },
  {
    rule: 'members too many to name are counted with their noun',
    parts: { ...inModernTrade, breakdown: ['product'] },
    headline: /: 7 at 100.* of 12 products/,
  },
  {
    rule: 'more than three are named by their ends',
    parts: elevenProducts,
    headline: /^[^(]*\([^(]*\([^(]*$/,
  },
  {
    rule: 'so are shares, with what the rest has',
    parts: { ...elevenProducts, calculation: 'share' },
    headline: /Mango drink \([^(]*Protein shake \([^(]*$/,
    detail: /90\.\d%/,
  },
  {
    rule: 'a payback says how far it lies from break-even',
    parts: { measure: 'payback', where: { promotion: ['Buy 2 get 1'] } },
    detail: / (above|below) break-even/,
  },
  {
    rule: 'a value that is more than ten times what it was has no change in per cent',
    parts: firstMonth,
    never: /%/,
  },
  ...(['stock', 'stockCover'] as const).flatMap((measure) =>
    (['value', 'change', 'why'] as const).map((calculation) => ({
      rule: `${measure} is compared at the ends of weeks, shown as ${calculation}`,
      parts: { measure, calculation },
      detail: /week 13/,
      never: /first 13\sweeks/,
    })),
  ),
  {
    rule: 'a share differs by points',
    parts: { measure: 'demandServed', calculation: 'change', breakdown: ['channel'] },
    chart: /, points$/,
  },
];

test.each(cases)('$rule', ({ parts, headline = /./, detail = /./, chart, table, never }) => {
  const answer = answerTo(parts);
  expect(answer.headline).toMatch(headline);
  expect(answer.detail).toMatch(detail);
  for (const [title, expected] of [
    [answer.chart?.title, chart],
    [answer.table?.title, table],
  ] as const) {
    if (expected) expect(title ?? 'none').toMatch(expected);
  }
  const { followUps, ...shown } = answer;
  if (never) expect(JSON.stringify(shown)).not.toMatch(never);
});

test('a table names its rows as the chart does, and what lies apart from a plan a difference', () => {
  const forecast = {
    calculation: 'forecast',
    breakdown: ['channel'],
    weeks: ahead,
    order: 'least',
  } as const;
  expect(answerTo(forecast).range?.label).toContain('D2C');
  const pairs = answerTo({
    breakdown: ['channel', 'region'],
    calculation: 'forecast',
    weeks: ahead,
  });
  expect(pairs.table?.rows[0]?.[0]).toMatch(/ in the /);
  const lastColumn = (versus: 'past' | 'plan') =>
    answerTo({ calculation: 'change', versus, breakdown: ['region'] }).table?.columns.at(-1);
  expect(lastColumn('plan')).not.toBe(lastColumn('past'));
});

test('what to ask next of promotions tells apart nothing that has one member only', () => {
  for (const next of answerTo({ measure: 'payback', breakdown: ['promotion'] }).followUps) {
    if (next.kind !== 'query' || next.query.breakdown.length === 0) continue;
    expect(runQuery(sample, next.query).all.length).toBeGreaterThan(1);
  }
});

test('the promotion to stop is the running one that pays back least, with what stopping saves', () => {
  const [worst] = promotionsToStop(sample);
  const { headline, detail, chart } = renderAnswer(sample, { kind: 'stop' });
  expect(headline).toContain(worst?.name);
  expect(headline + detail).toContain(formatAmount(worst?.saving ?? 0));
  const bars = chart?.kind === 'bars' ? chart.bars : [];
  expect(bars.filter(({ isHighlighted }) => isHighlighted).map(({ label }) => label)).toEqual([
    worst?.name,
  ]);
  expect(worst?.weeksLeft).toBeGreaterThan(0);
});

test('a what-if promises no chance, and writes its margin one way', () => {
  const levers: WhatIf['levers'] = [{ name: 'price', change: 5 }];
  const { headline, chart, range } = renderAnswer(sample, { kind: 'what-if', levers });
  const promised = answerTo({ calculation: 'change', breakdown: ['channel'], order: 'most' });
  if (chart?.kind !== 'bars' || promised.chart?.kind !== 'bars') throw new Error('No bars.');
  expect(promised.chart.whiskerNote).not.toBe(chart.whiskerNote);
  expect(promised.range?.promise).not.toBe(range?.promise);
  expect(chart.bars[0]?.text).toBe(range?.text.mid);
  expect(headline).toContain(range?.text.mid.replace('+', ''));
});

test('a what-if tells what it does to sales and profit of its channel and product alone', () => {
  const [channel, product] = ['Quick commerce', 'Iced tea'];
  const levers = [{ name: 'distribution', change: 20 }] as const;
  const { headline } = renderAnswer(sample, { kind: 'what-if', levers, channel, product });
  const where = { channel: [channel], product: [product] };
  for (const measure of ['sales', 'profit'] as const) {
    expect(headline).toContain(
      formatAmount(effectOfLevers(sample, levers, measure, where).total.mid),
    );
  }
});

test('an item’s weeks lie as far from the dashed line as the item adds to the change', () => {
  const query = queryWithDefaults(sample, {
    calculation: 'why',
    versus: 'plan',
    where: { region: ['East'] },
  });
  const { itemChart } = renderAnswer(sample, { kind: 'query', query });
  const [sold = 0, plan = 0] =
    itemChart?.series.map(({ values }) => sum(values.map((value = 0) => value))) ?? [];
  // The chart is in lakh, the dataset in thousands.
  expect((sold - plan) * 100).toBeCloseTo(explainChange(sample, query).item?.value ?? 0, 6);
});
