import { sampleData } from '@/words/sample-data';
import { fill } from '@/lib/fill';
import { answerTo } from './answers';
import type { Answer, BarChart, LineChart } from './answers/answer';
import { changeOf, measureName, scopeOf, written } from './answers/in-words';
import { queryInWords } from './answers/question';
import { type Dataset, type Period, earlier, recent } from './dataset';
import { forecast } from './figures/forecast';
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

type Chart = BarChart | LineChart;

/** Who looks at the dashboard. */
export const deskIds = ['founders', 'marketing', 'sales', 'analysts'] as const;
export type DeskId = (typeof deskIds)[number];

/** A chart with the query behind it. */
export type Charted<Drawn = Chart> = {
  /** What it says, in a sentence. */
  readonly headline: string;
  readonly chart: Drawn;
  readonly query: Answer['query'];
};

/** What a desk sees: four figures, and the chart that answers its question. */
export type Desk = { readonly kpis: readonly Kpi[]; readonly charted: Charted };

/** What stands wherever the sample brand is shown. */
export type Dashboard = Readonly<Record<'sales' | 'fillRate' | 'tradeSpend' | 'cover', Kpi>> & {
  readonly channels: BarChart;
};

const span = ({ from, to }: Period) => fill(words.span, { from: from + 1, to });

/** A measure as a tile: its value, its change and its weeks. */
function kpiOf(data: Dataset, measure: MeasureId, where: Where = {}, label?: string): Kpi {
  const [now, past] = [recent(data), earlier(data)];
  const [value, before] = [now, past].map((period) => valueOf(data, { measure }, where, period));
  const change = changeOf(measure, { now: value ?? 0, before });
  const moved = /[1-9]/.test(change);
  const { good, isPromotional, unit } = measures[measure];
  const rose = (value ?? 0) >= (before ?? 0);
  const names = { now: span(now), past: span(past) };
  const suffix = unit === 'weeks' ? fill(words.weeks, { weeks: change }) : change;
  return {
    label: label ?? words.labels[measure as keyof typeof words.labels],
    value: written(measure, value ?? 0),
    change: moved ? suffix : words.noChange,
    rose: moved ? rose : undefined,
    isGood: !moved || rose === good > 0,
    weeks: isPromotional ? [] : byWeek(data, measure, where, { from: past.from, to: now.to }),
    counted: fill(words.counted, { ...names, scope: scopeOf(where) || words.allLines }),
  };
}

/** A figure without a course of its own. */
const plain = (kpi: Omit<Kpi, 'rose' | 'weeks' | 'counted'>, what: string): Kpi => ({
  ...kpi,
  rose: undefined,
  weeks: [],
  counted: what,
});

/**
 * The bars of a list, a second measure told in each bar's label. Ranges are left to the demo: a desk
 * compares.
 */
function barsOf(data: Dataset, parts: Partial<Query>, beside?: MeasureId): Charted<BarChart> {
  const query = queryOf(data, { before: earlier(data), ...parts });
  const { chart, headline } = answerTo(data, query);
  if (chart.kind !== 'bars') throw new Error('The query gives no bars.');
  const { kept } = rowsOf(data, query);
  const labelOf = (label: string) => {
    const row = kept.find(({ name }) => name === label);
    if (!beside || !row) return label;
    const value = written(beside, valueOf(data, { measure: beside }, row.where, query.weeks));
    return fill(deskWords.beside, { label, value, what: deskWords.besides[beside as 'extra'] });
  };
  const bars = chart.bars.map(({ label, text, value, look }) => ({
    label: labelOf(label),
    text,
    value,
    look,
  }));
  return { headline, query: queryInWords(data, query), chart: { ...chart, bars } };
}

/** The figures of the last 13 weeks beside the 13 before, and sales by channel. */
export function dashboardOf(data: Dataset): Dashboard {
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
  const regions = rowsOf(
    data,
    queryOf(data, { measure: 'gap', by: ['region'], keep: { side: 'below', value: 0 } }),
  );
  const value = valueOf(data, { measure: 'gapRate' }, {}, recent(data));
  return plain(
    {
      label: deskWords.plan,
      value: written('gapRate', value),
      change: counted(regions.kept.length, deskWords.regionsBelow),
      isGood: regions.kept.length === 0,
    },
    fill(words.countedOnce, { measure: measureName('gap'), now: span(recent(data)) }),
  );
}

