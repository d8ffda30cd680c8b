import { fill } from '@/lib/site/fill';
import { type Dataset, type Period, recentWeeks } from '../data/dataset';
import { queryOf } from '../engine/query';
import { type Dimension, type Where } from '../engine/members';
import { groupsOf, run } from '../engine/run';
import { valueOf, weeklyValues } from '../engine/measures';
import { deviation, mean, median } from '../engine/figures/statistics';
import { amount, withCount, inSentence, number, percent, rupees, unitOf } from '../engine/format';
import { figures } from '../engine/figure-texts';
import { pictureTexts } from './picture-texts';

const words = pictureTexts.alerts;

/** Who reads what: urgent things reach people on the road, the rest can wait for a desk. */
const sentBy = { urgent: 'whatsapp', warning: 'slack', note: 'mail' } as const;

export type Severity = keyof typeof sentBy;
type Kind = keyof typeof rules;

/** What the figures of the latest week call for. */
type Finding = {
  /** What is at stake, in thousands of rupees: sales of a week, or spend that is left. */
  readonly money: number;
  /** The template of what moved, how far and from where; `names` fills all words of its kind. */
  readonly message: string;
  readonly names: Readonly<Record<string, string | number>>;
  /** What to do about it. */
  readonly action: string;
  /** The metric up to then, and the threshold that it crossed. */
  readonly values: readonly number[];
  readonly threshold: number;
  /** Where its shelf was empty, as indexes of the values of its chart, and what that cost. */
  readonly empty?: ReturnType<typeof emptyShelf>;
  /** Whether more was sold than usual. */
  readonly isGain?: boolean;
};

/** What is watched, and when its figures call for something. */
type Rule = {
  readonly by: readonly Dimension[];
  readonly find: (data: Dataset, where: Where) => Finding | undefined;
};

/** The weeks of a metric that an alert holds at most. */
const CHART_WEEKS = 13;

const weeksText = (weeks: number) => fill(figures.weeks.more, { count: number(weeks, 1) });

/**
 * Stock: the cover of a product in a channel and region falls below a share of what is usual there:
 * the middle of its latest 8 weeks with stock. What it sells in a week is at stake. Action: move
 * stock from the region where it lasts longest, if that is at least the cover target.
 */
function findLowStock(data: Dataset, where: Where): Finding | undefined {
  const { usualWeeks, lowCover } = data.alerts;
  const { product: [product = ''] = [], region: [region] = [] } = where;
  const to = data.weeks;
  const values = weeklyValues(data, 'cover', where, { from: 0, to });
  const [before = 0, now = 0] = values.slice(-2);
  const earlierCover = values.slice(0, -1).filter((weeks) => weeks > 0);
  const usual = median(earlierCover.slice(-usualWeeks));
  const threshold = usual * lowCover;
  if (now >= threshold || before < threshold) return undefined;
  const money = mean(weeklyValues(data, 'sales', where, { from: to - 4, to }));
  const { region: _, ...everywhere } = where;
  const stock = queryOf(data, {
    measure: 'cover',
    by: ['region'],
    where: everywhere,
    order: 'most',
  });
  const donor = run(data, stock).rows.find(({ name }) => name !== region);
  const moves = donor && donor.value >= data.coverTarget;
  return {
    money,
    message: words.stock.message,
    names: {
      cover: weeksText(now),
      usual: weeksText(usual),
      money: amount(money),
      share: percent(lowCover, 0),
    },
    action: fill(moves ? words.stock.move : words.stock.bringForward, {
      product: inSentence(product),
      region: donor?.name ?? '',
      cover: weeksText(donor?.value ?? 0),
    }),
    values,
    threshold,
    empty: emptyShelf(data, where, values.slice(-CHART_WEEKS)),
  };
}

/** The unit of sales of one channel in one region, whatever they are. */
const lakh = unitOf([]);

/**
 * Sales: a channel in a region sells 3 deviations more or less in a week than the mean of the 8
 * weeks before, products that had a promotion in these weeks left out. The difference is at stake;
 * more than usual is a note. Action: names the product that moved most.
 */
