import { type Dataset, type Line, linesOf, marginOf, weekly } from './dataset';
import { amount, counted, listed, number, percent, rupees } from './format';
import { promotedLines } from './promotions';
import { deviation, mean, sum } from './statistics';
import { coverByWeek } from './stock';

/** Weeks before the one in question that say what is usual. */
export const USUAL_WEEKS = 8;
/** Stock cover is low below this share of its usual value. */
export const LOW_COVER = 0.5;
/** Sales are unusual beyond this many deviations from their usual value. */
export const UNUSUAL_SALES = 3;
/** A promotion is judged once it has run this many weeks. */
export const PROMOTION_WEEKS = 2;
/** Weekly sales at risk, in thousands of rupees, from which low cover is worth a message … */
export const WORTH_TELLING = 20;
/** … and from which it is urgent. */
export const URGENT_SALES = 60;

export type Severity = 'urgent' | 'warning' | 'note';

/** Who reads what: urgent things reach people on the road, the rest can wait for a desk. */
const sentBy = { urgent: 'WhatsApp', warning: 'Slack', note: 'Email' } as const;

/** A message that OctoSense sends. */
export type Alert = {
  readonly kind: 'stock' | 'sales' | 'promotion';
  /** The week at whose end it is sent, counted from 1. */
  readonly week: number;
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

const place = (channel: string, region: string) => `${channel}, ${region}`;

function alert(severity: Severity, rest: Omit<Alert, 'severity' | 'sentBy'>): Alert {
  return { severity, sentBy: sentBy[severity], ...rest };
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
 * 8 weeks before. Products of one place go into one message, sent where they sell at least Rs 20
 * thousand a week together; from Rs 60 thousand it is urgent, otherwise a warning. Action: move stock from the region of the same
 * channel where the best-selling of them lasts longest, if that is at least the cover target.
 */
function stockAlerts(data: Dataset, week: number): Alert[] {
  return data.channels.flatMap(({ name: channel }) =>
    data.regions.flatMap((region) => {
      const low = fallingCover(linesOf(data, { channel, region }), week);
      const worst = low[0];
      const sales = sum(low.map((one) => one.sales));
      if (!worst || sales < WORTH_TELLING) return [];
      const donor = bestStocked(data, worst.line, week);
      const weeks = (cover: number) => `${number(cover, 1)} weeks`;
      return [
        alert(sales >= URGENT_SALES ? 'urgent' : 'warning', {
          kind: 'stock',
          week: week + 1,
          subject: place(channel, region),
          message: `Stock of ${listed(low.map((one) => one.line.product))} lasts ${weeks(worst.cover[week] ?? 0)}; usual is ${weeks(worst.usual)}. ${amount(sales)} of weekly sales at risk.`,
          action:
            donor && donor.cover >= data.coverTarget
              ? `Move ${worst.line.product} from ${donor.region}, where it lasts ${weeks(donor.cover)}.`
              : `Bring the next delivery of ${worst.line.product} forward.`,
          metric: `Weeks of stock, ${worst.line.product}`,
          values: worst.cover.slice(0, week + 1),
          threshold: worst.usual * LOW_COVER,
        }),
      ];
    }),
  );
}

/**
 * Sales: a channel in a region sells 3 deviations more or less in a week than the mean of the 8
 * weeks before, products that had a promotion in these weeks left out. Less is urgent, more is a note. Action: names the product that moved most.
 */
function salesAlerts(data: Dataset, week: number): Alert[] {
  return data.channels.flatMap(({ name: channel }) =>
    data.regions.flatMap((region) => {
      const lines = linesOf(data, { channel, region }).filter((line) =>
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
      return [
        alert(sign < 0 ? 'urgent' : 'note', {
          kind: 'sales',
          week: week + 1,
          subject: place(channel, region),
          message: `Sales are ${percent(Math.abs(change) / usual, 0)} ${sign < 0 ? 'below' : 'above'} the last ${USUAL_WEEKS} weeks. ${product} moved most.`,
          action:
            sign < 0
              ? `Check ${product} with the channel before the next order.`
              : `Raise the next order of ${product} before stock runs short.`,
          metric: 'Net sales a week, Rs lakh',
          values: values.slice(0, week + 1).map((value) => value / 100),
          threshold: (usual + sign * limit) / 100,
        }),
      ];
    }),
  );
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
 * Promotions: after 2 weeks, the margin of the extra sales so far is less than half the target for
 * each rupee spent. Ordinary sales are the mean of the 4 weeks before it, since the weeks after
 * it are not known yet. A warning. Action: stop it, with the weeks that are left.
 */
function promotionAlerts(data: Dataset, week: number): Alert[] {
  return data.promotions.flatMap((promotion) => {
    const start = promotion.firstWeek - 1;
    if (week !== start + PROMOTION_WEEKS - 1) return [];
    const lines = promotedLines(data, promotion);
    const payback = paybackSoFar(data, lines, start, week);
    if (payback >= data.paybackTarget * LOW_COVER) return [];
    const left = promotion.lastWeek - week - 1;
    return [
      alert('warning', {
        kind: 'promotion',
        week: week + 1,
        subject: `${promotion.name}, ${promotion.channel}`,
        message: `After ${counted(PROMOTION_WEEKS, 'week')} it brings ${rupees(payback)} of margin for a rupee of trade spend; target is ${rupees(data.paybackTarget)}.`,
        action: `Stop it now: ${counted(left, 'week')} of spend left.`,
        metric: 'Margin for a rupee of trade spend',
        values: Array.from({ length: PROMOTION_WEEKS }, (_, index) =>
          paybackSoFar(data, lines, start, start + index),
        ),
        threshold: data.paybackTarget * LOW_COVER,
      }),
    ];
  });
}

const urgency: Record<Severity, number> = { urgent: 0, warning: 1, note: 2 };

/** All alerts of a dataset, latest first, in a week the urgent ones first. */
export function alertsOf(data: Dataset): Alert[] {
  return Array.from({ length: data.weeks - USUAL_WEEKS }, (_, index) => index + USUAL_WEEKS)
    .flatMap((week) => [
      ...stockAlerts(data, week),
      ...salesAlerts(data, week),
      ...promotionAlerts(data, week),
    ])
    .sort((a, b) => b.week - a.week || urgency[a.severity] - urgency[b.severity]);
}