/** Weeks ahead that the forecast sums up. */
const AHEAD = 4;

/** How far the forecast lies, and how far off it was when the last weeks were still ahead. */
function forecastKpis(data: Dataset): Kpi[] {
  const weeks = byWeek(data, 'sales', {}, { from: 0, to: data.weeks });
  const { low, mid, high } = forecast(weeks, 1, AHEAD);
  const past = forecast(weeks.slice(0, -AHEAD), 1, AHEAD).mid;
  const error = past === 0 ? 0 : sum(weeks.slice(-AHEAD)) / past - 1;
  const what = fill(words.countedOnce, { measure: measureName('sales'), now: span(recent(data)) });
  return [
    {
      label: fill(deskWords.forecast, { weeks: AHEAD }),
      value: amount(mid),
      change: `± ${percent(mid === 0 ? 0 : (high - low) / 2 / mid)}`,
      rose: undefined,
      isGood: true,
      weeks,
      counted: what,
    },
    plain(
      {
        label: fill(deskWords.error, { weeks: AHEAD }),
        value: percent(Math.abs(error)),
        change: fill(error < 0 ? deskWords.tooHigh : deskWords.tooLow, { value: amount(past) }),
        isGood: true,
      },
      what,
    ),
  ];
}

/** The forecast, and beside what the last weeks brought the one made before them. */
function forecastChart(data: Dataset): Charted {
  const query = queryOf(data, { show: 'forecast', ahead: AHEAD });
  const { chart, headline } = answerTo(data, query);
  if (chart.kind !== 'lines') throw new Error('The forecast gives no lines.');
  const weeks = byWeek(data, 'sales', {}, { from: 0, to: data.weeks });
  const known = weeks.slice(0, -AHEAD);
  const { of } = unitOf(weeks);
  const made = Array.from({ length: AHEAD }, (_, at) => of(forecast(known, at + 1, at + 1).mid));
  const before = known.slice(recent(data).from).map(() => undefined);
  const label = fill(deskWords.made, { week: known.length });
  return {
    headline,
    query: queryInWords(data, query),
    chart: {
      ...chart,
      series: [...chart.series, { label, look: 'faint', values: [...before, ...made] }],
    },
  };
}

/** What each desk sees: growth and margin, promotions, plan and shelves, the forecast and its error. */
export function desksOf(data: Dataset): Readonly<Record<DeskId, Desk>> {
  const { sales, fillRate, cover, tradeSpend } = dashboardOf(data);
  const growth = queryOf(data, {
    show: 'change',
    by: ['channel'],
    order: 'most',
    before: earlier(data),
  });
  const [best] = rowsOf(data, growth).kept;
  const promotions = rowsOf(
    data,
    queryOf(data, {
      measure: 'payback',
      by: ['promotion'],
      keep: { side: 'below', value: data.paybackTarget },
    }),
  );
  const once = (measure: MeasureId) =>
    fill(words.countedOnce, { measure: measureName(measure), now: span(recent(data)) });
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
        ...(best
          ? [kpiOf(data, 'sales', best.where, fill(deskWords.salesOf, { channel: best.name }))]
          : []),
      ],
      charted: barsOf(data, { measure: 'payback', by: ['promotion'], order: 'most' }, 'extra'),
    },
    sales: {
      kpis: [fillRate, planKpi(data), kpiOf(data, 'lost'), cover],
      charted: barsOf(data, { measure: 'gap', by: ['region'], order: 'least' }, 'weeksOut'),
    },
    analysts: {
      kpis: [
        ...forecastKpis(data),
        plain(
          {
            label: deskWords.lines,
            value: number(data.lines.length),
            change: counted(data.weeks, deskWords.weeksEach),
            isGood: true,
          },
          fill(words.countedOnce, {
            measure: deskWords.lines.toLowerCase(),
            now: span({ from: 0, to: data.weeks }),
          }),
        ),
        plain(
          {
            label: deskWords.promotionsBelow,
            value: fill(deskWords.someOf, {
              count: promotions.kept.length,
              all: promotions.all.length,
            }),
            change: fill(deskWords.target, { target: written('payback', data.paybackTarget) }),
            isGood: promotions.kept.length === 0,
          },
          once('payback'),
        ),
      ],
      charted: forecastChart(data),
    },
  };
}
