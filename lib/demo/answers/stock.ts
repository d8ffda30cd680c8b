import { answers } from '@/content/answers';
import { figures } from '@/content/figures';
import { type Dataset, recent } from '../dataset';
import { fill } from '@/lib/fill';
import { amount, counted, unitOf } from '../format';
import { sum } from '../statistics';
import { lossByLine, lossByPlace, lossOf } from '../stock';
import { type Answer, answerRange, ask, rangedBar, tryLevers } from './answer';

const words = answers.stock;

/** Where do empty shelves cost us sales? */
export function stockAnswer(data: Dataset): Answer {
  const places = lossByPlace(data, recent(data));
  const lines = lossByLine(data, recent(data));
  const all = lossOf(data.lines, recent(data));
  const [worst] = places;
  const [product] = lines;
  const shown = lines.slice(0, 5);
  const others = lines.slice(5);
  const placeUnit = unitOf(places.map(({ lost }) => lost.high));
  const unit = unitOf([all.lost.mid]);
  return {
    question: words.question,
    headline:
      worst && product
        ? fill(words.headline, {
            channel: worst.channel,
            region: worst.region,
            lost: amount(worst.lost.mid),
            weeks: data.weeks / 2,
          })
        : words.none,
    detail:
      worst && product
        ? fill(words.detail, {
            product: product.line.product,
            lost: amount(product.lost.mid),
            weeksOut: counted(product.weeksOut, figures.weeks),
            all: amount(all.lost.mid),
          })
        : words.noneDetail,
    chart: {
      kind: 'bars',
      title: fill(words.chart, { unit: placeUnit.name }),
      bars: places.slice(0, 6).map((place) => {
        const look = place === worst ? 'accent' : 'plain';
        return rangedBar(place.name, place.lost, placeUnit.text, look);
      }),
    },
    table: {
      title: fill(words.table, { unit: unit.name }),
      columns: words.columns,
      rows: [
        ...shown.map(({ line, weeksOut, lost }) => [
          `${line.product}, ${line.channel}, ${line.region}`,
          String(weeksOut),
          unit.text(lost.mid),
        ]),
        ...(others.length > 0
          ? [
              [
                fill(words.others, { count: others.length }),
                String(sum(others.map(({ weeksOut }) => weeksOut))),
                unit.text(sum(others.map(({ lost }) => lost.mid))),
              ],
            ]
          : []),
        [words.total, String(sum(lines.map(({ weeksOut }) => weeksOut))), unit.text(all.lost.mid)],
      ],
      hasTotal: true,
    },
    range: answerRange(words.range, all.lost, amount),
    method: words.method,
    followUps: [ask('plan'), tryLevers({ channel: worst?.channel, reach: 10 }), ask('forecast')],
  };
}
