import { sample } from '../data/dataset';
import { type Query, queryOf } from '../engine/query';
import { run } from '../engine/run';
import { effectsOf } from '../engine/shock';
import { valueOf } from '../engine/slice';
import { amount } from '../engine/format';
import { renderAnswer } from './render';

// That no answer has an open slot or a number that is none: every-query.test.ts.

const answerTo = (parts: Partial<Query>) =>
  renderAnswer(sample, { kind: 'query', query: queryOf(sample, parts) });

/** A rule of how answers are put, and a query whose answer shows it. */
type Case = {
  readonly rule: string;
  readonly parts: Partial<Query>;
  readonly headline?: RegExp;
  readonly detail?: RegExp;
  /** The titles of chart and table. */
  readonly chart?: RegExp | 'none';
  readonly table?: RegExp | 'none';
  /** What stands nowhere in the answer. */
  readonly never?: RegExp;
};

const lastWeeks = { from: 22, to: 26 };
const allWeeks = { from: 0, to: 26 };
const ahead = { from: 26, to: 30 };
const leastLost = { measure: 'lost', by: ['channel', 'region'], order: 'least' } as const;
const sharedLast = /Modern trade in the East.*Quick commerce in the South.* lowest/;
const inModernTrade = { measure: 'demandServed', where: { channel: ['Modern trade'] } } as const;
const products = sample.products.map(({ name }) => name).slice(1);
const elevenProducts = { by: ['product'], where: { product: products } } as const;
const firstMonth = { measure: 'promotionSpend', weeks: { from: 14, to: 18 } } as const;

