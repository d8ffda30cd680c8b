import { type Dataset, recent } from '../dataset';
import type { MeasureId } from '../query/measures';
import { type Where, valueOf } from '../query/query';
import { type Estimate, estimateOf, sum } from './statistics';

/*
 * What would have been different in the last 13 weeks. Three fixed rules, each with a range:
 *
 * price          units × f^e,  f = 1 + change, e = the product's price elasticity, ± 25 %
 * distribution   sales × (1 + change)^d,  d = the channel's `reach`, ± 0.2
 * trade spend    extra sales of promotions × (1 + change)^0.6, from 0.45 to 0.75: each further
 *                rupee brings less than the one before
 *
 * profit = margin less what promotions cost. Costs are (1 − margin) of today's sales, and follow the
 * units sold. Trade spend is what promotions cost here: trade terms are contracts, and stay.
 */
const ELASTICITY_RANGE = 0.25;
const REACH_RANGE = 0.2;
const SPEND_EXPONENT: Estimate = { low: 0.45, mid: 0.6, high: 0.75 };

/** What a lever can be set to, in per cent. */
export const leverLimits = {
  price: { min: -10, max: 10, step: 1 },
  spend: { min: -50, max: 50, step: 5 },
  reach: { min: -20, max: 20, step: 5 },
} as const;

export type Lever = keyof typeof leverLimits;

/** A value of a lever, or the nearest that it can be set to. */
export const within = (lever: Lever, value: number): number =>
  Math.min(leverLimits[lever].max, Math.max(leverLimits[lever].min, value));

/** Changes in per cent; no channel means all of them. */
export type Levers = Readonly<Record<Lever, number>> & { readonly channel?: string };

/** The levers in the order in which they are shown. */
export const levers: readonly Lever[] = ['price', 'reach', 'spend'];

/** A change of sales and of profit, in thousands of rupees over 13 weeks. */
export type Effect = { readonly sales: Estimate; readonly profit: Estimate };

/** What an exponent's low, middle and high value make of an effect; the ends are the extremes. */
function ranged(
  { low, mid, high }: Estimate,
  effect: (exponent: number) => Record<keyof Effect, number>,
): Effect {
  const points = [low, mid, high].map(effect);
  const estimate = (key: keyof Effect): Estimate => ({
    low: Math.min(...points.map((point) => point[key])),
    mid: effect(mid)[key],
    high: Math.max(...points.map((point) => point[key])),
  });
  return { sales: estimate('sales'), profit: estimate('profit') };
}

/** Effects added: ends to ends, as if all went badly, or all well, at once. */
function combined(effects: readonly Effect[]): Effect {
  const added = (key: keyof Effect) =>
    estimateOf((point) => sum(effects.map((effect) => effect[key][point])));
  return { sales: added('sales'), profit: added('profit') };
}

type Product = Dataset['products'][number] & { readonly sales: number };

/** Sales S become S × f^(1+e); their cost (1 − margin) × S follows the units, × f^e. */
function priceEffect({ sales, margin, elasticity }: Product, change: number): Effect {
  const factor = 1 + change;
  const exponent = {
    low: elasticity * (1 + ELASTICITY_RANGE),
    mid: elasticity,
    high: elasticity * (1 - ELASTICITY_RANGE),
  };
  return ranged(exponent, (e) => {
    const more = sales * (factor ** (1 + e) - 1);
    return { sales: more, profit: more - sales * (1 - margin) * (factor ** e - 1) };
  });
}

/** Sales at the new price and their profit become × (1 + change)^d. */
function reachEffect(
  products: readonly Product[],
  price: number,
  reach: number,
  change: number,
): Effect {
  const sales = ({ sales: now, elasticity }: Product) => now * (1 + price) ** (1 + elasticity);
  const cost = ({ sales: now, margin, elasticity }: Product) =>
    now * (1 - margin) * (1 + price) ** elasticity;
  const exponent = { low: Math.max(0, reach - REACH_RANGE), mid: reach, high: reach + REACH_RANGE };
  return ranged(exponent, (d) => {
    const more = (1 + change) ** d - 1;
    return {
      sales: sum(products.map(sales)) * more,
      profit: sum(products.map((product) => sales(product) - cost(product))) * more,
    };
  });
}

