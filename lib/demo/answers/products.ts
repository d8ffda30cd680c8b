import { answers } from '@/content/answers';
import type { Dataset } from '../dataset';
import { fill } from '@/lib/fill';
import { type Unit, amount, percent, signedAmount, signedPercent, unitOf } from '../format';
import { type Growth, growthBy, growthOf } from '../growth';
import { sum } from '../statistics';
import { NO_CHANGE, type Answer, answerRange, ask, rangedBar, tryLevers } from './answer';

const words = answers.products;

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
  const changes = unitOf(products.flatMap(({ change }) => [change.low, change.high]));
  const unit = unitOf([all.after]);
  return {
    question: words.question,
    headline: fill(words.headline, {
      first: first.name,
      second: second.name,
      share: percent(together / all.change.mid, 0),
    }),
    detail: fill(words.detail, {
      added: amount(together),
      all: amount(all.change.mid),
      last: last.name,
      change: signedAmount(last.change.mid),
    }),
    chart: {
      kind: 'bars',
      title: fill(words.chart, { unit: changes.name }),
      bars: products.map((product) => {
        const look = product === first || product === second ? 'main' : 'plain';
        return rangedBar(product.name, product.change, changes.signed, look);
      }),
    },
    table: {
      title: fill(words.table, { unit: unit.name }),
      columns: words.columns,
      rows: [
        ...shown.map(({ name, after, change, rate }) => [
          name,
          unit.text(after),
          unit.signed(change.mid),
          signedPercent(rate.mid),
        ]),
        sumRow(unit, fill(words.others, { count: others.length }), others),
        sumRow(unit, words.total, products),
      ],
      hasTotal: true,
    },
    range: answerRange(words.range, all.change, signedAmount, NO_CHANGE),
    method: words.method,
    followUps: [ask('price'), ask('growth'), tryLevers({ price: 2 })],
  };
}

function sumRow(unit: Unit, name: string, products: readonly Growth[]): string[] {
  const before = sum(products.map((product) => product.before));
  const after = sum(products.map((product) => product.after));
  return [
    name,
    unit.text(after),
    unit.signed(after - before),
    signedPercent((after - before) / before),
  ];
}
