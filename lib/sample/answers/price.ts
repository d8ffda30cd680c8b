import type { Dataset } from '../dataset';
import { listed, number, signedAmount, signedLakh } from '../format';
import { priceByProduct } from '../scenario';
import { type Answer, answerRange, ask, tryLevers } from './answer';

/** The price rise that the question is about. */
export const PRICE_RISE = 0.05;

/** Which products could bear a 5% price rise? */
export function priceAnswer(data: Dataset): Answer {
  const products = priceByProduct(data, PRICE_RISE);
  const safe = products.filter(({ effect }) => effect.profit.low > 0);
  const losing = products.filter(({ effect }) => effect.profit.mid < 0);
  const [best] = products;
  const last = products.at(-1);
  if (!best || !last) throw new Error('The dataset has no product.');
  return {
    question: 'Which products could bear a 5% price rise?',
    headline: `${safe.length} of ${products.length} would earn more even if buyers react strongly. ${best.name} gains most.`,
    detail: `A rise of 5% would have brought ${best.name} ${signedAmount(best.effect.profit.mid)} of margin in 13 weeks. ${
      losing.length > 0
        ? `${listed(losing.map(({ name }) => name))} would lose, ${last.name} most: ${signedAmount(last.effect.profit.mid)}.`
        : 'None would lose at the expected reaction.'
    }`,
    chart: {
      kind: 'bars',
      title: 'Change of margin at +5%, Rs lakh',
      bars: products.map((product) => ({
        label: product.name,
        text: signedLakh(product.effect.profit.mid),
        value: product.effect.profit.mid,
        range: product.effect.profit,
        look: product === best ? 'accent' : 'plain',
      })),
    },
    table: {
      title: 'At +5%, Rs lakh in 13 weeks',
      columns: ['Product', 'Elasticity', 'Sales', 'Margin'],
      rows: [...products.slice(0, 3), ...products.slice(-3)].map(({ name, elasticity, effect }) => [
        name,
        number(elasticity, 1),
        signedLakh(effect.sales.mid),
        signedLakh(effect.profit.mid),
      ]),
    },
    range: answerRange(`Change of margin, ${best.name}`, best.effect.profit, signedAmount),
    method:
      'Units change by (1 + 5%) to the power of the product’s price elasticity, a given assumption. The range takes it a quarter weaker and a quarter stronger.',
    followUps: [tryLevers({ price: 5 }), tryLevers({ price: -5 }), ask('products')],
  };
}
