import { fill } from '@/lib/site/fill';
import { type Dataset, recentWeeks } from '../data/dataset';
import type { Where } from '../engine/members';
import { groupsOf } from '../engine/run';
import { amount, weeksText } from '../engine/format';
import { CHART_WEEKS, type Finding, alertRules } from './alert-rules';
import { pictureTexts } from './picture-texts';

const words = pictureTexts.alerts;

/** Who reads what: urgent things reach people on the road, the rest can wait for a desk. */
const sentBy = { urgent: 'whatsapp', warning: 'slack', note: 'mail' } as const;

export type Severity = keyof typeof sentBy;
type Kind = keyof typeof alertRules;

/** A message that OctoSense sends. */
export type Alert = ReturnType<typeof alertOf>;

function alertOf(data: Dataset, kind: Kind, where: Where, { names, money, ...finding }: Finding) {
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
    /** What the values are, why the threshold lies there, and what was counted, of which weeks. */
    metric: words[kind].metric,
    reason: fill(words[kind].reason, all),
    basis: fill(words[kind].basis, all),
    severity,
    /** The time on the Monday after it. */
    time: data.channels.find(({ name }) => name === channel)?.loaded ?? '',
    /** The money at stake, as text. */
    atRisk: fill(words.atStake, { money: amount(money) }),
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
    .sort((a, b) => b.time.localeCompare(a.time) || b.money - a.money);
}

/** How alerts are ordered, what is at stake, and from where on that is called urgent. */
export const severityText = ({ alerts: { urgentFrom, warnFrom }, coverTarget }: Dataset): string =>
  fill(words.rule, {
    cover: weeksText(coverTarget),
    urgent: amount(urgentFrom),
    warning: amount(warnFrom),
  });

/** The alert that the pictures tell of: the newest urgent one about stock. */
export function leadAlert(data: Dataset): Alert {
  const stock = alertsOf(data).filter(({ kind }) => kind === 'stock');
  const alert = stock.find(({ severity }) => severity === 'urgent') ?? stock[0];
  if (!alert) throw new Error('The sample brand has no alert about stock.');
  return alert;
}
