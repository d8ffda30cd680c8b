import { sampleData } from './texts/pictures';
import { fill } from '@/lib/fill';
import type { Answer, BarChart, LineChart } from './answer';
import { type Dataset, type Period, earlier, recent } from './dataset';
import { type MeasureId, measures } from './engine/measures';
import { type Query, type Where, queryOf } from './engine/query';
import { run, valueOf, weeklyValues } from './engine/run';
import { AHEAD, forecast } from './figures/forecast';
import { sum } from './figures/statistics';
import { amount, counted, number, percent, unitOf } from './format';
import { scopeOf } from './reading/sentence';
import { renderAnswer } from './render';
import { changeText, distanceText, valueText } from './render/values';

const { dashboard: words, desks: deskWords } = sampleData;

/** A headline figure of the last 13 weeks beside the 13 before. */
export type Kpi = {
  readonly label: string;
  readonly value: string;
  readonly change: string;
  /** Whether the figure rose or fell; undefined when it did neither, as far as its digits show. */
  readonly rose: boolean | undefined;
  readonly isGood: boolean;
  /** The figure in every week of both periods that the change compares, for its small line. */
  readonly weeks: readonly number[];
  /** What was counted, of what and of which weeks; empty where the desk says so for several. */
  readonly counted: string;
};

/** A chart with what it says in a sentence, and what it counts. */
type Charted<Chart = BarChart | LineChart> = Pick<Answer, 'headline' | 'counted'> & {
  readonly chart: Chart;
};

/** What a desk sees: four figures, and the chart that answers its question. */
export type Desk = {
  readonly kpis: readonly Kpi[];
  /** What the figures count that do not say it themselves. */
  readonly counted: string;
  readonly charted: Charted;
};

/** A desk that says once what several of its figures count. */
function deskOf(kpis: readonly Kpi[], charted: Charted): Desk {
  const all = kpis.map(({ counted: what }) => what);
  const shared = all.find((what, index) => all.indexOf(what) < index) ?? '';
  const own = kpis.map((kpi) => (kpi.counted === shared ? { ...kpi, counted: '' } : kpi));
  return { kpis: own, counted: shared, charted };
}

const span = ({ from, to }: Period) => fill(words.span, { from: from + 1, to });

/** A measure as a tile: its value, its change and its weeks. */
function kpiOf(data: Dataset, measure: MeasureId, where: Where = {}, label?: string): Kpi {
  const [now, past] = [recent(data), earlier(data)];
  const { value, base = 0 } = run(data, queryOf(data, { measure, where })).total;
  const change = changeText(measure, value, base);
  const moved = /[1-9]/.test(change);
  const { good, isOfPromotions } = measures[measure];
  const rose = value >= base;
  return {
    label: label ?? words.labels[measure as keyof typeof words.labels],
    value: valueText(measure, value),
    change: moved ? change : words.noChange,
    rose: moved ? rose : undefined,
    isGood: !moved || rose === good > 0,
    weeks: isOfPromotions
      ? []
      : weeklyValues(data, measure, where, { from: past.from, to: now.to }),
    counted: fill(words.counted, {
      now: span(now),
      past: span(past),
      scope: scopeOf(data, where) || words.allLines,
    }),
  };
}

/** A figure that is not set beside its past. */
const plain = (kpi: Omit<Kpi, 'rose' | 'weeks' | 'isGood'> & Partial<Kpi>): Kpi => ({
  rose: undefined,
  weeks: [],
  isGood: true,
  ...kpi,
});

/** What such a figure counts. */
const countedOnce = (measure: string, weeks: Period) =>
  fill(words.countedOnce, { measure, now: span(weeks) });

/**
 * The bars of a list, a second measure told in each bar's label. Ranges are left to the demo: a desk
 * compares.
 */
function barsOf(data: Dataset, query: Query, beside?: MeasureId): Charted<BarChart> {
  const { headline, chart, counted: what } = renderAnswer(data, { kind: 'query', query });
  if (chart?.kind !== 'bars') throw new Error('The query gives no bars.');
  const { rows } = run(data, query);
  const labelOf = (label: string) => {
    const row = rows.find(({ name }) => name === label);
    if (!beside || !row) return label;
    const value = valueText(beside, valueOf(data, beside, row.where, query.weeks));
    return fill(deskWords.beside, { label, value, what: deskWords.besides[beside as 'extra'] });
  };
  const bars = chart.bars.map(({ label, text, value, tone }) => ({
    label: labelOf(label),
    text,
    value,
    tone,
  }));
  return { headline, counted: what, chart: { ...chart, bars } };
}

/** The figures of the last 13 weeks beside the 13 before, and sales by channel. */
export function dashboardOf(data: Dataset) {
  return {
    sales: kpiOf(data, 'sales'),
    fillRate: kpiOf(data, 'fillRate'),
    tradeSpend: kpiOf(data, 'tradeRate'),
    cover: kpiOf(data, 'cover'),
    channels: barsOf(data, queryOf(data, { by: ['channel'] })).chart,
  };
}

