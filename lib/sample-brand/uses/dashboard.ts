import { fill } from '@/lib/site/fill';
import type { Answer, BarChart, LineChart } from '../answers/answer';
import { type Dataset, type Period, earlierWeeks, recentWeeks } from '../data/dataset';
import { type MeasureId, measures } from '../engine/measures';
import { type Query, queryOf } from '../engine/query';
import { type Where } from '../engine/members';
import { run } from '../engine/run';
import { valueOf, weeklyValues } from '../engine/measures';
import { FORECAST_WEEKS, forecast } from '../engine/figures/forecast';
import { sum } from '../engine/figures/statistics';
import { amount, number, percent, unitOf, withCount } from '../engine/format';
import { scopeOf } from '../ask/sentence';
import { renderAnswer } from '../answers/render';
import { changeText, distanceText, isVisible, valueText } from '../answers/values';
import { pictureTexts } from './picture-texts';

const { dashboard: words, desks: deskWords } = pictureTexts;

/** A headline figure, for most the last 13 weeks beside the 13 before. */
export type Kpi = {
  readonly label: string;
  readonly value: string;
  /** How it changed, or what it is set beside. */
  readonly change: string;
  /** Whether the figure rose or fell; undefined when it did neither, as far as its digits show. */
  readonly rose?: boolean | undefined;
  readonly isGood: boolean;
  /** The figure in every week of both periods that the change compares, for its small line. */
  readonly weeks: readonly number[];
  /** What it rests on: members and weeks; empty where the desk says so for several. */
  readonly basis: string;
};

/** What a desk sees: four figures, and the chart that answers its question. */
export type Desk = {
  readonly kpis: readonly Kpi[];
  /** What those figures rest on that do not say it themselves. */
  readonly basis: string;
  readonly answer: Pick<Answer, 'headline' | 'basis'> & {
    readonly chart: BarChart | LineChart;
  };
};

const span = ({ from, to }: Period) => fill(words.span, { from: from + 1, to });

/** A measure as a tile: its value, its change and its weeks. */
function kpiOf(
  data: Dataset,
  measure: MeasureId,
  where: Where = {},
  label: string = words.labels[measure as keyof typeof words.labels],
): Kpi {
  const [now, past] = [recentWeeks(data), earlierWeeks(data)];
  const { value, base = 0 } = run(data, queryOf(data, { measure, where })).total;
  const change = changeText(measure, value, base);
  const hasMoved = isVisible(change);
  const { good, isOfPromotions } = measures[measure];
  const rose = value >= base;
  return {
    label,
    value: valueText(measure, value),
    change: hasMoved ? change : words.noChange,
    rose: hasMoved ? rose : undefined,
    isGood: !hasMoved || rose === good > 0,
    weeks: isOfPromotions
      ? []
      : weeklyValues(data, measure, where, { from: past.from, to: now.to }),
    basis: fill(words.basis, {
      now: span(now),
      past: span(past),
      scope: scopeOf(data, where) || words.allLines,
    }),
  };
}

/** What a figure rests on that is not set beside its past. */
const basisOnce = (measure: string, weeks: Period) =>
  fill(words.basisOnce, { measure, now: span(weeks) });

/** A desk that says once what several of its figures rest on. */
function deskOf(kpis: readonly Kpi[], answer: Desk['answer']): Desk {
  const bases = kpis.map(({ basis }) => basis);
  const shared = bases.find((basis, index) => bases.indexOf(basis) < index) ?? '';
  const tiles = kpis.map((kpi) => (kpi.basis === shared ? { ...kpi, basis: '' } : kpi));
  return { kpis: tiles, basis: shared, answer };
}

/**
 * The bars of a list, a second measure told in each bar's label. Ranges are left to the demo: a desk
 * compares.
 */
function barsOf(data: Dataset, parts: Partial<Query>, beside?: keyof typeof deskWords.besides) {
  const query = queryOf(data, parts);
  const { headline, chart, basis } = renderAnswer(data, { kind: 'query', query });
  if (chart?.kind !== 'bars') throw new Error('The query gives no bars.');
  const { rows } = run(data, query);
  const bars = chart.bars.map(({ range, label, ...bar }, index) => {
    if (!beside) return { ...bar, label };
    const value = valueOf(data, beside, rows[index]?.where ?? {}, query.weeks);
    const what = deskWords.besides[beside];
    return {
      ...bar,
      label: fill(deskWords.beside, { label, value: valueText(beside, value), what }),
    };
  });
  return { headline, basis, chart: { ...chart, bars } };
}

/** The figures of the last 13 weeks beside the 13 before in short: net sales, also by channel. */
export const overviewOf = (data: Dataset) => ({
  sales: kpiOf(data, 'sales'),
  channels: barsOf(data, { by: ['channel'] }).chart,
});

