import { figures } from '@/words/figures';
import { sampleData } from '@/words/sample-data';
import { fill } from '@/lib/fill';
import { type Dataset, type Line, type Period, linesOf, promotedLines, weekly } from './dataset';
import { deviation, mean, sum } from './figures/statistics';
import { amount, counted, inSentence, number, percent, rupees, unitOf } from './format';
import { marginOf } from './dataset';
import { byWeek } from './query/query';

const words = sampleData.alerts;

export type Severity = 'urgent' | 'warning' | 'note';

/** Who reads what: urgent things reach people on the road, the rest can wait for a desk. */
const sentBy = { urgent: 'whatsapp', warning: 'slack', note: 'mail' } as const;

/** A message that OctoSense sends. */
export type Alert = {
  readonly kind: 'stock' | 'sales' | 'promotion';
  /** The week at whose end it is sent, counted from 1. */
  readonly week: number;
  /** The same from the dataset's last week: 'This week', 'Last week', '2 weeks ago'. */
  readonly when: string;
  /** The time on the Monday after it. */
  readonly time: string;
  /** What is at stake, in thousands of rupees: sales of a week, or spend that is left; as text. */
  readonly money: number;
  readonly atRisk: string;
  readonly severity: Severity;
  readonly sentBy: (typeof sentBy)[Severity];
  /** Whose task it is. */
  readonly owner: string;
  readonly channel: string;
  readonly region?: string;
  readonly product?: string;
  /** What it is about: a product in a place, a place, or a promotion. */
  readonly subject: string;
  /** What moved, how far and from where. */
  readonly message: string;
  /** What to do about it. */
  readonly action: string;
  /** The metric up to that week, with the threshold that it crossed, and why it lies there. */
  readonly metric: string;
  readonly values: readonly number[];
  readonly threshold: number;
  readonly reason: string;
  /** What was counted, of which weeks. */
  readonly counted: string;
};

type Finding = Pick<
  Alert,
  'kind' | 'money' | 'channel' | 'region' | 'product' | 'subject' | 'message' | 'action'
> &
  Pick<Alert, 'metric' | 'values' | 'threshold' | 'reason' | 'counted'> & { isGain?: boolean };

function whenOf(data: Dataset, week: number): string {
  const ago = data.weeks - week - 1;
  if (ago === 0) return words.thisWeek;
  return ago === 1 ? words.lastWeek : fill(words.weeksAgo, { weeks: ago });
}

/** The alert of a finding at the end of a week (from 0); nothing where too little is at stake. */
function alertsFor(data: Dataset, week: number, { isGain, ...finding }: Finding): Alert[] {
  const { tellFrom, warnFrom, urgentFrom } = data.alerts;
  const { money, kind, channel, region } = finding;
  if (money < tellFrom) return [];
  const isSmall = isGain || money < warnFrom;
  const severity = isSmall ? 'note' : money < urgentFrom ? 'warning' : 'urgent';
  return [
    {
      ...finding,
      severity,
      week: week + 1,
      when: whenOf(data, week),
      time: data.channels.find(({ name }) => name === channel)?.loaded ?? '',
      atRisk: fill(isGain ? words.more : words.atStake, { money: amount(money) }),
      sentBy: sentBy[severity],
      owner: fill(words.owners[kind], { region: region ?? '', channel }),
    },
  ];
}