const cases: readonly Case[] = [
  {
    rule: 'no member leads where all are level',
    parts: { measure: 'demandServed', by: ['promotion'] },
    headline: /5 promotions .* level.* 100\.0%/,
  },
  {
    rule: 'no member leads where all changes are level',
    parts: { measure: 'marginRate', view: 'change', by: ['product'], order: 'most' },
    headline: /12 products .* level/,
  },
  { rule: 'members that share a place share it', parts: leastLost, headline: sharedLast },
  {
    rule: 'members that share the one place asked for share it',
    parts: { ...leastLost, limit: 1 },
    headline: sharedLast,
  },
  {
    rule: 'a member that shares the last place asked for is shown, too',
    parts: { ...leastLost, limit: 2 },
    headline: /lowest 3 of/,
  },
  {
    rule: 'weeks that are level only as written are ranked',
    parts: { measure: 'profit', by: ['week'], order: 'least', weeks: { from: 0, to: 2 } },
    headline: /^Week 2: .*lowest/,
  },
  {
    rule: 'regions that are level only as written are not level',
    parts: { measure: 'cover', by: ['region'], where: { region: ['North', 'South'] } },
    never: /level/,
  },
  {
    rule: 'what is the same only as written has changed',
    parts: { measure: 'cover', view: 'change', where: { region: ['East'] } },
    never: /did not/,
  },
  {
    rule: 'what did not change has no reasons',
    parts: { measure: 'marginRate', view: 'why', where: { product: ['Ragi crisps'] } },
    never: /accounted|contributed|item/,
    chart: 'none',
    table: 'none',
  },
  {
    rule: 'a reason that does not show is none',
    parts: { measure: 'cover', view: 'why', weeks: lastWeeks },
    never: /: 0\.0|for 0\.0/,
  },
  {
    rule: 'a part that is more than the whole is told as no share of it',
    parts: { view: 'why', where: { channel: ['Marketplaces'] } },
    detail: /lemon soda/,
    never: /(?!100)\d{3}%/,
  },
  {
    rule: 'members too many to name are counted with their noun',
    parts: { ...inModernTrade, by: ['product'] },
    headline: /: 7 at 100.* of 12 products/,
  },
  {
    rule: 'so are pairs',
    parts: { ...inModernTrade, by: ['product', 'region'] },
    headline: /: \d+ at .* of 48 pairs/,
  },
  {
    rule: 'up to three rows are named one by one',
    parts: {
      measure: 'promotionSpend',
      by: ['promotion'],
      where: { channel: ['Marketplaces'] },
      weeks: allWeeks,
    },
    headline: /Search placement \(.*\) and Deal days \(.*\)/,
  },
  {
    rule: 'more than three are named by their ends',
    parts: elevenProducts,
    headline: /^[^(]*\([^(]*\([^(]*$/,
  },
  {
    rule: 'so are shares, with what the rest has',
    parts: { ...elevenProducts, view: 'share' },
    headline: /Mango drink \([^(]*Protein shake \([^(]*$/,
    detail: /90\.\d%/,
  },
  {
    rule: 'so are those within a limit',
    parts: { by: ['product'], threshold: { side: 'above', value: 30_000 } },
    headline: /^11 of 12 .*Mango drink \([^(]*Trail mix \([^(]*$/,
  },
  {
    rule: 'a distance from a target stands in no "with"',
    parts: { measure: 'cover', view: 'change', versus: 'target', by: ['product'] },
    never: /with|at just|at exactly/,
  },
  {
    rule: 'a payback says how far it lies from break-even',
    parts: { measure: 'payback', where: { promotion: ['Buy 2 get 1'] } },
    detail: / (above|below) break-even/,
  },
  {
    rule: 'a cover says how far it lies from its target',
    parts: { measure: 'cover', where: { channel: ['D2C'] } },
    detail: / (above|below) cover target/,
  },
  {
    rule: 'a value that is more than ten times what it was has no change in per cent',
    parts: firstMonth,
    never: /%/,
  },
  {
    rule: 'a change of more than ten times is told as an amount',
    parts: { ...firstMonth, view: 'change' },
    never: /%/,
  },
  {
    rule: 'the mean of a stock is of all weeks, and nothing a week',
    parts: { measure: 'stock', view: 'average', by: ['channel'] },
    detail: /over the last 13 weeks/,
    never: /a week/,
  },
  {
    rule: 'the mean of a count is no whole number',
    parts: { measure: 'weeksOut', view: 'average', by: ['product'] },
    headline: /\d\.\d shelf weeks a week.*0\.\d shelf weeks a week/,
  },
  {
    rule: 'a forecast that is ranked names who leads',
    parts: { view: 'forecast', by: ['channel'], weeks: ahead, order: 'least' },
    headline: /^D2C: .*lowest/,
  },
  {
    rule: 'reasons of several members name them all',
    parts: { measure: 'margin', view: 'why', by: ['product'], order: 'least', limit: 3 },
    headline: /Lemon soda .*, .* and .*lowest 3/,
  },
  ...(['stock', 'cover'] as const).flatMap((measure) =>
    (['value', 'change', 'why'] as const).map((view) => ({
      rule: `${measure} is compared at the ends of weeks, shown as ${view}`,
      parts: { measure, view },
      detail: /week 13/,
      never: /first 13 weeks/,
    })),
  ),
  {
    rule: 'a share differs by points',
    parts: { measure: 'demandServed', view: 'change', by: ['channel'] },
    chart: /, points$/,
  },
  {
    rule: 'reasons of a share are counted in points',
    parts: { measure: 'demandServed', view: 'why' },
    chart: /, points$/,
    table: /, points$/,
  },
  ...[
    { by: ['region'], rank: 5, weeks: lastWeeks } as const,
    { measure: 'extra', by: ['promotion'], rank: 3, weeks: lastWeeks } as const,
    { measure: 'payback', by: ['promotion'], rank: 2, weeks: lastWeeks } as const,
  ].map((parts) => ({
    rule: `place ${parts.rank}, which nobody takes, is said to be empty`,
    parts: { ...parts, order: 'most' } as const,
    headline: /^There is no /,
    chart: 'none' as const,
  })),
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

test.each([
  { premise: 1, opposite: -1, channel: 'General trade' },
  { premise: -1, opposite: 1, channel: 'D2C' },
] as const)('a question that takes $premise for granted of $channel is put right', (example) => {
  const query = queryOf(sample, { view: 'why', where: { channel: [example.channel] } });
  const headlineFor = (premise?: 1 | -1) =>
    renderAnswer(sample, { kind: 'query', query }, premise).headline;
  expect(headlineFor(example.premise)).not.toBe(headlineFor());
  expect(headlineFor(example.opposite)).toBe(headlineFor());
});

test('what a what-if does to sales stands first beside what it does to profit', () => {
  const levers = [{ name: 'reach', change: 8, channel: 'Quick commerce' }] as const;
  const { headline } = renderAnswer(sample, { kind: 'what-if', levers });
  for (const measure of ['sales', 'profit'] as const) {
    expect(headline).toContain(amount(effectsOf(sample, levers, { measure }).total.mid));
  }
});

test('a mean week is called one once', () => {
  const { headline } = answerTo({ view: 'average', where: { channel: ['D2C'] } });
  expect(headline.match(/week/g)).toHaveLength(1);
});

test('a forecast names the members that its order and its limit leave', () => {
  const forecast = { view: 'forecast', by: ['channel'], weeks: ahead } as const;
  expect(answerTo({ ...forecast, order: 'least' }).range?.label).toContain('D2C');
  const above = answerTo({ ...forecast, threshold: { side: 'above', value: 40_000 } });
  expect(above.headline).toMatch(/^2 of 5 .*General trade.*Modern trade/);
  expect(above.chart?.kind === 'bars' && above.chart.bars).toHaveLength(2);
});

test.each(['sales', 'extra', 'promotionSpend'] as const)(
  'the mean week of a promotion’s %s is of the weeks in which it ran',
  (measure) => {
    const { name, firstWeek, lastWeek } = sample.promotions[0]!;
    const where = { promotion: [name] };
    const query = queryOf(sample, { measure, view: 'average', where, weeks: allWeeks });
    const weeksRun = Math.min(lastWeek, sample.weeks) - firstWeek + 1;
    const sum = valueOf(sample, measure, where, allWeeks);
    expect(run(sample, query).total.value * weeksRun).toBeCloseTo(sum, 6);
  },
);

test('a table names its rows as the chart does, and what lies apart from a plan a difference', () => {
  const counts = answerTo({ measure: 'weeksOut', view: 'average', by: ['product'] });
  expect(counts.table?.rows[0]?.[1]).toMatch(/\.\d$/);
  const pairs = answerTo({ by: ['channel', 'region'], view: 'forecast', weeks: ahead });
  expect(pairs.table?.rows[0]?.[0]).toMatch(/ in the /);
  const lastColumn = (versus: 'past' | 'plan') =>
    answerTo({ view: 'change', versus, by: ['region'] }).table?.columns.at(-1);
  expect(lastColumn('plan')).not.toBe(lastColumn('past'));
});

test.each(['margin', 'payback'] as const)(
  'what to ask next of the %s of promotions tells apart nothing that has one member only',
  (measure) => {
    for (const next of answerTo({ measure, by: ['promotion'] }).followUps) {
      if (next.kind !== 'query' || next.query.by.length === 0) continue;
      expect(run(sample, next.query).all.length).toBeGreaterThan(1);
    }
  },
);
