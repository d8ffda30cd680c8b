import { type Dataset, linesOf, weekly } from '../dataset';
import { forecast, TREND_WEEKS } from '../forecast';
import { amount, lakh, signedPercent } from '../format';
import { around, scaled } from '../statistics';
import { type Answer, answerRange, ask, tryLevers } from './answer';

const AHEAD = 4;

/** What will the next 4 weeks bring? */
export function forecastAnswer(data: Dataset): Answer {
  const all = weekly(data.lines, 'sales');
  const next = forecast(all, 1, AHEAD);
  const lastWeeks = all.slice(-AHEAD).reduce((sum, value) => sum + value, 0);
  const weeks = Array.from({ length: AHEAD }, (_, index) =>
    scaled(forecast(all, index + 1, index + 1), 1 / 100),
  );
  const channels = data.channels
    .map(({ name }) => {
      const values = weekly(linesOf(data, { channel: name }), 'sales');
      return { name, last: values.slice(-AHEAD).reduce((sum, value) => sum + value, 0), values };
    })
    .map((one) => ({ ...one, next: forecast(one.values, 1, AHEAD) }))
    .sort((a, b) => b.next.mid / b.last - a.next.mid / a.last);
  const [best] = channels;
  if (!best) throw new Error('The dataset has no channel.');
  const past = all.slice(-TREND_WEEKS).map((value) => value / 100);
  // The forecast and its range start from the last week that is known.
  const known = past.at(-1) ?? 0;
  return {
    question: 'What will the next 4 weeks bring?',
    headline: `${amount(next.mid)} of net sales if the trend goes on, ${signedPercent(next.mid / lastWeeks - 1)} on the last ${AHEAD} weeks.`,
    detail: `With a chance of 80% it will be between ${amount(next.low)} and ${amount(next.high)}. ${best.name} rises most, ${signedPercent(best.next.mid / best.last - 1)}.`,
    chart: {
      kind: 'lines',
      title: 'Net sales a week, Rs lakh',
      firstWeek: data.weeks - TREND_WEEKS + 1,
      series: [
        { label: 'Net sales', look: 'plain', values: past },
        {
          label: 'Forecast',
          look: 'accent',
          values: [...past.slice(1).map(() => undefined), known, ...weeks.map(({ mid }) => mid)],
        },
      ],
      band: { from: TREND_WEEKS - 1, ranges: [around(known, 0), ...weeks] },
    },
    table: {
      title: `Net sales in ${AHEAD} weeks, Rs lakh`,
      columns: ['Channel', 'Last 4', 'Next 4', 'Range'],
      rows: [
        ...channels.map((one) => ({ name: one.name, last: one.last, next: one.next })),
        { name: 'All channels', last: lastWeeks, next },
      ].map((one) => [
        one.name,
        lakh(one.last),
        lakh(one.next.mid),
        `${lakh(one.next.low)} to ${lakh(one.next.high)}`,
      ]),
      hasTotal: true,
    },
    range: answerRange(`Net sales of the next ${AHEAD} weeks`, next, amount),
    method: `A straight line through the last ${TREND_WEEKS} weeks, drawn on. The range is the middle 80% of what weeks off that line allow. Promotions are taken to go on as they were.`,
    followUps: [ask('growth'), tryLevers({ reach: 10 }), ask('stock')],
  };
}
