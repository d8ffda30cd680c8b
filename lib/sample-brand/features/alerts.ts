import { fillTemplate } from '@/lib/base/fill';
import { type Dataset, lineDimensions, recentWeeks } from '../data/dataset';
import type { Filters } from '../engine/members';
import { valueOf, weeklyValues } from '../engine/measures';
import { BASE_WEEKS, mean, median, sum } from '../engine/figures/statistics';
import { groupsOf } from '../engine/run';
import { promotionsToStop } from '../engine/promotions-to-stop';
import { stockMoveTo } from '../engine/stock-moves';
import { formatAmount, formatPercent, formatWeeks, withCount } from '../engine/format';
import { figureTexts } from '../engine/figure-texts';
import { productTexts } from './product-texts';
import { coverBars, restockAction } from './recommendations';

const words = productTexts.alerts;

const CHART_WEEKS = 13;

/** A finding: something that the figures of the latest week call for. */
type Finding = {
  /** The margin after promotions that goes if nothing is done, in thousands of rupees. */
  readonly money: number;
  /** What fills the words of its kind. */
  readonly names: Readonly<Record<string, string | number>>;
  readonly action: string;
  /** The metric up to then, and the threshold that it crossed. */
  readonly values: readonly number[];
  readonly threshold: number;
  /** What is likely to be behind it, and what to look at after the action. */
  readonly cause: string;
  readonly watch: string;
  /** What was sold and delivered in each week, where that is its cause. */
  readonly flow?: Readonly<Record<'sold' | 'delivered', readonly number[]>>;
  /** What shows that there is stock to move. */
  readonly evidence?: ReturnType<typeof coverBars>;
};

/** The latest weeks in which the cause of low stock is looked for. */
export const CAUSE_WEEKS = 2;

/**
 * Why stock fell in the latest weeks: more was sold than usual, or less delivered, whichever is off
 * by more. Usual are the four weeks with stock before; what was delivered is what was sold, and what stock rose by.
 */
function causeOfLowStock(data: Dataset, where: Filters): Pick<Finding, 'cause' | 'flow'> {
  const period = { from: 0, to: data.weeks };
  const sold = weeklyValues(data, 'sales', where, period);
  const stock = weeklyValues(data, 'stock', where, period);
  const delivered = sold.map((sales, week) => sales + (stock[week] ?? 0) - (stock[week - 1] ?? 0));
  const stocked = sold.slice(0, -CAUSE_WEEKS).filter((_, week) => stock[week]);
  const usual = mean(stocked.slice(-BASE_WEEKS)) * CAUSE_WEEKS;
  const [sales = 0, deliveries = 0] = [sold, delivered].map((all) => sum(all.slice(-CAUSE_WEEKS)));
  const why = sales - usual > usual - deliveries ? 'demand' : 'deliveries';
  const cause = fillTemplate(words.stock[why], {
    weeks: withCount(CAUSE_WEEKS, figureTexts.weeks).replace(' ', '\u00a0'),
    sold: formatAmount(sales),
    delivered: formatAmount(deliveries),
    share: formatPercent(sales / usual - 1, 0),
  });
  return { cause, flow: { sold, delivered } };
}

function findLowStock(data: Dataset, where: Filters): Finding | undefined {
  const { usualWeeks, lowCover } = data.alerts;
  const to = data.weeks;
  const values = weeklyValues(data, 'stockCover', where, { from: 0, to });
  const [before = 0, now = 0] = values.slice(-2);
  const earlierCover = values.slice(0, -1).filter((weeks) => weeks > 0);
  const usual = median(earlierCover.slice(-usualWeeks));
  const threshold = usual * lowCover;
  if (now >= threshold || before < threshold) return undefined;
  const move = stockMoveTo(data, where);
  return {
    money: move.atStake,
    ...(move.amount > 0 && { evidence: coverBars(data, move) }),
    names: { usual: formatWeeks(usual), share: formatPercent(lowCover, 0) },
    ...causeOfLowStock(data, where),
    action: restockAction(data, where),
    watch: fillTemplate(words.stock.watch, { limit: formatWeeks(threshold) }),
    values,
    threshold,
  };
}

