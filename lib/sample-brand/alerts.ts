import { figures } from '@/words';
import { sampleData } from '@/words';
import { fill } from '../fill';
import {
  type Dataset,
  type Line,
  linesByPlace,
  linesOf,
  marginOf,
  promotedLines,
  weekly,
} from './dataset';
import { amount, counted, listed, number, percent, rupees, unitOf } from './format';
import { deviation, mean, sum } from './statistics';
import { coverByWeek } from './stock';

const words = sampleData.alerts;

/** Weeks before the one in question that say what is usual. */
const USUAL_WEEKS = 8;
/** Stock cover is low below this share of its usual value. */
const LOW_COVER = 0.5;
/** Sales are unusual beyond this many deviations from their usual value. */
const UNUSUAL_SALES = 3;
/** A promotion is first judged after so many weeks. */
const PROMOTION_WEEKS = 2;
/** Below so much money at stake, in thousands of rupees, nobody is told. */
const WORTH_TELLING = 50;
/** From so much money on, in thousands of rupees, a loss is a warning, and from so much on urgent. */
const WARNING_FROM = 150;
const URGENT_FROM = 500;

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
  /** What is at stake, in thousands of rupees: sales of a week, or spend that is left. */
  readonly money: number;
  readonly severity: Severity;
  readonly sentBy: (typeof sentBy)[Severity];
  /** What it is about: a place or a promotion. */
  readonly subject: string;
  /** What moved, how far and from where. */
  readonly message: string;
  /** What to do about it. */
  readonly action: string;
  /** The metric up to that week, with the threshold that it crossed. */
  readonly metric: string;
  readonly values: readonly number[];
  readonly threshold: number;
};

/** The unit of sales of one channel in one region, whatever they are. */
const lakh = unitOf([]);

/** A loss is as urgent as the money is much; a gain can wait. */
function severityOf(money: number, isLoss: boolean): Severity {
  if (!isLoss || money < WARNING_FROM) return 'note';
  return money < URGENT_FROM ? 'warning' : 'urgent';
}

function whenOf(data: Dataset, week: number): string {
  const ago = data.weeks - week - 1;
  if (ago === 0) return words.thisWeek;
  return ago === 1 ? words.lastWeek : fill(words.weeksAgo, { weeks: ago });
}

type Finding = Omit<Alert, 'severity' | 'sentBy' | 'when' | 'week'> & { readonly isLoss?: boolean };

/** The alert of a finding at the end of a week (from 0); nothing where too little is at stake. */
function alertsFor(data: Dataset, week: number, { isLoss = true, ...finding }: Finding): Alert[] {
  if (finding.money < WORTH_TELLING) return [];
  const severity = severityOf(finding.money, isLoss);
  const when = whenOf(data, week);
  return [{ ...finding, week: week + 1, when, severity, sentBy: sentBy[severity] }];
}

type LowCover = { line: Line; cover: number[]; usual: number; sales: number };

/** Lines whose cover falls below the threshold in a week, having been above it the week before. */
function fallingCover(lines: readonly Line[], week: number): LowCover[] {
  return lines
    .flatMap((line) => {
      const cover = coverByWeek([line]);
      const usual = mean(cover.slice(week - USUAL_WEEKS, week));
      const limit = usual * LOW_COVER;
      const falls = (cover[week] ?? 0) < limit && (cover[week - 1] ?? 0) >= limit;
      return falls
        ? [{ line, cover, usual, sales: mean(line.sales.slice(week - 3, week + 1)) }]
        : [];
    })
    .sort((a, b) => b.sales - a.sales);
}

/** Where else in the channel a product's stock lasts longest at the end of a week. */
function bestStocked(data: Dataset, { channel, product, region }: Line, week: number) {
  return linesOf(data, { channel, product })
    .filter((line) => line.region !== region)
    .map((line) => ({ region: line.region, cover: coverByWeek([line])[week] ?? 0 }))
    .sort((a, b) => b.cover - a.cover)[0];
}

/**
 * Stock: cover of a product in a channel and region (stock.ts) falls below half of its mean in the
 * 8 weeks before. Products of one place go into one message; what they sell in a week is at stake.
 * Action: move stock from the region of the same channel where the best-selling of them lasts
 * longest, if that is at least the cover target.
 */
