import { answers } from '@/content/answers';
import type { Dataset } from '../dataset';
import { fill } from '@/lib/fill';
import { amount, signedPercent, unitOf } from '../format';
import { growthBy, growthOf } from '../growth';
import { NO_CHANGE, type Answer, answerRange, ask, rangedBar, tryLevers } from './answer';

const words = answers.growth;

/** Which channel grew fastest in the last 13 weeks? */
export function growthAnswer(data: Dataset): Answer {
  const channels = growthBy(data, 'channel').sort((a, b) => b.rate.mid - a.rate.mid);
  const all = growthOf(data, data.lines);
  const [best] = channels;
  const last = channels.at(-1);
  if (!best || !last) throw new Error('The dataset has no channel.');
  const unit = unitOf([all.after]);
  return {
    question: words.question,
    headline: fill(words.headline, {
      channel: best.name,
      rate: signedPercent(best.rate.mid),
      weeks: data.weeks / 2,
    }),
    detail: fill(words.detail, {
      after: amount(best.after),
      before: amount(best.before),
      all: signedPercent(all.rate.mid),
      last: last.name,
      lastRate: signedPercent(last.rate.mid),
    }),
    chart: {
      kind: 'bars',
      title: words.chart,
      bars: channels.map(({ name, rate }) =>
        rangedBar(name, rate, signedPercent, name === best.name ? 'main' : 'plain'),
      ),
    },
    table: {
      title: fill(words.table, { unit: unit.name }),
      columns: words.columns,
      rows: [...channels, { name: words.total, ...all }].map(({ name, before, after, change }) => [
        name,
        unit.text(before),
        unit.text(after),
        unit.signed(change.mid),
      ]),
      hasTotal: true,
    },
    range: answerRange(
      fill(words.range, { channel: best.name }),
      best.rate,
      signedPercent,
      NO_CHANGE,
    ),
    method: words.method,
    followUps: [ask('products'), tryLevers({ channel: best.name, reach: 10 }), ask('forecast')],
  };
}