/** What each desk sees: growth and margin, promotions, plan and shelves, the forecast and its error. */
export function desksOf(data: Dataset) {
  const kpi = (measure: MeasureId) => kpiOf(data, measure);
  const growth = { view: 'change', by: ['channel'], order: 'most' } as const;
  const [best] = run(data, queryOf(data, growth)).rows;
  const bestLabel = fill(deskWords.salesOf, { channel: best?.name ?? '' });
  return {
    founders: deskOf(
      [kpi('sales'), kpi('marginRate'), kpi('tradeRate'), kpi('cover')],
      barsOf(data, growth, 'marginRate'),
    ),
    marketing: deskOf(
      [
        kpi('promotionSpend'),
        kpi('payback'),
        kpi('extra'),
        kpiOf(data, 'sales', best?.where, bestLabel),
      ],
      barsOf(data, { measure: 'payback', by: ['promotion'], order: 'most' }, 'extra'),
    ),
    sales: deskOf(
      [kpi('demandServed'), planKpi(data), kpi('lost'), kpi('cover')],
      barsOf(data, { view: 'change', versus: 'plan', by: ['region'], order: 'least' }, 'weeksOut'),
    ),
    analysts: deskOf(analystKpis(data), forecastBeside(data)),
  } satisfies Record<string, Desk>;
}

/** All regions together against their plan. */
function planKpi(data: Dataset): Kpi {
  const query = queryOf(data, { view: 'change', versus: 'plan', by: ['region'] });
  const { all, total } = run(data, query);
  const rows = all.filter(({ figure }) => figure < 0);
  return {
    label: deskWords.plan,
    value: distanceText(query, total.figure),
    change: withCount(rows.length, deskWords.regionsBelow),
    isGood: rows.length === 0,
    weeks: [],
    basis: basisOnce(measures.sales.name, recentWeeks(data)),
  };
}

/** Net sales of every week, and of those that were known when the latest were still ahead. */
function salesHistory(data: Dataset) {
  const weeks = weeklyValues(data, 'sales', {}, { from: 0, to: data.weeks });
  return { weeks, history: weeks.slice(0, -FORECAST_WEEKS), latest: weeks.slice(-FORECAST_WEEKS) };
}

/** The forecast, how far off it was for the latest weeks, the lines held, and weak promotions. */
function analystKpis(data: Dataset): readonly Kpi[] {
  const { weeks, history, latest } = salesHistory(data);
  const { low, mid, high } = forecast(weeks, 1, FORECAST_WEEKS);
  const past = forecast(history, 1, FORECAST_WEEKS).mid;
  const error = past / sum(latest) - 1;
  const promotions = run(data, queryOf(data, { measure: 'payback', by: ['promotion'] })).all;
  const weak = promotions.filter(({ figure }) => figure < data.paybackTarget);
  const plain = {
    isGood: true,
    weeks: [],
    basis: basisOnce(measures.sales.name, recentWeeks(data)),
  };
  return [
    {
      ...plain,
      label: fill(deskWords.forecast, { weeks: FORECAST_WEEKS }),
      value: amount(mid),
      change: `± ${percent((high - low) / 2 / mid)}`,
      weeks,
    },
    {
      ...plain,
      label: fill(deskWords.error, { weeks: FORECAST_WEEKS }),
      value: percent(Math.abs(error)),
      change: fill(error > 0 ? deskWords.tooHigh : deskWords.tooLow, { value: amount(past) }),
    },
    {
      ...plain,
      label: deskWords.lines,
      value: number(data.lines.length),
      change: withCount(data.weeks, deskWords.weeksEach),
      basis: basisOnce(deskWords.lines.toLowerCase(), { from: 0, to: data.weeks }),
    },
    {
      ...plain,
      label: deskWords.promotionsBelow,
      value: fill(deskWords.someOf, {
        count: weak.length,
        all: promotions.length,
      }),
      change: fill(deskWords.target, { target: valueText('payback', data.paybackTarget) }),
      isGood: weak.length === 0,
      basis: basisOnce(measures.payback.name, recentWeeks(data)),
    },
  ];
}

/** The forecast, and beside it the one that was made for the latest weeks before they came. */
function forecastBeside(data: Dataset): Desk['answer'] {
  const { history, latest } = salesHistory(data);
  const weeks = { from: data.weeks, to: data.weeks + FORECAST_WEEKS };
  const query = queryOf(data, { view: 'forecast', weeks });
  const { headline, chart, basis } = renderAnswer(data, { kind: 'query', query });
  if (chart?.kind !== 'lines') throw new Error('The forecast gives no lines.');
  const { of } = unitOf(history);
  const gap = history.slice(recentWeeks(data).from).map(() => undefined);
  const pastForecast = latest.map((_, index) => of(forecast(history, index + 1, index + 1).mid));
  const series = {
    label: fill(deskWords.pastForecast, { week: history.length }),
    tone: 'faint' as const,
    values: [...gap, ...pastForecast],
  };
  return { headline, basis, chart: { ...chart, series: [...chart.series, series] } };
}