/** All regions together against their plan. */
function planKpi(data: Dataset): Kpi {
  const against = queryOf(data, { as: 'change', versus: 'plan', by: ['region'] });
  const { rows, total } = run(data, { ...against, keep: { side: 'below', value: 0 } });
  return plain({
    label: deskWords.plan,
    value: distanceText(against, total.figure),
    change: counted(rows.length, deskWords.regionsBelow),
    isGood: rows.length === 0,
    counted: countedOnce(measures.sales.name, recent(data)),
  });
}

/**
 * The forecast, how far off it was when the last weeks were still ahead, and the one made then beside
 * what they brought; what is held, and which promotions fall short.
 */
function analystsOf(data: Dataset): Desk {
  const weeks = weeklyValues(data, 'sales', {}, { from: 0, to: data.weeks });
  const history = weeks.slice(0, -AHEAD);
  const { low, mid, high } = forecast(weeks, 1, AHEAD);
  const past = forecast(history, 1, AHEAD).mid;
  const error = past === 0 ? 0 : sum(weeks.slice(-AHEAD)) / past - 1;
  const sales = countedOnce(measures.sales.name, recent(data));
  const keep = { side: 'below', value: data.paybackTarget } as const;
  const promotions = run(data, queryOf(data, { measure: 'payback', by: ['promotion'], keep }));
  const ahead = { from: data.weeks, to: data.weeks + AHEAD };
  const query = queryOf(data, { as: 'forecast', weeks: ahead });
  const { headline, chart, counted: what } = renderAnswer(data, { kind: 'query', query });
  if (chart?.kind !== 'lines') throw new Error('The forecast gives no lines.');
  const { of } = unitOf(weeks);
  const backcast = Array.from({ length: AHEAD }, (_, at) =>
    of(forecast(history, at + 1, at + 1).mid),
  );
  const before = history.slice(recent(data).from).map(() => undefined);
  const label = fill(deskWords.made, { week: history.length });
  const series = [
    ...chart.series,
    { label, tone: 'faint' as const, values: [...before, ...backcast] },
  ];
  return deskOf(
    [
      plain({
        label: fill(deskWords.forecast, { weeks: AHEAD }),
        value: amount(mid),
        change: `± ${percent(mid === 0 ? 0 : (high - low) / 2 / mid)}`,
        weeks,
        counted: sales,
      }),
      plain({
        label: fill(deskWords.error, { weeks: AHEAD }),
        value: percent(Math.abs(error)),
        change: fill(error < 0 ? deskWords.tooHigh : deskWords.tooLow, { value: amount(past) }),
        counted: sales,
      }),
      plain({
        label: deskWords.lines,
        value: number(data.lines.length),
        change: counted(data.weeks, deskWords.weeksEach),
        counted: countedOnce(deskWords.lines.toLowerCase(), { from: 0, to: data.weeks }),
      }),
      plain({
        label: deskWords.promotionsBelow,
        value: fill(deskWords.someOf, {
          count: promotions.rows.length,
          all: promotions.all.length,
        }),
        change: fill(deskWords.target, { target: valueText('payback', data.paybackTarget) }),
        isGood: promotions.rows.length === 0,
        counted: countedOnce(measures.payback.name, recent(data)),
      }),
    ],
    { headline, counted: what, chart: { ...chart, series } },
  );
}

/** What each desk sees: growth and margin, promotions, plan and shelves, the forecast and its error. */
export function desksOf(data: Dataset) {
  const { sales, fillRate, cover, tradeSpend } = dashboardOf(data);
  const growth = queryOf(data, { as: 'change', by: ['channel'], order: 'most' });
  const best = run(data, growth).rows.slice(0, 1);
  const payback = queryOf(data, { measure: 'payback', by: ['promotion'], order: 'most' });
  const gap = queryOf(data, { as: 'change', versus: 'plan', by: ['region'], order: 'least' });
  return {
    founders: deskOf(
      [sales, kpiOf(data, 'marginRate'), tradeSpend, cover],
      barsOf(data, growth, 'marginRate'),
    ),
    marketing: deskOf(
      [
        kpiOf(data, 'promotionSpend'),
        kpiOf(data, 'payback'),
        kpiOf(data, 'extra'),
        ...best.map(({ name, where }) =>
          kpiOf(data, 'sales', where, fill(deskWords.salesOf, { channel: name })),
        ),
      ],
      barsOf(data, payback, 'extra'),
    ),
    sales: deskOf(
      [fillRate, planKpi(data), kpiOf(data, 'lost'), cover],
      barsOf(data, gap, 'weeksOut'),
    ),
    analysts: analystsOf(data),
  } satisfies Record<string, Desk>;
}
