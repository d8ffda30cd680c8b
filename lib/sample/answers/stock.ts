import { type Dataset, recent } from '../dataset';
import { amount, counted, lakh } from '../format';
import { lossByLine, lossByPlace, lossOf } from '../stock';
import { type Answer, answerRange, ask, tryLevers } from './answer';

/** Where do empty shelves cost us sales? */
export function stockAnswer(data: Dataset): Answer {
  const places = lossByPlace(data, recent(data));
  const lines = lossByLine(data, recent(data));
  const all = lossOf(data.lines, recent(data));
  const [worst] = places;
  const [product] = lines;
  const shown = lines.slice(0, 5);
  const others = lines.slice(5);
  return {
    question: 'Where do empty shelves cost us sales?',
    headline:
      worst && product
        ? `${worst.channel} in the ${worst.region}: ${amount(worst.lost.mid)} in ${data.weeks / 2} weeks.`
        : 'Nowhere: no product ran out of stock.',
    detail:
      worst && product
        ? `${product.line.product} lost most, ${amount(product.lost.mid)} in ${counted(product.weeksOut, 'week')} without stock. All places together lost ${amount(all.lost.mid)}.`
        : 'Every product had stock at the end of every week.',
    chart: {
      kind: 'bars',
      title: 'Sales lost, Rs lakh',
      bars: places.slice(0, 6).map((place) => ({
        label: `${place.channel}, ${place.region}`,
        text: lakh(place.lost.mid),
        value: place.lost.mid,
        range: place.lost,
        look: place === worst ? 'accent' : 'plain',
      })),
    },
    table: {
      title: 'Sales lost in the last 13 weeks, Rs lakh',
      columns: ['Product and place', 'Weeks out', 'Lost'],
      rows: [
        ...shown.map(({ line, weeksOut, lost }) => [
          `${line.product}, ${line.channel}, ${line.region}`,
          String(weeksOut),
          lakh(lost.mid),
        ]),
        ...(others.length > 0
          ? [
              [
                counted(others.length, 'other'),
                String(others.reduce((sum, { weeksOut }) => sum + weeksOut, 0)),
                lakh(others.reduce((sum, { lost }) => sum + lost.mid, 0)),
              ],
            ]
          : []),
        [
          'All places',
          String(lines.reduce((sum, { weeksOut }) => sum + weeksOut, 0)),
          lakh(all.lost.mid),
        ],
      ],
      hasTotal: true,
    },
    range: answerRange('Sales lost in all places', all.lost, amount),
    method:
      'A week is out of stock when it ends without stock. Lost is the mean of the product’s last four weeks with stock and no promotion, less what was sold.',
    followUps: [
      ask('plan'),
      tryLevers({ ...(worst && { channel: worst.channel }), reach: 10 }),
      ask('forecast'),
    ],
  };
}
