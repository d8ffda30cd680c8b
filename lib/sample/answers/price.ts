import type { Dataset } from '../dataset';
import { amount, listed, number, signedAmount, signedLakh } from '../format';
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
  if (!best) throw new Error('The dataset has no product.');
  return {
    question: 'Which products could bear a 5% price rise?',
    headline: `${safe.length} of ${products.length} would earn more even if buyers react strongly. ${best.name} gains most.`,
    detail: `A rise of 5% would have brought ${best.name} ${signedAmount(best.effect.profit.mid)} of margin in 13 weeks. ${lossesInWords(losing)}`,
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

/** The products that would lose margin, the one that loses most last in the list. */
function lossesInWords(losing: ReturnType<typeof priceByProduct>): string {
  const worst = losing.at(-1);
  if (!worst) return 'None would lose at the expected reaction.';
  const names = listed(losing.map(({ name }) => name));
  const loss = amount(-worst.effect.profit.mid);
  return losing.length === 1
    ? `${names} would lose ${loss}.`
    : `${names} would lose, ${worst.name} most: ${loss}.`;
}
