import { sample } from './dataset';
import { measureIds } from './engine/measures';
import {
  type Dimension,
  type Query,
  conflictOf,
  queryOf,
  views,
  comparesWithBase,
} from './engine/query';
import { run } from './engine/run';
import { effectsOf } from './engine/shock';
import { valueOf } from './engine/slice';
import { signedAmount } from './format';
import { renderAnswer } from './render';
import type { InventoryTopic, Request } from './request';

const dimensions: readonly (readonly Dimension[])[] = [
  [],
  ['channel'],
  ['promotion'],
  ['week'],
  ['channel', 'region'],
];

const more: readonly Partial<Query>[] = [
  {},
  { order: 'most' },
  { order: 'least', limit: 3 },
  { order: 'most', rank: 2 },
  { threshold: { side: 'above', value: 0 } },
  { threshold: { side: 'below', value: -1e9 } },
  { where: { region: ['East'], product: ['Lemon soda'] } },
];

const queries = measureIds.flatMap((measure) =>
  views.flatMap((view) =>
    dimensions.flatMap((by) =>
      more.flatMap((parts) =>
        (comparesWithBase(view) ? (['past', 'plan', 'target'] as const) : [undefined])
          .map((versus) =>
            queryOf(sample, {
              measure,
              view,
              by,
              ...(versus && { versus }),
              ...(view === 'forecast' && { weeks: { from: 26, to: 30 } }),
              ...parts,
            }),
          )
          .filter((query) => conflictOf(sample, query) === undefined),
      ),
    ),
  ),
);

const topics: readonly InventoryTopic[] = [
  ...(['channel', 'region', 'product', 'promotion', 'week', 'measure', 'data'] as const),
  'freshness',
];

const requests: readonly Request[] = [
  ...queries.map((query): Request => ({ kind: 'query', query })),
  ...topics.map((topic): Request => ({ kind: 'inventory', topic })),
  { kind: 'what-if', levers: [] },
  { kind: 'what-if', levers: [{ name: 'price', change: -5, channel: 'D2C' }] },
  { kind: 'what-if', levers: [{ name: 'price', change: 5 }], by: 'product' },
];

