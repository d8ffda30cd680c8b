import { type Dataset, linesOf, recent, total } from '../dataset';
import { channelPromotions } from './promotions';
import { type Estimate, together } from './statistics';

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

/** Changes in per cent; no channel means all of them. */
export type Levers = {
  readonly channel?: string;
  readonly price: number;
  readonly spend: number;
  readonly reach: number;
};

/** What a lever can be set to, in per cent. */
export const leverLimits = {
  price: { min: -10, max: 10, step: 1 },
  spend: { min: -50, max: 50, step: 5 },
  reach: { min: -20, max: 20, step: 5 },
} as const;

export type Lever = keyof typeof leverLimits;

/** The levers in the order in which they are shown. */
export const levers: readonly Lever[] = ['price', 'reach', 'spend'];

/** A change of sales and of profit, in thousands of rupees over 13 weeks. */
export type Effect = { readonly sales: Estimate; readonly profit: Estimate };

type Change = { sales: number; profit: number };

/** What an exponent's low, middle and high value make of an effect; the ends are the extremes. */
function ranged(exponent: Estimate, effect: (exponent: number) => Change): Effect {
  const middle = effect(exponent.mid);
  const points = [effect(exponent.low), middle, effect(exponent.high)];
  const estimate = (key: keyof Change): Estimate => ({
    low: Math.min(...points.map((point) => point[key])),
    mid: middle[key],
    high: Math.max(...points.map((point) => point[key])),
  });
  return { sales: estimate('sales'), profit: estimate('profit') };
}

/** Effects added: ends to ends, as if all went badly, or all well, at once. */
function combined(effects: readonly Effect[]): Effect {
  return {
    sales: together(effects.map(({ sales }) => sales)),
    profit: together(effects.map(({ profit }) => profit)),
  };
}

const elasticityRange = (elasticity: number): Estimate => ({
  low: elasticity * (1 + ELASTICITY_RANGE),
  mid: elasticity,
  high: elasticity * (1 - ELASTICITY_RANGE),
});

/** Sales S become S × f^(1+e); their cost (1 − margin) × S follows the units, × f^e. */
function priceEffect(sales: number, margin: number, change: number, elasticity: Estimate): Effect {
  const factor = 1 + change;
  return ranged(elasticity, (e) => {
    const more = sales * (factor ** (1 + e) - 1);
    return { sales: more, profit: more - sales * (1 - margin) * (factor ** e - 1) };
  });
}

/** Spend's extra sales X become X × (1 + change)^k, and so does their margin; spend is paid. */
function spendEffect(
  promotions: { readonly spend: number; readonly extra: number; readonly margin: number },
  change: number,
): Effect {
  return ranged(SPEND_EXPONENT, (k) => {
    const more = (1 + change) ** k - 1;
    return {
      sales: promotions.extra * more,
      profit: promotions.margin * more - promotions.spend * change,
    };
  });
}

/** Every product with its sales in the last 13 weeks, in one channel or in all. */
function productsOf(data: Dataset, channel?: string) {
  return data.products.map((product) => ({
    ...product,
    sales: total(linesOf(data, { channel, product: product.name }), 'sales', recent(data)),
  }));
}

/** What levers would have changed in the last 13 weeks, lever by lever and in all. */
export type Scenario = {
  /** Sales of the channel, or of all, as they were. */
  readonly before: number;
  readonly effects: Readonly<Record<Lever, Effect>>;
  readonly total: Effect;
};

/**
 * Applies price first, then distribution to the sales at the new price, then trade spend to the
 * extra sales that promotions brought. The effects of all channels asked for add up.
 */
export function whatIf(data: Dataset, set: Levers): Scenario {
  const price = set.price / 100;
  const channels = data.channels.filter(({ name }) => (set.channel ?? name) === name);
  const effects = channels.map(({ name, reach }) => {
    const products = productsOf(data, name);
    const priced = combined(
      products.map(({ sales, margin, elasticity }) =>
        priceEffect(sales, margin, price, elasticityRange(elasticity)),
      ),
    );
    const wider = ranged(
      { low: Math.max(0, reach - REACH_RANGE), mid: reach, high: reach + REACH_RANGE },
      (d) => {
        const more = (1 + set.reach / 100) ** d - 1;
        return products.reduce<Change>(
          (sum, { sales, margin, elasticity }) => {
            const value = sales * (1 + price) ** (1 + elasticity);
            const cost = sales * (1 - margin) * (1 + price) ** elasticity;
            return {
              sales: sum.sales + value * more,
              profit: sum.profit + (value - cost) * more,
            };
          },
          { sales: 0, profit: 0 },
        );
      },
    );
    return {
      price: priced,
      reach: wider,
      spend: spendEffect(channelPromotions(data, name, recent(data)), set.spend / 100),
    };
  });
  const inAll = {
    price: combined(effects.map((effect) => effect.price)),
    spend: combined(effects.map((effect) => effect.spend)),
    reach: combined(effects.map((effect) => effect.reach)),
  };
  return {
    before: total(linesOf(data, { channel: set.channel }), 'sales', recent(data)),
    effects: inAll,
    total: combined(Object.values(inAll)),
  };
}

/** What one price change would have done to each product, best for profit first. */
export function priceByProduct(
  data: Dataset,
  change: number,
): { name: string; elasticity: number; effect: Effect }[] {
  return productsOf(data)
    .map(({ name, sales, margin, elasticity }) => {
      const effect = priceEffect(sales, margin, change, elasticityRange(elasticity));
      return { name, elasticity, effect };
    })
    .sort((a, b) => b.effect.profit.mid - a.effect.profit.mid);
}

/** Trade spend moved from the channel where it pays back least to the one where it pays most. */
export type Move = {
  readonly amount: number;
  readonly from: MoveEnd;
  readonly to: MoveEnd;
  readonly total: Effect;
};

export type MoveEnd = {
  readonly channel: string;
  readonly spend: number;
  readonly payback: number;
  readonly effect: Effect;
};

/** The share of the giving channel's trade spend that is moved. */
export const MOVED_SHARE = 0.25;

/**
 * Moves that share of the giving channel's trade spend of the last 13 weeks. Payback is margin ÷
 * spend (promotions.ts); both ends follow the trade spend rule above.
 * Nothing when fewer than two channels have trade spend in those weeks.
 */
export function moveSpend(data: Dataset): Move | undefined {
  const channels = data.channels
    .map(({ name }) => ({ channel: name, ...channelPromotions(data, name, recent(data)) }))
    .filter(({ spend }) => spend > 0)
    .sort((a, b) => a.margin / a.spend - b.margin / b.spend);
  const worst = channels[0];
  const best = channels.at(-1);
  if (!worst || !best || worst === best) return undefined;
  const moved = worst.spend * MOVED_SHARE;
  const end = (one: typeof worst, change: number): MoveEnd => ({
    channel: one.channel,
    spend: one.spend,
    payback: one.margin / one.spend,
    effect: spendEffect(one, change),
  });
  const from = end(worst, -MOVED_SHARE);
  const to = end(best, moved / best.spend);
  return { amount: moved, from, to, total: combined([from.effect, to.effect]) };
}
