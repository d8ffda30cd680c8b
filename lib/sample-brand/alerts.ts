import { figures } from './texts/figures';
import { sampleData } from './texts/pictures';
import { fill } from '@/lib/fill';
import { type Dataset, type Line, weekly } from './dataset';
import { deviation, mean } from './figures/statistics';
import { amount, counted, inSentence, number, percent, rupees, unitOf } from './format';
import { queryOf } from './engine/query';
import { run as runQuery, valueOf, weeklyValues } from './engine/run';

const words = sampleData.alerts;

/** Who reads what: urgent things reach people on the road, the rest can wait for a desk. */
const sentBy = { urgent: 'whatsapp', warning: 'slack', note: 'mail' } as const;

export type Severity = keyof typeof sentBy;

/** What the figures of a week call for. */
type Finding = {
  readonly kind: 'stock' | 'sales' | 'promotion';
  /** The week at whose end it is sent, counted from 1. */
  readonly week: number;
  /** What is at stake, in thousands of rupees: sales of a week, or spend that is left. */
  readonly money: number;
  readonly channel: string;
  readonly region?: string;
  readonly product?: string;
  /** What it is about: a product in a place, a place, or a promotion. */
  readonly subject: string;
  /** The template of what moved, how far and from where; `names` fills all words of its kind. */
  readonly message: string;
  readonly names: Readonly<Record<string, string | number>>;
  /** What to do about it. */
  readonly action: string;
  /** The metric up to that week, and the threshold that it crossed. */
  readonly values: readonly number[];
  readonly threshold: number;
  /** Whether more was sold than usual. */
  readonly isGain?: boolean;
};

/** A message that OctoSense sends. */
export type Alert = ReturnType<typeof alertOf>;

function alertOf(data: Dataset, { isGain, names, ...finding }: Finding) {
  const { kind, money, week, channel, region = '' } = finding;
  const { warnFrom, urgentFrom } = data.alerts;
  const isSmall = isGain || money < warnFrom;
  const severity: Severity = isSmall ? 'note' : money < urgentFrom ? 'warning' : 'urgent';
  const ago = data.weeks - week;
  const when = [words.thisWeek, words.lastWeek][ago] ?? fill(words.weeksAgo, { weeks: ago });
  const { metric, reason, counted: counts } = words[kind];
  const all = { ...names, weeks: data.alerts.usualWeeks, week };
  return {
    ...finding,
    message: fill(finding.message, all),
    /** What the values are, why the threshold lies there, and what was counted, of which weeks. */
    metric: fill(metric, all),
    reason: fill(reason, all),
    counted: fill(counts, all),
    severity,
    /** The week from the dataset's last: 'This week', 'Last week', '2 weeks ago'. */
    when,
    /** The time on the Monday after it. */
    time: data.channels.find(({ name }) => name === channel)?.loaded ?? '',
    /** The money at stake, as text. */
    atRisk: fill(isGain ? words.more : words.atStake, { money: amount(money) }),
    sentBy: sentBy[severity],
    /** Whose task it is. */
    owner: fill(words.owners[kind], { region, channel }),
  };
}

/** The middle of some values. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
}

/**
 * Stock: the cover of a product in a channel and region falls below a share of what is usual there:
 * the middle of its latest 8 weeks with stock. What it sells in a week is at stake. Action: move
 * stock from the region where it lasts longest, if that is at least the cover target.
 */
function stockFindings(data: Dataset, { channel, product, region, sales }: Line): Finding[] {
  const { usualWeeks, lowCover } = data.alerts;
  const where = { channel: [channel], product: [product] };
  const all = { from: 0, to: data.weeks };
  const cover = weeklyValues(data, 'cover', { ...where, region: [region] }, all);
  const lasting = (weeks: number) => fill(words.stock.cover, { weeks: number(weeks, 1) });
  return cover.flatMap((now, week) => {
    if (week < usualWeeks) return [];
    const stocked = cover.slice(0, week).filter((weeks) => weeks > 0);
    const usual = median(stocked.slice(-usualWeeks));
    const threshold = usual * lowCover;
    if (now >= threshold || (cover[week - 1] ?? 0) < threshold) return [];
    const money = mean(sales.slice(week - 3, week + 1));
    const stock = queryOf(data, {
      measure: 'cover',
      by: ['region'],
      where,
      weeks: { from: week, to: week + 1 },
      order: 'most',
    });
    const donor = runQuery(data, stock).rows.find(({ name }) => name !== region);
    const moves = donor && donor.value >= data.coverTarget;
    return {
      kind: 'stock',
      week: week + 1,
      money,
      channel,
      region,
      product,
      subject: `${product}, ${channel}, ${region}`,
      message: words.stock.message,
      names: {
        cover: lasting(now),
        usual: lasting(usual),
        money: amount(money),
        share: percent(lowCover, 0),
      },
      action: fill(moves ? words.stock.move : words.stock.bringForward, {
        product: inSentence(product),
        region: donor?.name ?? '',
        cover: lasting(donor?.value ?? 0),
      }),
      values: cover.slice(0, week + 1),
      threshold,
    };
  });
}

/** The unit of sales of one channel in one region, whatever they are. */
const lakh = unitOf([]);

/**
 * Sales: a channel in a region sells 3 deviations more or less in a week than the mean of the 8
 * weeks before, products that had a promotion in these weeks left out. The difference is at stake;
 * more than usual is a note. Action: names the product that moved most.
 */
