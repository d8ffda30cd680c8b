import { type Dataset, type Period, type Promotion, marginOf, promotedLines } from '../dataset';
import { type Estimate, around, deviation, halfWidth80, mean, sum } from './statistics';

/** Weeks on each side of a promotion that say what would have been sold without it. */
const BASE_WEEKS = 4;

/** What a promotion cost and brought, in thousands of rupees. */
export type PromotionResult = {
  readonly promotion: Promotion;
  readonly spend: number;
  /** Sales above what would have been sold without it. */
  readonly extra: Estimate;
  /** Margin of the extra sales. */
  readonly margin: number;
  /** Margin for each rupee of spend; 1 is break-even. */
  readonly payback: Estimate;
};

/** The up to four weeks before a promotion and the up to four after it. */
function baseOf(values: readonly number[], { from, to }: Period): number[] {
  return [
    ...values.slice(Math.max(0, from - BASE_WEEKS), from),
    ...values.slice(to, to + BASE_WEEKS),
  ];
}

/**
 * What a promotion paid back.
 *
 *   ordinary sales of a line = mean of its sales in the 4 weeks before and the 4 after
 *   extra   = Σ over lines and promotion weeks of (sales − ordinary sales)
 *   margin  = Σ of the same, each line × its product's margin
 *   payback = margin ÷ what was spent on it in those weeks
 *
 * Ranges are the middle 80 %. The m base weeks of all lines together have deviation s about their
 * mean, so n promotion weeks against that mean are off by s × √(n + n²/m), by Student's t with m − 1
 * degrees of freedom (prediction of a sum of n further values: Hahn and Meeker, Statistical
 * Intervals, 4.7). Payback likewise, from the margin of the base weeks.
 * @param within counts only the promotion's weeks in that period
 */
export function promotionResult(
  data: Dataset,
  promotion: Promotion,
  within: Period = { from: 0, to: data.weeks },
): PromotionResult {
  const whole = { from: promotion.firstWeek - 1, to: promotion.lastWeek };
  const from = Math.max(whole.from, within.from);
  const to = Math.max(from, Math.min(whole.to, within.to, data.weeks));
  const lines = promotedLines(data.lines, promotion).map(({ sales, spend, product }) => {
    const base = baseOf(sales, whole);
    const extra = sum(sales.slice(from, to)) - (to - from) * mean(base);
    return { base, extra, spend: sum(spend.slice(from, to)), share: marginOf(data, product) };
  });
  const spend = sum(lines.map((line) => line.spend));
  const extra = sum(lines.map((line) => line.extra));
  const margin = sum(lines.map((line) => line.extra * line.share));
  /** Half-width of the range of a sum over lines, each line counted with a weight. */
  const reach = (weight: (line: (typeof lines)[number]) => number): number => {
    const weeks = lines[0]?.base.map((_, week) =>
      sum(lines.map((line) => (line.base[week] ?? 0) * weight(line))),
    );
    if (!weeks) return 0;
    const value = deviation(weeks) ** 2 * (to - from + (to - from) ** 2 / weeks.length);
    return halfWidth80([{ value, freedom: weeks.length - 1 }]);
  };
  return {
    promotion,
    spend,
    extra: around(
      extra,
      reach(() => 1),
    ),
    margin,
    payback:
      spend === 0 ? around(0, 0) : around(margin / spend, reach(({ share }) => share) / spend),
  };
}

/** What was spent on a channel's promotions and what it brought in a period. */
export function channelPromotions(
  data: Dataset,
  channel: string,
  within: Period,
): { readonly spend: number; readonly extra: number; readonly margin: number } {
  const results = data.promotions
    .filter((promotion) => promotion.channel === channel)
    .map((promotion) => promotionResult(data, promotion, within));
  return {
    spend: sum(results.map(({ spend }) => spend)),
    extra: sum(results.map(({ extra }) => extra.mid)),
    margin: sum(results.map(({ margin }) => margin)),
  };
}
