import type { Dataset } from '../dataset';
import { amount, lakh, signedLakh, signedPercent } from '../format';
import { growthBy, growthOf } from '../growth';
import { type Answer, answerRange, ask, tryLevers } from './answer';

/** Which channel grew fastest in the last 13 weeks? */
export function growthAnswer(data: Dataset): Answer {
  const channels = growthBy(data, 'channel').sort((a, b) => b.rate.mid - a.rate.mid);
  const all = growthOf(data, data.lines);
  const [best] = channels;
  const last = channels.at(-1);
  if (!best || !last) throw new Error('The dataset has no channel.');
  return {
    question: 'Which channel grew fastest in the last 13 weeks?',
    headline: `${best.name}: ${signedPercent(best.rate.mid)} on the ${data.weeks / 2} weeks before.`,
    detail: `It sold ${amount(best.after)} after ${amount(best.before)}. All channels together changed by ${signedPercent(all.rate.mid)}. ${last.name} came last with ${signedPercent(last.rate.mid)}.`,
    chart: {
      kind: 'bars',
      title: 'Change of net sales, %',
      bars: channels.map(({ name, rate }) => ({
        label: name,
        text: signedPercent(rate.mid),
        value: rate.mid,
        range: rate,
        look: name === best.name ? 'accent' : 'plain',
      })),
    },
    table: {
      title: 'Net sales, Rs lakh',
      columns: ['Channel', 'Before', 'Last 13', 'Change'],
      rows: [...channels, { name: 'All channels', ...all }].map(
        ({ name, before, after, change }) => [
          name,
          lakh(before),
          lakh(after),
          signedLakh(change.mid),
        ],
      ),
      hasTotal: true,
    },
    range: answerRange(`Growth of ${best.name}`, best.rate, signedPercent),
    method:
      'Net sales of weeks 14 to 26 against weeks 1 to 13. The range comes from how much ordinary weeks lie off the trend.',
    followUps: [ask('products'), tryLevers({ channel: best.name, reach: 10 }), ask('forecast')],
  };
}
