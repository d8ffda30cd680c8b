import { type Dataset, earlier, linesOf, recent, total, weekly } from '../dataset';
import { amount, inSentence, percent, signedAmount, signedLakh, signedPercent } from '../format';
import { regionsAgainstPlan } from '../plan';
import { lossByPlace } from '../stock';
import { type Answer, answerRange, ask, tryLevers } from './answer';

/** Which region missed its plan, and why? */
export function planAnswer(data: Dataset): Answer {
  const regions = regionsAgainstPlan(data);
  const [worst] = regions;
  if (!worst) throw new Error('The dataset has no region.');
  const lines = linesOf(data, { region: worst.region });
  const weeks = data.weeks / 2;
  const weeklyPlan = (total(lines, 'sales', earlier(data)) / weeks) * (1 + data.growthPlan);
  const causes = [
    { name: 'Empty shelves', value: worst.emptyShelves.mid },
    { name: 'Promotions', value: worst.promotions },
    { name: 'Ordinary demand', value: worst.demand },
  ].sort((a, b) => a.value - b.value);
  const [cause] = causes;
  const place = lossByPlace(data, recent(data)).find(({ region }) => region === worst.region);
  const missed = worst.gap < 0;
  return {
    question: 'Which region missed its plan, and why?',
    headline: missed
      ? `${worst.region}: ${amount(-worst.gap)} below plan, ${percent(-worst.gap / worst.plan)}.`
      : `None. ${worst.region} came closest, ${percent(worst.gap / worst.plan)} above plan.`,
    detail:
      cause && cause.value < 0
        ? `${cause.name} took ${amount(-cause.value)}${cause.name === 'Empty shelves' && place ? `, most of it in ${inSentence(place.channel)}` : ''}. Without that the region would have been ${signedPercent((worst.gap - cause.value) / worst.plan)} against plan.`
        : 'No cause pulled it down.',
    chart: {
      kind: 'lines',
      title: `Net sales a week, ${worst.region}, Rs lakh`,
      firstWeek: 1,
      series: [
        {
          label: 'Plan',
          look: 'faint',
          values: Array.from({ length: data.weeks }, (_, week) =>
            week < weeks ? undefined : weeklyPlan / 100,
          ),
        },
        {
          label: 'Net sales',
          look: 'accent',
          values: weekly(lines, 'sales').map((value) => value / 100),
        },
      ],
    },
    table: {
      title: `${worst.region} against plan, Rs lakh`,
      columns: ['Cause', 'Effect', 'Of plan'],
      rows: [...causes, { name: 'Against plan', value: worst.gap }].map(({ name, value }) => [
        name,
        signedLakh(value),
        signedPercent(value / worst.plan),
      ]),
      hasTotal: true,
    },
    range: answerRange(
      `Effect of empty shelves, ${worst.region}`,
      worst.emptyShelves,
      signedAmount,
    ),
    method: `Plan is weeks 1 to 13 plus ${percent(data.growthPlan, 0)}. Empty shelves count what a product usually sells in weeks that ended without stock. Demand is what the other causes leave.`,
    followUps: [
      ask('stock'),
      ask('products'),
      tryLevers({ ...(place && { channel: place.channel }), reach: 5 }),
    ],
  };
}