function findUnusualSales(data: Dataset, where: Where): Finding | undefined {
  const { usualWeeks, unusualSales } = data.alerts;
  const to = data.weeks;
  const from = to - 1 - usualWeeks;
  const spendOn = (product: string) =>
    valueOf(data, 'promotionSpend', { ...where, product: [product] }, { from, to });
  const unpromoted = data.products.map(({ name }) => name).filter((name) => spendOn(name) === 0);
  const weeklySales = (products: readonly string[], start: number) =>
    weeklyValues(data, 'sales', { ...where, product: products }, { from: start, to });
  const values = weeklySales(unpromoted, 0);
  const before = values.slice(from, -1);
  const usual = mean(before);
  const limit = unusualSales * deviation(before);
  const change = (values.at(-1) ?? 0) - usual;
  if (limit === 0 || Math.abs(change) < limit) return undefined;
  const sign = Math.sign(change);
  const changeOf = (name: string) => {
    const productSales = weeklySales([name], from);
    return sign * ((productSales.at(-1) ?? 0) - mean(productSales.slice(0, -1)));
  };
  const [most = ''] = unpromoted.sort((a, b) => changeOf(b) - changeOf(a));
  const { below, above, check, raise } = words.sales;
  return {
    isGain: sign > 0,
    money: Math.abs(change),
    message: sign < 0 ? below : above,
    names: { share: percent(Math.abs(change) / usual, 0), product: most, unit: lakh.name },
    action: fill(sign < 0 ? check : raise, { product: inSentence(most) }),
    values: values.map(lakh.of),
    threshold: lakh.of(usual + sign * limit),
  };
}

/** What was known of a dataset after so many weeks. */
const truncateWeeks = (data: Dataset, weeks: number): Dataset => ({
  ...data,
  lines: data.lines.map((line) => ({
    ...line,
    sales: line.sales.slice(0, weeks),
    cost: line.cost.slice(0, weeks),
  })),
});

/**
 * Promotions: the margin of the extra sales so far falls below a share of the target for each rupee
 * spent so far, first judged after 2 weeks. Ordinary sales are the mean of the 4 weeks before it,
 * since the weeks after it are not known yet. At stake is the spend of the weeks that are left, each
 * as much as the mean of those so far. Action: stop it.
 */
function findLowPayback(data: Dataset, where: Where): Finding | undefined {
  const { promotionWeeks, lowPayback } = data.alerts;
  const promotion = data.promotions.find(({ name }) => where.promotion?.includes(name));
  if (!promotion) return undefined;
  const { firstWeek, lastWeek } = promotion;
  const from = firstWeek - 1;
  const weeksRun = data.weeks - from;
  const weeksLeft = lastWeek - data.weeks;
  if (weeksRun < promotionWeeks || weeksLeft < 1) return undefined;
  const threshold = data.paybackTarget * lowPayback;
  const values = Array.from({ length: weeksRun }, (_, index) => {
    const to = firstWeek + index;
    return valueOf(truncateWeeks(data, to), 'payback', where, { from, to });
  });
  const payback = values[values.length - 1] ?? 0;
  const wasSent = values.slice(promotionWeeks - 1, -1).some((value) => value < threshold);
  if (payback >= threshold || wasSent) return undefined;
  const spent = valueOf(data, 'promotionSpend', where, { from, to: data.weeks });
  const money = (spent / weeksRun) * weeksLeft;
  return {
    money,
    message: words.promotion.message,
    names: {
      run: withCount(weeksRun, figures.weeks),
      payback: rupees(payback),
      target: rupees(data.paybackTarget),
      share: percent(lowPayback, 0),
      from: firstWeek,
      to: data.weeks,
    },
    action: fill(words.promotion.stop, {
      left: withCount(weeksLeft, figures.weeks),
      money: amount(money),
    }),
    values,
    threshold,
  };
}

const rules = {
  stock: { by: ['channel', 'product', 'region'], find: findLowStock },
  sales: { by: ['channel', 'region'], find: findUnusualSales },
  promotion: { by: ['promotion'], find: findLowPayback },
} as const satisfies Record<string, Rule>;

/** The longest run of weeks without stock, as indexes of `cover`: `from` included, `to` not. */
export function longestEmptyRun(cover: readonly number[]): Period | undefined {
  let longest = { from: 0, to: 0 };
  let from = 0;
  cover.forEach((weeks, index) => {
    if (weeks > 0) from = index + 1;
    else if (index + 1 - from > longest.to - longest.from) longest = { from, to: index + 1 };
  });
  return longest.to > longest.from ? longest : undefined;
}

