import { fill } from '@/lib/site/fill';
import { type Dataset, recentWeeks } from '../data/dataset';
import type { Where } from '../engine/members';
import { groupsOf } from '../engine/run';
import { amount, inSentence } from '../engine/format';
import { CHART_WEEKS, type Finding, alertRules } from './alert-rules';
import { pictureTexts } from './picture-texts';

const words = pictureTexts.alerts;

/** Who reads what: urgent things reach people on the road, the rest can wait for a desk. */
const sentBy = { urgent: 'whatsapp', warning: 'slack', note: 'mail' } as const;

export type Severity = keyof typeof sentBy;
type Kind = keyof typeof alertRules;

/** A message that OctoSense sends. */
export type Alert = ReturnType<typeof alertOf>;

function alertOf(
  data: Dataset,
  kind: Kind,
  where: Where,
  { isGain, names, money, product: main, ...finding }: Finding,
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
    product: product ?? main,
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
  return (Object.keys(alertRules) as Kind[])
    .flatMap((kind) =>
      groupsOf(data, alertRules[kind].by, {}, recentWeeks(data)).flatMap(({ where }) => {
        const finding = alertRules[kind].find(data, where);
        const isWorthIt = finding && finding.money >= data.alerts.tellFrom;
        return isWorthIt ? [alertOf(data, kind, where, finding)] : [];
      }),
    )
    .flatMap(joinWithStock)
    .sort((a, b) => b.time.localeCompare(a.time) || b.money - a.money);
}

const isSameShelf = (a: Alert, b: Alert) =>
  a.channel === b.channel && a.region === b.region && a.product === b.product;

/**
 * Where a product sells so much that its stock runs short, both are one alert: the message tells of
 * both, and what is at stake, to do and to watch is that of the stock.
 */
function joinWithStock(alert: Alert, _: number, alerts: readonly Alert[]): Alert[] {
  const other = alerts.find((one) => one.kind !== alert.kind && isSameShelf(one, alert));
  if (!other) return [alert];
  if (alert.kind === 'stock') return [];
  const { money, atRisk, severity, sentBy, owner, action, watch } = other;
  const message = fill(words.sales.joined, {
    sales: alert.message,
    product: other.product ?? '',
    stock: inSentence(other.message),
  });
  return [{ ...alert, message, money, atRisk, severity, sentBy, owner, action, watch }];
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