/** All texts of an answer, however deep. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : [];

test('what a what-if does to sales stands first beside what it does to profit', () => {
  const levers = [{ name: 'reach', change: 8, channel: 'Quick commerce' }] as const;
  const { headline } = renderAnswer(sample, { kind: 'what-if', levers });
  for (const measure of ['sales', 'profit'] as const) {
    expect(headline).toContain(signedAmount(effectsOf(sample, levers, { measure }).total.mid));
  }
});

test('every answer fills every slot of its texts, and writes no number that is none', () => {
  expect(requests.length).toBeGreaterThan(500);
  const wrong = requests.flatMap((request) => {
    const { followUps, ...answer } = renderAnswer(sample, request);
    return textsOf(answer)
      .filter((text) => /\{\w+\}|NaN|undefined|Infinity| {2}| \.|Rs\s0\.0\s/.test(text))
      .map((text) => `${answer.question}: ${text}`);
  });
  expect(wrong.slice(0, 10)).toEqual([]);
});

test('what to ask next keeps the subject, and has an answer', () => {
  for (const query of queries.filter((_, index) => index % 7 === 0)) {
    const { followUps } = renderAnswer(sample, { kind: 'query', query });
    for (const next of followUps) {
      if (next.kind !== 'query') throw new Error('It leaves the query.');
      expect(next.query.measure).toBe(query.measure);
      expect(conflictOf(sample, next.query)).toBeUndefined();
    }
  }
});

test.each([
  [1, 'General trade'],
  [-1, 'D2C'],
] as const)('a question that takes %d for granted of %s is put right', (premise, channel) => {
  const query = queryOf(sample, { view: 'why', where: { channel: [channel] } });
  const request: Request = { kind: 'query', query };
  const { headline } = renderAnswer(sample, request);
  const note = renderAnswer(sample, request, premise).headline.replace(headline, '');
  expect(note).not.toBe('');
  expect(renderAnswer(sample, request, premise === 1 ? -1 : 1).headline).toBe(headline);
});

const answerTo = (parts: Partial<Query>) =>
  renderAnswer(sample, { kind: 'query', query: queryOf(sample, parts) });

test('no member leads where all are level, and those that share a place share it', () => {
  const level = answerTo({ measure: 'fillRate', by: ['promotion'] });
  expect(level.headline).toMatch(/5 promotions .* level.* 100\.0%/);
  const growth = answerTo({
    measure: 'marginRate',
    view: 'change',
    by: ['product'],
    order: 'most',
  });
  expect(growth.headline).toMatch(/12 products .* level/);
  const least = { measure: 'lost', by: ['channel', 'region'], order: 'least' } as const;
  expect(answerTo(least).headline).toMatch(
    /Modern trade in the East.*Quick commerce in the South.* lowest/,
  );
  expect(answerTo({ ...least, limit: 1 }).headline).toBe(answerTo(least).headline);
  expect(answerTo({ ...least, limit: 2 }).headline).toMatch(/lowest 3 of/);
});

test('what is level only as written is not level', () => {
  const weeks = { from: 0, to: 2 };
  const lowest = answerTo({ measure: 'profit', by: ['week'], order: 'least', weeks });
  expect(lowest.headline).toMatch(/^Week 2: .*lowest/);
  const where = { region: ['North', 'South'] };
  const cover = answerTo({ measure: 'cover', by: ['region'], where });
  expect(cover.headline).not.toContain('level');
  const east = answerTo({ measure: 'cover', view: 'change', where: { region: ['East'] } });
  expect(east.headline).not.toContain('did not');
});

test('what did not change has no reasons', () => {
  const parts = {
    measure: 'marginRate',
    view: 'why',
    where: { product: ['Ragi crisps'] },
  } as const;
  const { headline, detail, chart, table } = answerTo(parts);
  expect(`${headline} ${detail}`).not.toMatch(/accounted|contributed|item/);
  expect([chart, table]).toEqual([undefined, undefined]);
});

test('a part that is more than the whole is told as no share of it', () => {
  const where = { channel: ['Marketplaces'] };
  const { detail, table } = answerTo({ view: 'why', where });
  const texts = textsOf([detail, table]);
  expect(texts.join(' ')).toContain('lemon soda');
  expect(texts.filter((text) => /\d{3}%/.test(text) && !text.includes('100%'))).toEqual([]);
});

test('members too many to name are counted with their noun', () => {
  const rate = { measure: 'fillRate', where: { channel: ['Modern trade'] } } as const;
  expect(answerTo({ ...rate, by: ['product'] }).headline).toMatch(/: 7 at 100.* of 12 products/);
  expect(answerTo({ ...rate, by: ['product', 'region'] }).headline).toMatch(
    /: \d+ at .* of 48 pairs/,
  );
});

test('up to three rows are named one by one, more by their ends', () => {
  const where = { channel: ['Marketplaces'] };
  const two = answerTo({
    measure: 'promotionSpend',
    by: ['promotion'],
    where,
    weeks: { from: 0, to: 26 },
  });
  expect(two.headline).toMatch(/Search placement \(.*\) and Deal days \(.*\)/);
  const products = sample.products.map(({ name }) => name).slice(1);
  const parts = { by: ['product'], where: { product: products } } as const;
  expect(answerTo(parts).headline.match(/\(/g)).toHaveLength(2);
  const share = answerTo({ ...parts, view: 'share' });
  expect(share.headline).toMatch(/Mango drink \([^(]*Protein shake \([^(]*$/);
  expect(share.detail).toMatch(/90\.\d%/);
  const some = { by: ['product'], threshold: { side: 'above', value: 30_000 } } as const;
  expect(answerTo(some).headline).toMatch(/^11 of 12 .*Mango drink \([^(]*Trail mix \([^(]*$/);
});

test('a distance from a target stands in no "with"', () => {
  const parts = { measure: 'cover', view: 'change', versus: 'target', by: ['product'] } as const;
  expect(answerTo(parts).headline).not.toMatch(/with|at (just|exactly)/);
});

test.each([
  ['payback', { promotion: ['Buy 2 get 1'] }, 'break-even'],
  ['cover', { channel: ['D2C'] }, 'cover target'],
] as const)('%s says how far it lies from its target', (measure, where, name) => {
  expect(answerTo({ measure, where }).detail).toMatch(new RegExp(` (above|below) ${name}`));
});

test('a change of more than ten times is told as an amount', () => {
  const parts = { measure: 'promotionSpend', weeks: { from: 14, to: 18 } } as const;
  for (const view of ['value', 'change'] as const) {
    expect(textsOf(answerTo({ ...parts, view })).join(' ')).not.toContain('%');
  }
});

test('a mean week is called one once', () => {
  const { headline } = answerTo({ view: 'average', where: { channel: ['D2C'] } });
  expect(headline.match(/week/g)).toHaveLength(1);
});

test('a forecast that is ranked or limited names its members', () => {
  const weeks = { from: 26, to: 30 };
  const parts = { view: 'forecast', by: ['channel'], weeks } as const;
  const first = answerTo({ ...parts, order: 'least' });
  expect(first.headline).toMatch(/^D2C: .*lowest/);
  expect(first.range?.label).toContain('D2C');
  const kept = answerTo({ ...parts, threshold: { side: 'above', value: 40_000 } });
  expect(kept.headline).toMatch(/^2 of 5 .*General trade.*Modern trade/);
  expect(kept.chart?.kind === 'bars' && kept.chart.bars).toHaveLength(2);
});

test('reasons of several members name them all', () => {
  const parts = { measure: 'margin', view: 'why', by: ['product'], order: 'least' } as const;
  expect(answerTo({ ...parts, limit: 3 }).headline).toMatch(/Lemon soda .*, .* and .*lowest 3/);
});

test.each(['stock', 'cover'] as const)('%s is compared at the ends of weeks', (measure) => {
  for (const view of ['value', 'change', 'why'] as const) {
    const { detail } = answerTo({ measure, view });
    expect(detail).toContain('week 13');
    expect(detail).not.toContain('first 13 weeks');
  }
});

test('the mean of a stock is of all weeks, and nothing a week', () => {
  const { detail, headline } = answerTo({ measure: 'stock', view: 'average', by: ['channel'] });
  expect(detail).toContain('over the last 13 weeks');
  expect(headline).not.toContain('a week');
});

test('a share differs by points', () => {
  const change = answerTo({ measure: 'fillRate', view: 'change', by: ['channel'] });
  const why = answerTo({ measure: 'fillRate', view: 'why' });
  for (const { chart } of [change, why]) expect(chart?.title).toMatch(/, points$/);
  expect(why.table?.title).toMatch(/, points$/);
});

test('a reason that does not show is none', () => {
  const { headline, detail } = answerTo({
    measure: 'cover',
    view: 'why',
    weeks: { from: 22, to: 26 },
  });
  expect(`${headline} ${detail}`).not.toMatch(/: 0\.0|for 0\.0/);
});

test.each(['sales', 'extra', 'promotionSpend'] as const)(
  'the mean week of a promotion’s %s is of the weeks in which it ran',
  (measure) => {
    const [promotion] = sample.promotions;
    const where = { promotion: [promotion!.name] };
    const weeks = { from: 0, to: 26 };
    const mean = run(sample, queryOf(sample, { measure, view: 'average', where, weeks })).total
      .value;
    const { firstWeek, lastWeek } = promotion!;
    const ran = Math.min(lastWeek, sample.weeks) - firstWeek + 1;
    expect(mean * ran).toBeCloseTo(valueOf(sample, measure, where, weeks), 6);
  },
);

test('the mean of a count is no whole number', () => {
  const { headline, table } = answerTo({ measure: 'weeksOut', view: 'average', by: ['product'] });
  expect(headline).toMatch(/\d\.\d shelf weeks a week.*0\.\d shelf weeks a week/);
  expect(table?.rows[0]?.[1]).toMatch(/\.\d$/);
});

test('a table names its rows as the chart does, and what lies apart from a plan a difference', () => {
  const pairs = answerTo({
    by: ['channel', 'region'],
    view: 'forecast',
    weeks: { from: 26, to: 30 },
  });
  expect(pairs.table?.rows[0]?.[0]).toMatch(/ in the /);
  const plan = answerTo({ view: 'change', versus: 'plan', by: ['region'] }).table?.columns;
  const past = answerTo({ view: 'change', by: ['region'] }).table?.columns;
  expect(plan?.at(-1)).not.toBe(past?.at(-1));
});

test('what to ask next tells apart nothing that has one member only', () => {
  for (const measure of ['margin', 'payback'] as const) {
    const { followUps } = answerTo({ measure, by: ['promotion'] });
    for (const next of followUps) {
      if (next.kind !== 'query' || next.query.by.length === 0) continue;
      expect(run(sample, next.query).all.length).toBeGreaterThan(1);
    }
  }
});

test('a place that nobody takes is said to be empty', () => {
  const weeks = { from: 22, to: 26 };
  for (const parts of [
    { by: ['region'], rank: 5 },
    { measure: 'extra', by: ['promotion'], rank: 3, weeks },
    { measure: 'payback', by: ['promotion'], rank: 2, weeks },
  ] as const) {
    const { headline, chart } = answerTo({ ...parts, order: 'most' });
    expect(headline).toMatch(/^There is no /);
    expect(chart).toBeUndefined();
  }
});