function stockAlerts(data: Dataset, week: number): Alert[] {
  return linesByPlace(data).flatMap(({ name: subject, lines }) => {
    const low = fallingCover(lines, week);
    const worst = low[0];
    if (!worst) return [];
    const money = sum(low.map((one) => one.sales));
    const donor = bestStocked(data, worst.line, week);
    const lasting = (cover: number) => fill(words.stock.cover, { weeks: number(cover, 1) });
    return alertsFor(data, week, {
      kind: 'stock',
      money,
      subject,
      message: fill(words.stock.message, {
        products: listed(low.map((one) => one.line.product)),
        cover: lasting(worst.cover[week] ?? 0),
        usual: lasting(worst.usual),
        money: amount(money),
      }),
      action:
        donor && donor.cover >= data.coverTarget
          ? fill(words.stock.move, {
              product: worst.line.product,
              region: donor.region,
              cover: lasting(donor.cover),
            })
          : fill(words.stock.bringForward, { product: worst.line.product }),
      metric: fill(words.stock.metric, { product: worst.line.product }),
      values: worst.cover.slice(0, week + 1),
      threshold: worst.usual * LOW_COVER,
    });
  });
}

/**
 * Sales: a channel in a region sells 3 deviations more or less in a week than the mean of the 8
 * weeks before, products that had a promotion in these weeks left out. The difference is at stake;
 * more than usual is a note. Action: names the product that moved most.
 */
function salesAlerts(data: Dataset, week: number): Alert[] {
  return linesByPlace(data).flatMap(({ name: subject, lines: all }) => {
    const lines = all.filter((line) =>
      line.spend.slice(week - USUAL_WEEKS, week + 1).every((spend) => spend === 0),
    );
    const values = weekly(lines, 'sales');
    const before = values.slice(week - USUAL_WEEKS, week);
    const usual = mean(before);
    const limit = UNUSUAL_SALES * deviation(before);
    const change = (values[week] ?? 0) - usual;
    if (limit === 0 || Math.abs(change) < limit) return [];
    const sign = Math.sign(change);
    const moved = lines
      .map((line) => ({
        product: line.product,
        change: (line.sales[week] ?? 0) - mean(line.sales.slice(week - USUAL_WEEKS, week)),
      }))
      .sort((a, b) => sign * (b.change - a.change))[0];
    const product = moved?.product ?? '';
    return alertsFor(data, week, {
      isLoss: sign < 0,
      kind: 'sales',
      money: Math.abs(change),
      subject,
      message: fill(sign < 0 ? words.sales.below : words.sales.above, {
        share: percent(Math.abs(change) / usual, 0),
        weeks: USUAL_WEEKS,
        product,
      }),
      action: fill(sign < 0 ? words.sales.check : words.sales.raise, { product }),
      metric: fill(words.sales.metric, { unit: lakh.name }),
      values: values.slice(0, week + 1).map(lakh.of),
      threshold: lakh.of(usual + sign * limit),
    });
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
 * Promotions: the margin of the extra sales so far falls below half the target for each rupee spent
 * so far, first judged after 2 weeks. Ordinary sales are the mean of the 4 weeks before it, since
 * the weeks after it are not known yet. At stake is the spend of the weeks that are left, each as
 * much as the mean of those so far. Action: stop it.
 */
function promotionAlerts(data: Dataset, week: number): Alert[] {
  return data.promotions.flatMap((promotion) => {
    const start = promotion.firstWeek - 1;
    const run = week - start + 1;
    const left = promotion.lastWeek - week - 1;
    if (run < PROMOTION_WEEKS || left < 1) return [];
    const lines = promotedLines(data.lines, promotion);
    const limit = data.paybackTarget * LOW_COVER;
    const values = Array.from({ length: run }, (_, index) =>
      paybackSoFar(data, lines, start, start + index),
    );
    const payback = values.at(-1) ?? 0;
    if (payback >= limit || values.slice(PROMOTION_WEEKS - 1, -1).some((one) => one < limit)) {
      return [];
    }
    const spent = sum(lines.map((line) => sum(line.spend.slice(start, week + 1))));
    const money = (spent / run) * left;
    return alertsFor(data, week, {
      kind: 'promotion',
      money,
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
      threshold: limit,
    });
  });
}

const urgency: Record<Severity, number> = { urgent: 0, warning: 1, note: 2 };

/** All alerts of a dataset, latest first, in a week the urgent ones and the most money first. */
export function alertsOf(data: Dataset): Alert[] {
  return Array.from({ length: data.weeks - USUAL_WEEKS }, (_, index) => index + USUAL_WEEKS)
    .flatMap((week) => [
      ...stockAlerts(data, week),
      ...salesAlerts(data, week),
      ...promotionAlerts(data, week),
    ])
    .sort(
      (a, b) => b.week - a.week || urgency[a.severity] - urgency[b.severity] || b.money - a.money,
    );
}
