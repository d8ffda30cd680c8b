import { type Dataset, type Line, type Period, type Promotion, marginOf, weekly } from './dataset';
import { type Estimate, Z80, around, deviation, mean, sum } from './statistics';

/** Weeks on each side of a promotion that say what would have been sold without it. */
const BASE_WEEKS = 4;

/** What a promotion cost and brought, in thousands of rupees. */
export type PromotionResult = {
  readonly promotion: Promotion;
  readonly spend: number;
  /** Sales above what would have been sold without it. */
  readonly extra: Estimate;
  /** Gross margin of the extra sales. */
  readonly margin: number;
  /** Margin for each rupee of spend; 1 is break-even. */
  readonly payback: Estimate;
};

/** The lines that a promotion covers. */
export function promotedLines(data: Dataset, { channel, products }: Promotion): Line[] {
  return data.lines.filter((line) => line.channel === channel && products.includes(line.product));
}

const promotionPeriod = ({ firstWeek, lastWeek }: Promotion): Period => ({
  from: firstWeek - 1,
  to: lastWeek,
});

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
 *   margin  = Σ of the same, each line × its product's gross margin
 *   payback = margin ÷ trade spend in those weeks
 *
 * Range: the base weeks of all lines together have deviation s about their mean, so n promotion
 * weeks against a mean of m base weeks have deviation s × √(n + n²/m); the middle 80 % is ± 1.2816
 * of those. `within` counts only the promotion's weeks in that period.
 */
export function promotionResult(
  data: Dataset,
  promotion: Promotion,
  within: Period = { from: 0, to: data.weeks },
): PromotionResult {
  const whole = promotionPeriod(promotion);
  const from = Math.max(whole.from, within.from);
  const to = Math.max(from, Math.min(whole.to, within.to));
  const lines = promotedLines(data, promotion);
  const byLine = lines.map((line) => {
    const ordinary = mean(baseOf(line.sales, whole));
    return {
      ordinary,
      extra: sum(line.sales.slice(from, to).map((sales) => sales - ordinary)),
      share: marginOf(data, line.product),
    };
  });
  const spend = sum(lines.map((line) => sum(line.spend.slice(from, to))));
  const extra = sum(byLine.map((line) => line.extra));
  const margin = sum(byLine.map((line) => line.extra * line.share));
  const ordinary = sum(byLine.map((line) => line.ordinary));
  const meanShare =
    ordinary === 0 ? 0 : sum(byLine.map((line) => line.ordinary * line.share)) / ordinary;

  const base = baseOf(weekly(lines, 'sales'), whole);
  const weeks = to - from;
  const reach =
    base.length === 0 ? 0 : Z80 * deviation(base) * Math.sqrt(weeks + weeks ** 2 / base.length);
  return {
    promotion,
    spend,
    extra: around(extra, reach),
    margin,
    payback: spend === 0 ? around(0, 0) : around(margin / spend, (reach * meanShare) / spend),
  };
}

/** Every promotion, worst payback first. */
export function promotionResults(data: Dataset): PromotionResult[] {
  return data.promotions
    .map((promotion) => promotionResult(data, promotion))
    .sort((a, b) => a.payback.mid - b.payback.mid);
}

/** Trade spend of a channel and what it brought in a period, all promotions together. */
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
