import { fillTemplate } from '@/lib/base/fill';
import type { Answer } from '../answers/answer';
import type { DemoRequest } from '../ask/request';
import { itemSentence } from '../answers/detail';
import { type Dataset, recentWeeks } from '../data/dataset';
import { type MeasureId, measures, weeklyValues } from '../engine/measures';
import { explainChange } from '../engine/explain';
import type { Filters } from '../engine/members';
import { queryWithDefaults } from '../engine/query';
import { promotionsByPayback, promotionsToStop } from '../engine/promotions-to-stop';
import { runQuery } from '../engine/run';
import { FORECAST_WEEKS, forecast } from '../engine/figures/forecast';
import { sum } from '../engine/figures/statistics';
import {
  formatAmount,
  formatPercent,
  formatSignedAmount,
  inSentence,
  unitOf,
  withCount,
} from '../engine/format';
import { renderAnswer } from '../answers/render';
import {
  capitalise,
  formatChange,
  distanceText,
  isVisible,
  formatValue,
} from '../answers/format-values';
import { type DashboardTable, tableOf } from './dashboard-table';
import { productTexts } from './product-texts';

const { dashboard: words, desks: deskWords, story: storyWords } = productTexts;

/** A headline figure, for most the last 13 weeks beside the 13 before. */
export type Kpi = {
  readonly label: string;
  readonly value: string;
  /** How it changed, or what it is set beside. */
  readonly change: string;
  /** Whether that is good news or bad; undefined where it is neither. */
  readonly isGood?: boolean | undefined;
  /** The figure in each of the last 13 weeks, for its small line. */
  readonly weeks: readonly number[];
};

/** The same weekly line of several members, each as a share of what it should be. */
export type SmallMultiplesChart = {
  readonly kind: 'multiples';
  readonly title: string;
  readonly panels: readonly {
    readonly label: string;
    readonly text: string;
    readonly values: readonly number[];
    readonly isGood: boolean;
  }[];
};

/** The dashboard of a desk: four figures, the chart with the answer to its question, and the rows below. */
export type Dashboard = {
  readonly kpis: readonly Kpi[];
  readonly answer: Pick<Answer, 'question' | 'headline' | 'detail'> & {
    /** What asks the same of the demo. */
    readonly request: DemoRequest;
  };
  readonly chart: NonNullable<Answer['chart']> | SmallMultiplesChart;
  readonly table: DashboardTable;
};

/** A measure as a tile: its value, its change and its weeks. */
function kpiOf(
  data: Dataset,
  measure: MeasureId,
  where: Filters = {},
  label: string = capitalise(measures[measure].name),
): Kpi {
  const { value, base = 0 } = runQuery(data, queryWithDefaults(data, { measure, where })).total;
  const change = formatChange(measure, value, base);
  const hasMoved = isVisible(change);
  const { polarity = 1 } = measures[measure];
  return {
    label,
    value: formatValue(measure, value),
    change: hasMoved ? change : words.noChange,
    isGood: hasMoved ? (value - base) * polarity > 0 : undefined,
    weeks: weeklyValues(data, measure, where, recentWeeks(data)),
  };
}

/** What each desk sees: growth and margin, promotions, plan and shelves, the forecast and its error. */
export const dashboardsOf = (data: Dataset) =>
  ({
    founders: foundersDashboard(data),
    marketing: marketingDashboard(data),
    sales: salesDashboard(data),
    analysts: analystsDashboard(data),
  }) satisfies Record<string, Dashboard>;

/** The answer to a question, and its chart. */
function drawnAnswer(data: Dataset, request: DemoRequest) {
  const { chart, ...answer } = renderAnswer(data, request);
  if (!chart) throw new Error(`The answer to ${answer.question} has no chart.`);
  return { chart, answer: { ...answer, request } };
}

/** The channels, with the one that grew most. */
export function channelsOf(data: Dataset) {
  const [best] = runQuery(data, growthByChannel(data)).rows;
  const list = { breakdown: ['channel'], order: 'most' } as const;
  return tableOf(data, list, deskWords.channels, ['sales', 'change'], best?.where);
}

const growthByChannel = (data: Dataset) =>
  queryWithDefaults(data, { calculation: 'change', breakdown: ['channel'], order: 'most' });

function foundersDashboard(data: Dataset): Dashboard {
  const query = queryWithDefaults(data, { calculation: 'why' });
  return {
    ...drawnAnswer(data, { kind: 'query', query }),
    kpis: (['sales', 'marginRate', 'tradeSpendRate', 'stockCover'] as const).map((measure) =>
      kpiOf(data, measure),
    ),
    table: tableOf(
      data,
      { breakdown: ['product'], order: 'most' },
      deskWords.products,
      ['sales', 'change', 'marginRate', 'tradeSpendRate', 'stockCover'],
      explainChange(data, query).item?.where,
    ),
  };
}

