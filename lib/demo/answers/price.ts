import { answers } from '@/content/answers';
import type { Dataset } from '../dataset';
import { fill } from '@/lib/fill';
import { amount, listed, number, signedAmount, unitOf } from '../format';
import { priceByProduct } from '../scenario';
import { type Answer, ask, profitRange, rangedBar, tryLevers } from './answer';

const words = answers.price;

/** The price rise that the question is about. */
const PRICE_RISE = 0.05;

/** Which products could bear a 5% price rise? */
export function priceAnswer(data: Dataset): Answer {
  const products = priceByProduct(data, PRICE_RISE);
  const safe = products.filter(({ effect }) => effect.profit.low > 0);
  const losing = products.filter(({ effect }) => effect.profit.mid < 0);
  const [best] = products;
  const unit = unitOf(products.flatMap(({ effect }) => [effect.sales.mid, effect.profit.mid]));
  if (!best) throw new Error('The dataset has no product.');
  return {
    question: words.question,
    headline: fill(words.headline, {
      safe: safe.length,
      all: products.length,
      product: best.name,
    }),
    detail: `${fill(words.detail, {
      product: best.name,
      gain: signedAmount(best.effect.profit.mid),
    })} ${lossesInWords(losing)}`,
    chart: {
      kind: 'bars',
      title: fill(words.chart, { unit: unit.name }),
      bars: products.map((product) => {
        const { profit } = product.effect;
        const look = product === best ? 'main' : profit.mid < 0 ? 'accent' : 'plain';
        return rangedBar(product.name, profit, unit.signed, look);
      }),
    },
    table: {
      title: fill(words.table, { unit: unit.name }),
      columns: words.columns,
      rows: [...products.slice(0, 3), ...products.slice(-3)].map(({ name, elasticity, effect }) => [
        name,
        number(elasticity, 1),
        unit.signed(effect.sales.mid),
        unit.signed(effect.profit.mid),
      ]),
    },
    range: profitRange(fill(words.range, { product: best.name }), best.effect.profit),
    method: words.method,
    followUps: [tryLevers({ price: 5 }), tryLevers({ price: -5 }), ask('products')],
  };
}

/** The products that would lose margin, the one that loses most last in the list. */
function lossesInWords(losing: ReturnType<typeof priceByProduct>): string {
  const worst = losing.at(-1);
  if (!worst) return words.noneLoses;
  return fill(losing.length === 1 ? words.oneLoses : words.someLose, {
    products: listed(losing.map(({ name }) => name)),
    worst: worst.name,
    loss: amount(-worst.effect.profit.mid),
  });
}