function salesFindings(data: Dataset, channel: string, region: string, week: number): Finding[] {
  const { usualWeeks, unusualSales } = data.alerts;
  const from = week - usualWeeks;
  const lines = data.lines.filter(
    (line) =>
      line.channel === channel &&
      line.region === region &&
      line.spend.slice(from, week + 1).every((one) => one === 0),
  );
  const values = weekly(lines, 'sales');
  const before = values.slice(from, week);
  const usual = mean(before);
  const limit = unusualSales * deviation(before);
  const change = (values[week] ?? 0) - usual;
  if (limit === 0 || Math.abs(change) < limit) return [];
  const sign = Math.sign(change);
  const moved = ({ sales }: Line) => sign * ((sales[week] ?? 0) - mean(sales.slice(from, week)));
  const product = [...lines].sort((a, b) => moved(b) - moved(a))[0]?.product ?? '';
  const { below, above, check, raise } = words.sales;
  return [
    {
      isGain: sign > 0,
      kind: 'sales',
      week: week + 1,
      money: Math.abs(change),
      channel,
      region,
      subject: `${channel}, ${region}`,
      message: sign < 0 ? below : above,
      names: { share: percent(Math.abs(change) / usual, 0), product, unit: lakh.name },
      action: fill(sign < 0 ? check : raise, { product: inSentence(product) }),
      values: values.slice(0, week + 1).map(lakh.of),
      threshold: lakh.of(usual + sign * limit),
    },
  ];
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
function promotionFindings(data: Dataset, week: number): Finding[] {
  const { promotionWeeks, lowPayback } = data.alerts;
  return data.promotions.flatMap(({ name, channel, firstWeek, lastWeek }): Finding[] => {
    const from = firstWeek - 1;
    const run = week - from + 1;
    const weeksLeft = lastWeek - week - 1;
    if (run < promotionWeeks || weeksLeft < 1) return [];
    const where = { promotion: [name] };
    const threshold = data.paybackTarget * lowPayback;
    const values = Array.from({ length: run }, (_, index) => {
      const to = firstWeek + index;
      return valueOf(truncateWeeks(data, to), 'payback', where, { from, to });
    });
    const payback = values[values.length - 1] ?? 0;
    const isTold = values.slice(promotionWeeks - 1, -1).some((one) => one < threshold);
    if (payback >= threshold || isTold) return [];
    const spent = valueOf(data, 'promotionSpend', where, { from, to: week + 1 });
    const money = (spent / run) * weeksLeft;
    return [
      {
        kind: 'promotion',
        week: week + 1,
        money,
        channel,
        subject: `${name}, ${channel}`,
        message: words.promotion.message,
        names: {
          run: counted(run, figures.weeks),
          payback: rupees(payback),
          target: rupees(data.paybackTarget),
          share: percent(lowPayback, 0),
          from: firstWeek,
          to: week + 1,
        },
        action: fill(words.promotion.stop, {
          left: counted(weeksLeft, figures.weeks),
          money: amount(money),
        }),
        values,
        threshold,
      },
    ];
  });
}

/** All alerts of a dataset, latest first by the clock, at one time the most money first. */
export function alertsOf(data: Dataset): Alert[] {
  const { usualWeeks, tellFrom } = data.alerts;
  const weeks = Array.from({ length: data.weeks }, (_, week) => week).slice(usualWeeks);
  return [
    ...data.lines.flatMap((line) => stockFindings(data, line)),
    ...weeks.flatMap((week) => [
      ...data.channels.flatMap(({ name }) =>
        data.regions.flatMap((region) => salesFindings(data, name, region, week)),
      ),
      ...promotionFindings(data, week),
    ]),
  ]
    .filter(({ money }) => money >= tellFrom)
    .map((finding) => alertOf(data, finding))
    .sort((a, b) => b.week - a.week || b.time.localeCompare(a.time) || b.money - a.money);
}

/** An alert of the inbox, and those of the same kind from the same channel that stand with it. */
export type Message = Alert & { readonly related: readonly Alert[] };

/**
 * What OctoSense sends after the latest week, newest first by the clock. Alerts of one kind from one
 * channel are one message, which the one with the most money at stake leads.
 */
export function inboxOf(data: Dataset): Message[] {
  const messages = new Map<string, Message & { related: Alert[] }>();
  for (const alert of alertsOf(data)) {
    if (alert.week !== data.weeks) continue;
    const key = `${alert.kind} ${alert.channel}`;
    const lead = messages.get(key);
    if (lead) lead.related.push(alert);
    else messages.set(key, { ...alert, related: [] });
  }
  return [...messages.values()];
}

/** By which rule alerts are ordered and called urgent, with the dataset's amounts. */
export const ruleOf = ({ alerts: { urgentFrom, warnFrom } }: Dataset): string =>
  fill(words.rule, { urgent: amount(urgentFrom), warning: amount(warnFrom) });

/** The alert that the pictures tell of: the latest urgent one about stock. */
export function leadAlert(data: Dataset): Alert {
  const stock = alertsOf(data).filter(({ kind }) => kind === 'stock');
  const alert = stock.find(({ severity }) => severity === 'urgent') ?? stock[0];
  if (!alert) throw new Error('The sample brand has no alert about stock.');
  return alert;
}
