import { answers } from '@/content/answers';
import { type Dataset, earlier, linesOf, recent, total, weekly } from '../dataset';
import { fill } from '@/lib/fill';
import { amount, inSentence, percent, signedAmount, signedPercent, unitOf } from '../format';
import { regionsAgainstPlan } from '../plan';
import { lossByPlace } from '../stock';
import { type Answer, answerRange, ask, tryLevers } from './answer';

const words = answers.plan;

/** Which region missed its plan, and why? */
export function planAnswer(data: Dataset): Answer {
  const regions = regionsAgainstPlan(data);
  const [worst] = regions;
  if (!worst) throw new Error('The dataset has no region.');
  const lines = linesOf(data, { region: worst.region });
  const weeks = data.weeks / 2;
  const weeklyPlan = (total(lines, 'sales', earlier(data)) / weeks) * (1 + data.growthPlan);
  const causes = [
    { name: words.causes.shelves, value: worst.emptyShelves.mid },
    { name: words.causes.promotions, value: worst.promotions },
    { name: words.causes.demand, value: worst.demand },
  ].sort((a, b) => a.value - b.value);
  const [cause] = causes;
  const place = lossByPlace(data, recent(data)).find(({ region }) => region === worst.region);
  const missed = worst.gap < 0;
  const isPlaced = place !== undefined && cause?.name === words.causes.shelves;
  const sales = weekly(lines, 'sales');
  const weekUnit = unitOf(sales);
  const unit = unitOf([worst.gap, ...causes.map(({ value }) => value)]);
  return {
    question: words.question,
    headline: fill(missed ? words.missed : words.met, {
      region: worst.region,
      gap: amount(-worst.gap),
      share: percent(Math.abs(worst.gap / worst.plan)),
    }),
    detail:
      cause && cause.value < 0
        ? fill(isPlaced ? words.causeIn : words.cause, {
            cause: cause.name,
            loss: amount(-cause.value),
            channel: inSentence(place?.channel ?? ''),
            without: signedPercent((worst.gap - cause.value) / worst.plan),
          })
        : words.noCause,
    chart: {
      kind: 'lines',
      title: fill(words.chart, { region: worst.region, unit: weekUnit.name }),
      firstWeek: 1,
      series: [
        {
          label: words.series.plan,
          look: 'faint',
          values: Array.from({ length: data.weeks }, (_, week) =>
            week < weeks ? undefined : weekUnit.of(weeklyPlan),
          ),
        },
        {
          label: words.series.sales,
          look: 'accent',
          values: sales.map(weekUnit.of),
        },
      ],
    },
    table: {
      title: fill(words.table, { region: worst.region, unit: unit.name }),
      columns: words.columns,
      rows: [...causes, { name: words.total, value: worst.gap }].map(({ name, value }) => [
        name,
        unit.signed(value),
        signedPercent(value / worst.plan),
      ]),
      hasTotal: true,
    },
    range: answerRange(
      fill(words.range, { region: worst.region }),
      worst.emptyShelves,
      signedAmount,
    ),
    method: fill(words.method, { growth: percent(data.growthPlan, 0) }),
    followUps: [ask('stock'), ask('products'), tryLevers({ channel: place?.channel, reach: 5 })],
  };
}