function marketingDashboard(data: Dataset): Dashboard {
  const query = promotionsByPayback(data);
  const [best] = runQuery(data, growthByChannel(data)).rows;
  return {
    ...drawnAnswer(data, { kind: 'stop' }),
    kpis: [
      ...(['promotionSpend', 'payback', 'incrementalSales'] as const).map((measure) =>
        kpiOf(data, measure),
      ),
      kpiOf(
        data,
        'sales',
        best?.where,
        fillTemplate(deskWords.salesOf, { channel: best?.name ?? '' }),
      ),
    ],
    table: tableOf(
      data,
      query,
      deskWords.promotions,
      ['promotionSpend', 'payback', 'incrementalSales'],
      promotionsToStop(data)[0]?.where,
    ),
  };
}

/** The regions against their plan, and the products of the one that is furthest behind. */
function salesDashboard(data: Dataset): Dashboard {
  const query = queryWithDefaults(data, {
    calculation: 'change',
    versus: 'plan',
    breakdown: ['region'],
    order: 'least',
  });
  const { rows, total } = runQuery(data, query);
  const below = rows.filter(({ figure }) => figure < 0);
  const { where = {}, name: region = '' } = rows[0] ?? {};
  const why = queryWithDefaults(data, { calculation: 'why', versus: 'plan', where });
  const { item } = explainChange(data, why);
  // The channel of what the answer names, so that its row says the same figures.
  const { channel = [] } = item?.where ?? {};
  const { headline } = renderAnswer(data, {
    kind: 'query',
    query: { ...why, calculation: 'change' },
  });
  const weeks = recentWeeks(data);
  return {
    kpis: [
      kpiOf(data, 'demandServed', {}, deskWords.demandServed),
      {
        label: deskWords.plan,
        value: formatSignedAmount(total.figure),
        change: withCount(below.length, deskWords.regionsBelow),
        isGood: below.length === 0,
        // The plan is the same in every week: the line of what was sold is that of the distance.
        weeks: weeklyValues(data, 'sales', {}, weeks),
      },
      kpiOf(data, 'lostSales', {}, words.lost),
      kpiOf(data, 'stockCover'),
    ],
    answer: {
      question: fillTemplate(storyWords.question, { region }),
      headline,
      detail: item ? itemSentence(data, item, why) : '',
      request: { kind: 'query', query: why },
    },
    chart: {
      kind: 'multiples',
      title: deskWords.byRegion,
      panels: rows.map(({ name, where: only, base = 0, figure }) => ({
        label: name,
        text: distanceText('sales', figure),
        values: weeklyValues(data, 'sales', only, weeks).map(
          (sales) => (sales / base) * (weeks.to - weeks.from),
        ),
        isGood: figure >= 0,
      })),
    },
    table: tableOf(
      data,
      { ...query, breakdown: ['product'], where: item ? { ...where, channel } : where },
      [region, ...channel.map(inSentence)].join(', '),
      ['sales', 'plan', 'lostSales'],
      item?.where,
    ),
  };
}

function analystsDashboard(data: Dataset): Dashboard {
  const weeks = weeklyValues(data, 'sales', {}, { from: 0, to: data.weeks });
  // What was known when the latest weeks were still ahead.
  const history = weeks.slice(0, -FORECAST_WEEKS);
  const latest = weeks.slice(-FORECAST_WEEKS);
  const { low, mid, high } = forecast(weeks, 1, FORECAST_WEEKS);
  const past = forecast(history, 1, FORECAST_WEEKS).mid;
  const pastByWeek = latest.map((_, index) => forecast(history, index + 1, index + 1).mid);
  const error = past / sum(latest) - 1;
  const query = queryWithDefaults(data, { calculation: 'forecast' });
  const { chart, answer } = drawnAnswer(data, { kind: 'query', query });
  if (chart.kind !== 'lines') throw new Error('The forecast gives no lines.');
  // It starts where the sales were when it was made.
  const gap = history.slice(recentWeeks(data).from, -1).map(() => undefined);
  const pastForecast = {
    label: fillTemplate(deskWords.pastForecast, { week: history.length }),
    tone: 'faint' as const,
    values: [...gap, ...[...history.slice(-1), ...pastByWeek].map(unitOf(history).of)],
  };
  return {
    kpis: [
      {
        label: fillTemplate(deskWords.forecast, { weeks: FORECAST_WEEKS }),
        value: formatAmount(mid),
        change: fillTemplate(deskWords.range, { percent: formatPercent((high - low) / 2 / mid) }),
        weeks: weeks.slice(recentWeeks(data).from),
      },
      {
        label: fillTemplate(deskWords.error, { weeks: FORECAST_WEEKS }),
        weeks: latest.map((sales, index) => Math.abs((pastByWeek[index] ?? sales) / sales - 1)),
        value: formatPercent(Math.abs(error)),
        change: error > 0 ? deskWords.tooHigh : deskWords.tooLow,
      },
      kpiOf(data, 'demandServed', {}, deskWords.demandServed),
      kpiOf(data, 'stockCover'),
    ],
    answer,
    chart: { ...chart, series: [...chart.series, pastForecast] },
    table: tableOf(data, { breakdown: ['product'], order: 'most' }, deskWords.products, [
      'sales',
      'forecast',
      'stockCover',
    ]),
  };
}
