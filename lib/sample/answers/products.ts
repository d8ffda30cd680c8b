import type { Dataset } from '../dataset';
import { amount, lakh, percent, signedAmount, signedLakh, signedPercent } from '../format';
import { growthBy, growthOf } from '../growth';
import { type Answer, answerRange, ask, tryLevers } from './answer';

/** Which products drive the growth? */
export function productsAnswer(data: Dataset): Answer {
  const products = growthBy(data, 'product').sort((a, b) => b.change.mid - a.change.mid);
  const all = growthOf(data, data.lines);
  const [first, second] = products;
  const last = products.at(-1);
  if (!first || !second || !last) throw new Error('The dataset has fewer than two products.');
  const together = first.change.mid + second.change.mid;
  const shown = products.slice(0, 5);
  const others = products.slice(5);
  return {
    question: 'Which products drive the growth?',
    headline: `${first.name} and ${second.name}: ${percent(together / all.change.mid, 0)} of all growth.`,
    detail: `Together they added ${amount(together)} of ${amount(all.change.mid)}. ${last.name} came last with ${signedAmount(last.change.mid)}.`,
    chart: {
      kind: 'bars',
      title: 'Change of net sales, Rs lakh',
      bars: products.map((product) => ({
        label: product.name,
        text: signedLakh(product.change.mid),
        value: product.change.mid,
        range: product.change,
        look: product === first || product === second ? 'accent' : 'plain',
      })),
    },
    table: {
      title: 'Net sales, Rs lakh',
      columns: ['Product', 'Last 13', 'Change', 'Rate'],
      rows: [
        ...shown.map(({ name, after, change, rate }) => [
          name,
          lakh(after),
          signedLakh(change.mid),
          signedPercent(rate.mid),
        ]),
        rowOf(`${others.length} others`, others),
        rowOf('All products', products),
      ],
      hasTotal: true,
    },
    range: answerRange('Growth of all products', all.change, (value) => amount(value)),
    method:
      'Net sales of weeks 14 to 26 less those of weeks 1 to 13, product by product. The range comes from how much ordinary weeks lie off the trend.',
    followUps: [ask('price'), ask('growth'), tryLevers({ price: 2 })],
  };
}

function rowOf(name: string, products: readonly { before: number; after: number }[]): string[] {
  const before = products.reduce((sum, product) => sum + product.before, 0);
  const after = products.reduce((sum, product) => sum + product.after, 0);
  return [name, lakh(after), signedLakh(after - before), signedPercent((after - before) / before)];
}