type Promoted = Readonly<Record<'spend' | 'extra' | 'margin', number>>;

/** Spend's extra sales X become X × (1 + change)^k, and so does their margin; spend is paid. */
const spendEffect = ({ spend, extra, margin }: Promoted, change: number): Effect =>
  ranged(SPEND_EXPONENT, (k) => {
    const more = (1 + change) ** k - 1;
    return { sales: extra * more, profit: margin * more - spend * change };
  });

const lately = (data: Dataset, measure: MeasureId, where: Where) =>
  valueOf(data, { measure }, where, recent(data));

/** Every product with its sales in the last 13 weeks, in one channel or in all. */
const productsOf = (data: Dataset, where: Where): Product[] =>
  data.products.map((product) => ({
    ...product,
    sales: lately(data, 'sales', { ...where, product: [product.name] }),
  }));

/** What was spent on a channel's promotions and what it brought. */
const promotedIn = (data: Dataset, channel: string): Promoted => ({
  spend: lately(data, 'promotionSpend', { channel: [channel] }),
  extra: lately(data, 'extra', { channel: [channel] }),
  margin: lately(data, 'extraMargin', { channel: [channel] }),
});

/**
 * What levers would have changed in the last 13 weeks, lever by lever and in all, beside the sales
 * that there were. Price comes first, then distribution on the sales at the new price, then trade
 * spend on the extra sales that promotions brought. The effects of all channels asked for add up.
 */
export function whatIf(data: Dataset, { channel, price, spend, reach }: Levers) {
  const channels = data.channels.filter(({ name }) => (channel ?? name) === name);
  const each = channels.map((one) => {
    const products = productsOf(data, { channel: [one.name] });
    return {
      price: combined(products.map((product) => priceEffect(product, price / 100))),
      reach: reachEffect(products, price / 100, one.reach, reach / 100),
      spend: spendEffect(promotedIn(data, one.name), spend / 100),
    };
  });
  const effects: Readonly<Record<Lever, Effect>> = {
    price: combined(each.map((effect) => effect.price)),
    spend: combined(each.map((effect) => effect.spend)),
    reach: combined(each.map((effect) => effect.reach)),
  };
  return {
    before: lately(data, 'sales', channel === undefined ? {} : { channel: [channel] }),
    effects,
    total: combined(Object.values(effects)),
  };
}

/** What one price change would have done to each product, best for profit first. */
export const priceByProduct = (data: Dataset, change: number) =>
  productsOf(data, {})
    .map((product) => ({ ...product, effect: priceEffect(product, change) }))
    .sort((a, b) => b.effect.profit.mid - a.effect.profit.mid);

/** The share of the giving channel's trade spend that is moved. */
export const MOVED_SHARE = 0.25;

/**
 * Trade spend of the last 13 weeks moved from the channel where it pays back least to the one where
 * it pays most. Both ends follow the trade spend rule above. Nothing when fewer than two channels
 * have trade spend in those weeks.
 */
export function moveSpend(data: Dataset) {
  const channels = data.channels
    .map(({ name: channel }) => ({ channel, ...promotedIn(data, channel) }))
    .filter(({ spend }) => spend > 0)
    .map((one) => ({ ...one, payback: one.margin / one.spend }))
    .sort((a, b) => a.payback - b.payback);
  const [worst] = channels;
  const best = channels.at(-1);
  if (!worst || !best || worst === best) return undefined;
  const amount = worst.spend * MOVED_SHARE;
  const from = { ...worst, effect: spendEffect(worst, -MOVED_SHARE) };
  const to = { ...best, effect: spendEffect(best, amount / best.spend) };
  return { amount, from, to, total: combined([from.effect, to.effect]) };
}