/** How long a shelf was empty before anybody watched it, and what that cost. */
function emptyShelf(data: Dataset, where: Where, cover: readonly number[]) {
  const emptyRun = longestEmptyRun(cover);
  if (!emptyRun) return undefined;
  const first = data.weeks - cover.length;
  const lost = valueOf(data, 'lost', where, {
    from: first + emptyRun.from,
    to: first + emptyRun.to,
  });
  const weeks = withCount(emptyRun.to - emptyRun.from, figures.weeks);
  return { ...emptyRun, text: fill(words.empty, { weeks, money: amount(lost) }) };
}

/** A message that OctoSense sends. */
export type Alert = ReturnType<typeof alertOf>;

function alertOf(
  data: Dataset,
  kind: Kind,
  where: Where,
  { isGain, names, money, ...finding }: Finding,
) {
  const { warnFrom, urgentFrom, usualWeeks } = data.alerts;
  const isSmall = isGain || money < warnFrom;
  const severity: Severity = isSmall ? 'note' : money < urgentFrom ? 'warning' : 'urgent';
  const { product: [product] = [], region: [region] = [], promotion: [promotion] = [] } = where;
  const channel =
    where.channel?.[0] ?? data.promotions.find(({ name }) => name === promotion)?.channel ?? '';
  const all = { ...names, weeks: usualWeeks, week: data.weeks };
  return {
    ...finding,
    values: finding.values.slice(-CHART_WEEKS),
    kind,
    /** The week at whose end it is sent, counted from 1. */
    week: data.weeks,
    money,
    channel,
    region,
    product,
    /** What it is about: a product in a place, a place, or a promotion. */
    subject: [product ?? promotion, channel, region].filter(Boolean).join(', '),
    message: fill(finding.message, all),
    /** What the values are, why the threshold lies there, and what was counted, of which weeks. */
    metric: fill(words[kind].metric, all),
    reason: fill(words[kind].reason, all),
    basis: fill(words[kind].basis, all),
    severity,
    /** The time on the Monday after it. */
    time: data.channels.find(({ name }) => name === channel)?.loaded ?? '',
    /** The money at stake, as text. */
    atRisk: fill(isGain ? words.more : words.atStake, { money: amount(money) }),
    sentBy: sentBy[severity],
    /** Whose task it is. */
    owner: fill(words.owners[kind], { region: region ?? '', channel }),
  };
}

/** The alerts of the latest week, newest first by the clock, at one time the most money first. */
export function alertsOf(data: Dataset): Alert[] {
  return (Object.keys(rules) as Kind[])
    .flatMap((kind) =>
      groupsOf(data, rules[kind].by, {}, recentWeeks(data)).flatMap(({ where }) => {
        const finding = rules[kind].find(data, where);
        const isWorthIt = finding && finding.money >= data.alerts.tellFrom;
        return isWorthIt ? [alertOf(data, kind, where, finding)] : [];
      }),
    )
    .sort((a, b) => b.time.localeCompare(a.time) || b.money - a.money);
}

/** An alert of the inbox, and those of the same kind from the same channel that stand with it. */
export type AlertGroup = Alert & { readonly related: readonly Alert[] };

/**
 * What OctoSense sends. Alerts of one kind from one channel are one message, which the one with the
 * most money at stake leads.
 */
export function inboxOf(data: Dataset): AlertGroup[] {
  const alerts = alertsOf(data);
  const keyOf = ({ kind, channel }: Alert) => `${kind} ${channel}`;
  return alerts.flatMap((lead) => {
    const [first, ...related] = alerts.filter((alert) => keyOf(alert) === keyOf(lead));
    return first === lead ? [{ ...lead, related }] : [];
  });
}

/** By which rule alerts are ordered and called urgent, with the dataset's amounts. */
export const severityText = ({ alerts: { urgentFrom, warnFrom } }: Dataset): string =>
  fill(words.rule, { urgent: amount(urgentFrom), warning: amount(warnFrom) });

/** The alert that the pictures tell of: the newest urgent one about stock. */
export function leadAlert(data: Dataset): Alert {
  const stock = alertsOf(data).filter(({ kind }) => kind === 'stock');
  const alert = stock.find(({ severity }) => severity === 'urgent') ?? stock[0];
  if (!alert) throw new Error('The sample brand has no alert about stock.');
  return alert;
}