/** Where else in the channel a product's stock lasts longest at the end of a week. */
function bestStocked(data: Dataset, { channel, product, region }: Line, week: number) {
  return data.regions
    .filter((name) => name !== region)
    .map((name) => {
      const where = { channel: [channel], product: [product], region: [name] };
      const [cover = 0] = byWeek(data, 'cover', where, { from: week, to: week + 1 });
      return { region: name, cover };
    })
    .sort((a, b) => b.cover - a.cover)[0];
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
function stockAlerts(data: Dataset, line: Line): Alert[] {
  const { usualWeeks, lowCover } = data.alerts;
  const { channel, product, region } = line;
  const where = { channel: [channel], product: [product], region: [region] };
  const cover = byWeek(data, 'cover', where, { from: 0, to: data.weeks });
  const stocked = cover.map((_, week) =>
    cover
      .slice(0, week)
      .filter((weeks) => weeks > 0)
      .slice(-usualWeeks),
  );
  return cover.flatMap((now, week) => {
    if (week < usualWeeks) return [];
    const usual = median(stocked[week] ?? []);
    const threshold = usual * lowCover;
    if (now >= threshold || (cover[week - 1] ?? 0) < threshold) return [];
    const money = mean(line.sales.slice(week - 3, week + 1));
    const donor = bestStocked(data, line, week);
    const lasting = (weeks: number) => fill(words.stock.cover, { weeks: number(weeks, 1) });
    const moves = donor && donor.cover >= data.coverTarget;
    return alertsFor(data, week, {
      kind: 'stock',
      money,
      channel,
      region,
      product,
      subject: `${product}, ${channel}, ${region}`,
      message: fill(words.stock.message, {
        cover: lasting(now),
        usual: lasting(usual),
        money: amount(money),
      }),
      action: moves
        ? fill(words.stock.move, {
            product: inSentence(product),
            region: donor.region,
            cover: lasting(donor.cover),
          })
        : fill(words.stock.bringForward, { product: inSentence(product) }),
      metric: words.stock.metric,
      values: cover.slice(0, week + 1),
      threshold,
      reason: fill(words.stock.reason, { share: percent(lowCover, 0), usual: lasting(usual) }),
      counted: fill(words.stock.counted, { weeks: usualWeeks, week: week + 1 }),
    });
  });
}

/** The unit of sales of one channel in one region, whatever they are. */
const lakh = unitOf([]);

/**
 * Sales: a channel in a region sells 3 deviations more or less in a week than the mean of the 8
 * weeks before, products that had a promotion in these weeks left out. The difference is at stake;
 * more than usual is a note. Action: names the product that moved most.
 */
function salesAlerts(data: Dataset, channel: string, region: string, week: number): Alert[] {
  const { usualWeeks, unusualSales } = data.alerts;
  const past: Period = { from: week - usualWeeks, to: week };
  const lines = linesOf(data, { channel, region }).filter(({ spend }) =>
    spend.slice(past.from, week + 1).every((one) => one === 0),
  );
  const values = weekly(lines, 'sales');
  const before = values.slice(past.from, past.to);
  const usual = mean(before);
  const limit = unusualSales * deviation(before);
  const change = (values[week] ?? 0) - usual;
  if (limit === 0 || Math.abs(change) < limit) return [];
  const sign = Math.sign(change);
  const [moved] = lines
    .map(({ product, sales }) => ({
      product,
      change: (sales[week] ?? 0) - mean(sales.slice(past.from, past.to)),
    }))
    .sort((a, b) => sign * (b.change - a.change));
  const product = moved?.product ?? '';
  const { below, above, check, raise } = words.sales;
  return alertsFor(data, week, {
    isGain: sign > 0,
    kind: 'sales',
    money: Math.abs(change),
    channel,
    region,
    subject: `${channel}, ${region}`,
    message: fill(sign < 0 ? below : above, {
      share: percent(Math.abs(change) / usual, 0),
      weeks: usualWeeks,
      product,
    }),
    action: fill(sign < 0 ? check : raise, { product: inSentence(product) }),
    metric: fill(words.sales.metric, { unit: lakh.name }),
    values: values.slice(0, week + 1).map(lakh.of),
    threshold: lakh.of(usual + sign * limit),
    reason: fill(words.sales.reason, { weeks: usualWeeks }),
    counted: fill(words.sales.counted, { weeks: usualWeeks, week: week + 1 }),
  });
}

/** Margin for each rupee of spend so far, seen from a week: only weeks up to it are known. */
function paybackSoFar(data: Dataset, lines: readonly Line[], start: number, week: number): number {
  const spend = sum(lines.map((line) => sum(line.spend.slice(start, week + 1))));
  const margin = sum(
    lines.map((line) => {
      const ordinary = mean(line.sales.slice(Math.max(0, start - 4), start));
      const extra = sum(line.sales.slice(start, week + 1).map((sales) => sales - ordinary));
      return extra * marginOf(data, line.product);
    }),
  );
  return spend === 0 ? 0 : margin / spend;
}

/**
 * Promotions: the margin of the extra sales so far falls below a share of the target for each rupee
 * spent so far, first judged after 2 weeks. Ordinary sales are the mean of the 4 weeks before it,
 * since the weeks after it are not known yet. At stake is the spend of the weeks that are left, each
 * as much as the mean of those so far. Action: stop it.
 */
function promotionAlerts(data: Dataset, week: number): Alert[] {
  const { promotionWeeks, lowPayback } = data.alerts;
  return data.promotions.flatMap((promotion) => {
    const start = promotion.firstWeek - 1;
    const run = week - start + 1;
    const left = promotion.lastWeek - week - 1;
    if (run < promotionWeeks || left < 1) return [];
    const lines = promotedLines(data.lines, promotion);
    const threshold = data.paybackTarget * lowPayback;
    const values = Array.from({ length: run }, (_, index) =>
      paybackSoFar(data, lines, start, start + index),
    );
    const payback = values.at(-1) ?? 0;
    const isTold = values.slice(promotionWeeks - 1, -1).some((one) => one < threshold);
    if (payback >= threshold || isTold) return [];
    const spent = sum(lines.map((line) => sum(line.spend.slice(start, week + 1))));
    const money = (spent / run) * left;
    return alertsFor(data, week, {
      kind: 'promotion',
      money,
      channel: promotion.channel,
      subject: `${promotion.name}, ${promotion.channel}`,
      message: fill(words.promotion.message, {
        run: counted(run, figures.weeks),
        payback: rupees(payback),
        target: rupees(data.paybackTarget),
      }),
      action: fill(words.promotion.stop, {
        left: counted(left, figures.weeks),
        money: amount(money),
      }),
      metric: words.promotion.metric,
      values,
      threshold,
      reason: fill(words.promotion.reason, { share: percent(lowPayback, 0) }),
      counted: fill(words.promotion.counted, { from: promotion.firstWeek, to: week + 1 }),
    });
  });
}

/** All alerts of a dataset, latest first by the clock, at one time the most money first. */
export function alertsOf(data: Dataset): Alert[] {
  const { usualWeeks } = data.alerts;
  const weeks = Array.from(
    { length: Math.max(0, data.weeks - usualWeeks) },
    (_, at) => at + usualWeeks,
  );
  return [
    ...data.lines.flatMap((line) => stockAlerts(data, line)),
    ...weeks.flatMap((week) => [
      ...data.channels.flatMap(({ name }) =>
        data.regions.flatMap((region) => salesAlerts(data, name, region, week)),
      ),
      ...promotionAlerts(data, week),
    ]),
  ].sort((a, b) => b.week - a.week || b.time.localeCompare(a.time) || b.money - a.money);
}

/** The alert that the pictures tell of: the latest urgent one about stock. */
export function leadAlert(data: Dataset): Alert {
  const stock = alertsOf(data).filter(({ kind }) => kind === 'stock');
  const alert = stock.find(({ severity }) => severity === 'urgent') ?? stock[0];
  if (!alert) throw new Error('The sample brand has no alert about stock.');
  return alert;
}
