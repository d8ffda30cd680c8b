import { sampleData } from '@/words';
import { fill } from '@/lib/fill';
import { answerTo } from './answers';
import type { Answer, BarChart, LineChart } from './answers/answer';
import { changeOf, measureName, scopeOf, written } from './answers/in-words';
import { type Dataset, type Period, earlier, recent } from './dataset';
import { AHEAD, forecast } from './figures/forecast';
import { sum } from './figures/statistics';
import { amount, counted, number, percent, unitOf } from './format';
import { type MeasureId, measures } from './query/measures';
import { type Query, type Where, byWeek, queryOf, rowsOf, valueOf } from './query/query';

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
  /** What was counted, of what and of which weeks. */
  readonly counted: string;
};

/** A chart with what it says in a sentence, and the query behind it. */
type Charted<Chart = BarChart | LineChart> = Pick<Answer, 'headline' | 'query'> & {
  readonly chart: Chart;
};

/** What a desk sees: four figures, and the chart that answers its question. */
export type Desk = { readonly kpis: readonly Kpi[]; readonly charted: Charted };

const span = ({ from, to }: Period) => fill(words.span, { from: from + 1, to });

/** A measure as a tile: its value, its change and its weeks. */
function kpiOf(data: Dataset, measure: MeasureId, where: Where = {}, label?: string): Kpi {
  const [now, past] = [recent(data), earlier(data)];
  const value = valueOf(data, { measure }, where, now);
  const before = valueOf(data, { measure }, where, past);
  const change = changeOf(measure, { now: value, before });
  const moved = /[1-9]/.test(change);
  const { good, isPromotional, unit } = measures[measure];
  const rose = value >= before;
  const suffix = unit === 'weeks' ? fill(words.weeks, { weeks: change }) : change;
  return {
    label: label ?? words.labels[measure as keyof typeof words.labels],
    value: written(measure, value),
    change: moved ? suffix : words.noChange,
    rose: moved ? rose : undefined,
    isGood: !moved || rose === good > 0,
    weeks: isPromotional ? [] : byWeek(data, measure, where, { from: past.from, to: now.to }),
    counted: fill(words.counted, {
      now: span(now),
      past: span(past),
      scope: scopeOf(where) || words.allLines,
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
const once = (measure: string, weeks: Period) =>
  fill(words.countedOnce, { measure, now: span(weeks) });

/**
 * The bars of a list, a second measure told in each bar's label. Ranges are left to the demo: a desk
 * compares.
 */
function barsOf(data: Dataset, parts: Partial<Query>, beside?: MeasureId): Charted<BarChart> {
  const asked = queryOf(data, { before: earlier(data), ...parts });
  const { headline, chart, query } = answerTo(data, asked);
  if (chart.kind !== 'bars') throw new Error('The query gives no bars.');
  const { kept } = rowsOf(data, asked);
  const labelOf = (label: string) => {
    const row = kept.find(({ name }) => name === label);
    if (!beside || !row) return label;
    const value = written(beside, valueOf(data, { measure: beside }, row.where, asked.weeks));
    return fill(deskWords.beside, { label, value, what: deskWords.besides[beside as 'extra'] });
  };
  const bars = chart.bars.map(({ label, text, value, look }) => ({
    label: labelOf(label),
    text,
    value,
    look,
  }));
  return { headline, query, chart: { ...chart, bars } };
}

/** The figures of the last 13 weeks beside the 13 before, and sales by channel. */
export function dashboardOf(data: Dataset) {
  return {
    sales: kpiOf(data, 'sales'),
    fillRate: kpiOf(data, 'fillRate'),
    tradeSpend: kpiOf(data, 'tradeRate'),
    cover: kpiOf(data, 'cover'),
    channels: barsOf(data, { by: ['channel'] }).chart,
  };
}

/** All regions together against their plan. */
function planKpi(data: Dataset): Kpi {
  const below = rowsOf(
    data,
    queryOf(data, { measure: 'gap', by: ['region'], keep: { side: 'below', value: 0 } }),
  ).kept.length;
  return plain({
    label: deskWords.plan,
    value: written('gapRate', valueOf(data, { measure: 'gapRate' }, {}, recent(data))),
    change: counted(below, deskWords.regionsBelow),
    isGood: below === 0,
    counted: once(measureName('gap'), recent(data)),
  });
}

/**
 * The forecast, how far off it was when the last weeks were still ahead, and the one made then beside
 * what they brought; what is held, and which promotions fall short.
 */
function analystsOf(data: Dataset): Desk {
  const weeks = byWeek(data, 'sales', {}, { from: 0, to: data.weeks });
  const known = weeks.slice(0, -AHEAD);
  const { low, mid, high } = forecast(weeks, 1, AHEAD);
  const past = forecast(known, 1, AHEAD).mid;
  const error = past === 0 ? 0 : sum(weeks.slice(-AHEAD)) / past - 1;
  const sales = once(measureName('sales'), recent(data));
  const target = { side: 'below', value: data.paybackTarget } as const;
  const promotions = rowsOf(
    data,
    queryOf(data, { measure: 'payback', by: ['promotion'], keep: target }),
  );
  const asked = queryOf(data, { show: 'forecast', ahead: AHEAD });
  const { headline, chart, query } = answerTo(data, asked);
  if (chart.kind !== 'lines') throw new Error('The forecast gives no lines.');
  const { of } = unitOf(weeks);
  const made = Array.from({ length: AHEAD }, (_, at) => of(forecast(known, at + 1, at + 1).mid));
  const before = known.slice(recent(data).from).map(() => undefined);
  const label = fill(deskWords.made, { week: known.length });
  const series = [...chart.series, { label, look: 'faint' as const, values: [...before, ...made] }];
  return {
    kpis: [
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
        counted: once(deskWords.lines.toLowerCase(), { from: 0, to: data.weeks }),
      }),
      plain({
        label: deskWords.promotionsBelow,
        value: fill(deskWords.someOf, {
          count: promotions.kept.length,
          all: promotions.all.length,
        }),
        change: fill(deskWords.target, { target: written('payback', data.paybackTarget) }),
        isGood: promotions.kept.length === 0,
        counted: once(measureName('payback'), recent(data)),
      }),
    ],
    charted: { headline, query, chart: { ...chart, series } },
  };
}

/** What each desk sees: growth and margin, promotions, plan and shelves, the forecast and its error. */
export function desksOf(data: Dataset) {
  const { sales, fillRate, cover, tradeSpend } = dashboardOf(data);
  const growth = { show: 'change', by: ['channel'], order: 'most', before: earlier(data) } as const;
  const best = rowsOf(data, queryOf(data, growth)).kept.slice(0, 1);
  return {
    founders: {
      kpis: [sales, kpiOf(data, 'marginRate'), tradeSpend, cover],
      charted: barsOf(data, growth, 'marginRate'),
    },
    marketing: {
      kpis: [
        kpiOf(data, 'promotionSpend'),
        kpiOf(data, 'payback'),
        kpiOf(data, 'extra'),
        ...best.map(({ name, where }) =>
          kpiOf(data, 'sales', where, fill(deskWords.salesOf, { channel: name })),
        ),
      ],
      charted: barsOf(data, { measure: 'payback', by: ['promotion'], order: 'most' }, 'extra'),
    },
    sales: {
      kpis: [fillRate, planKpi(data), kpiOf(data, 'lost'), cover],
      charted: barsOf(data, { measure: 'gap', by: ['region'], order: 'least' }, 'weeksOut'),
    },
    analysts: analystsOf(data),
  } satisfies Record<string, Desk>;
}