/** Of each week only what was known at its end is counted, so it is told once. */
function findLowPayback(data: Dataset, where: Filters): Finding | undefined {
  const { promotionWeeks, lowPayback } = data.alerts;
  const promotion = promotionsToStop(data).find(({ name }) => where.promotion?.includes(name));
  if (!promotion) return undefined;
  const { firstWeek, weeksLeft, spendLeft, saving } = promotion;
  const from = firstWeek - 1;
  const to = data.weeks;
  const weeksRun = to - from;
  if (weeksRun < promotionWeeks) return undefined;
  const threshold = data.paybackTarget * lowPayback;
  const values = Array.from({ length: weeksRun }, (_, index) =>
    valueOf(data, 'payback', where, { from, to: firstWeek + index }),
  );
  const wasSent = values.slice(promotionWeeks - 1, -1).some((value) => value < threshold);
  if ((values.at(-1) ?? 0) >= threshold || wasSent) return undefined;
  const extraIn = (week: number) =>
    formatAmount(valueOf(data, 'incrementalSales', where, { from: week - 1, to: week }));
  const { cause, stop, watch } = words.promotion;
  return {
    money: saving,
    names: { share: formatPercent(lowPayback, 0), from: firstWeek, to },
    cause: fillTemplate(cause, {
      first: extraIn(firstWeek),
      last: extraIn(to),
      from: firstWeek,
      to,
    }),
    action: fillTemplate(stop, {
      left: withCount(weeksLeft, figureTexts.weeks),
      money: formatAmount(spendLeft),
      saving: formatAmount(saving),
    }),
    watch,
    values,
    threshold,
  };
}

/** The kinds of alert there are: what is watched, and its rule (README.md in the folder above). */
const alertRules = {
  stock: { by: lineDimensions, find: findLowStock },
  promotion: { by: ['promotion'], find: findLowPayback },
} as const;

/** Who reads what: urgent things reach people on the road, the rest can wait for a desk. */
const sentBy = { urgent: 'whatsapp', warning: 'slack', note: 'mail' } as const;

export type Severity = keyof typeof sentBy;
type Kind = keyof typeof alertRules;

/** A message that OctoSense sends. */
export type Alert = ReturnType<typeof alertOf>;

function alertOf(data: Dataset, kind: Kind, where: Filters, { names, money, ...finding }: Finding) {
  const { warnFrom, urgentFrom, usualWeeks } = data.alerts;
  const severity: Severity = money < warnFrom ? 'note' : money < urgentFrom ? 'warning' : 'urgent';
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
    /** What it is about: a product in a place, or a promotion. */
    subject: [product ?? promotion, channel, region].filter(Boolean).join(', '),
    /** What the values are; why the threshold lies there, what was counted, and of which weeks. */
    metric: words[kind].metric,
    basis: fillTemplate(words[kind].basis, all),
    severity,
    /** The time on the Monday after it. */
    time: data.channels.find(({ name }) => name === channel)?.loaded ?? '',
    atRisk: fillTemplate(words.atStake, { money: formatAmount(money) }),
    sentBy: sentBy[severity],
    owner: fillTemplate(words.owners[kind], { region: region ?? '', channel }),
  };
}

/** The alerts of the latest week, newest first by the clock, at one time the most money first. */
export function alertsOf(data: Dataset): Alert[] {
  return (Object.keys(alertRules) as Kind[])
    .flatMap((kind) =>
      groupsOf(data, alertRules[kind].by, {}, recentWeeks(data)).flatMap(({ where }) => {
        const finding = alertRules[kind].find(data, where);
        const isWorthIt = finding && finding.money >= data.alerts.tellFrom;
        return isWorthIt ? [alertOf(data, kind, where, finding)] : [];
      }),
    )
    .sort((a, b) => b.time.localeCompare(a.time) || b.money - a.money);
}

/** How alerts are ordered, what is at stake, and from where on that is called urgent. */
export const severityText = ({ alerts: { urgentFrom, warnFrom }, coverTarget }: Dataset): string =>
  fillTemplate(words.rule, {
    cover: formatWeeks(coverTarget),
    urgent: formatAmount(urgentFrom),
    warning: formatAmount(warnFrom),
  });

/** The alert that the pictures tell of: of those about stock, the one with the most money at stake. */
export function leadAlert(data: Dataset): Alert {
  const [alert] = alertsOf(data)
    .filter(({ kind }) => kind === 'stock')
    .sort((a, b) => b.money - a.money);
  if (!alert) throw new Error('The sample brand has no alert about stock.');
  return alert;
}
