import { sampleData } from '@/content/sample-data';
import { fill } from '../fill';
import { type Kpi, dashboardOf } from './dashboard';
import { type Dataset, type Period, earlier, marginOf, recent, total, weekly } from './dataset';
import { forecast } from './forecast';
import { amount, counted, number, percent, rupees, signedPercent, withPlus } from './format';
import { growthBy } from './growth';
import { regionsAgainstPlan } from './plan';
import { channelPromotions, promotionResults } from './promotions';
import { sum } from './statistics';
import { lossOf } from './stock';

const words = sampleData.desks;

/** Weeks ahead that the forecast sums up. */
const AHEAD = 4;

/** A figure without a course of its own. */
type Plain = Omit<Kpi, 'rose' | 'weeks'>;
const plain = (kpi: Plain): Kpi => ({ ...kpi, rose: undefined, weeks: [] });

/** The change from one half of the weeks to the other, in per cent of the first. */
function against(
  before: number,
  after: number,
  moreIsGood: boolean,
): Pick<Kpi, 'change' | 'rose' | 'isGood'> {
  const rate = before === 0 ? 0 : after / before - 1;
  return { change: signedPercent(rate), rose: rate >= 0, isGood: rate >= 0 === moreIsGood };
}

/**
 * Four figures for each of Octomine's desks: founders, marketing, sales, analysts. They are those
 * of the last 13 weeks beside the 13 before, computed by the formulas of the demo.
 */
export function desksOf(data: Dataset): readonly (readonly Kpi[])[] {
  const { sales, fillRate, cover, tradeSpend } = dashboardOf(data);
  return [
    [sales, marginKpi(data), tradeSpend, cover],
    marketingKpis(data),
    [fillRate, planKpi(data), lostKpi(data), cover],
    analystKpis(data),
  ];
}

/** Margin = Σ sales × the product's margin, as a share of sales. */
function marginKpi(data: Dataset): Kpi {
  const margin = ({ from, to }: Period) =>
    sum(data.lines.map((line) => sum(line.sales.slice(from, to)) * marginOf(data, line.product)));
  const share = (period: Period) => margin(period) / total(data.lines, 'sales', period);
  const weeks = Array.from({ length: data.weeks }, (_, week) =>
    share({ from: week, to: week + 1 }),
  );
  const points = (share(recent(data)) - share(earlier(data))) * 100;
  return {
    label: words.margin,
    value: percent(share(recent(data))),
    change: fill(sampleData.dashboard.points, { points: withPlus(number(points, 1)) }),
    rose: points >= 0,
    isGood: points >= 0,
    weeks,
  };
}

/** All promotions together: what they cost, what they brought, and the channel that grew most. */
function marketingKpis(data: Dataset): Kpi[] {
  const of = (period: Period) => {
    const parts = data.channels.map(({ name }) => channelPromotions(data, name, period));
    const all = (key: 'spend' | 'extra' | 'margin') => sum(parts.map((part) => part[key]));
    const spend = all('spend');
    return { spend, extra: all('extra'), payback: spend === 0 ? 0 : all('margin') / spend };
  };
  const [before, after] = [of(earlier(data)), of(recent(data))];
  const [best] = growthBy(data, 'channel').sort((a, b) => b.rate.mid - a.rate.mid);
  const spendWeeks = weekly(data.lines, 'spend');
  return [
    {
      label: words.promotionSpend,
      value: amount(after.spend),
      ...against(before.spend, after.spend, false),
      weeks: spendWeeks,
    },
    {
      label: words.payback,
      value: rupees(after.payback),
      ...against(before.payback, after.payback, true),
      weeks: [],
    },
    {
      label: words.extraSales,
      value: amount(after.extra),
      ...against(before.extra, after.extra, true),
      weeks: [],
    },
    ...(best
      ? [
          {
            label: fill(words.salesOf, { channel: best.name }),
            value: amount(best.after),
            ...against(best.before, best.after, true),
            weeks: weekly(
              data.lines.filter(({ channel }) => channel === best.name),
              'sales',
            ),
          },
        ]
      : []),
  ];
}

/** All regions together against their plan (plan.ts). */
function planKpi(data: Dataset): Kpi {
  const regions = regionsAgainstPlan(data);
  const plan = sum(regions.map((region) => region.plan));
  const gap = sum(regions.map((region) => region.gap));
  const below = regions.filter((region) => region.gap < 0).length;
  return plain({
    label: words.plan,
    value: signedPercent(plan === 0 ? 0 : gap / plan),
    change: counted(below, words.regionsBelow),
    isGood: below === 0,
  });
}

/** Sales lost to empty shelves (stock.ts). */
function lostKpi(data: Dataset): Kpi {
  const [before, after] = [lossOf(data.lines, earlier(data)), lossOf(data.lines, recent(data))];
  return {
    label: words.lost,
    value: amount(after.lost.mid),
    ...against(before.lost.mid, after.lost.mid, false),
    weeks: [],
  };
}

/** How much the model holds, and how sure it is. */
function analystKpis(data: Dataset): Kpi[] {
  const weeks = weekly(data.lines, 'sales');
  const { low, mid, high } = forecast(weeks, 1, AHEAD);
  const promotions = promotionResults(data);
  const below = promotions.filter(({ payback }) => payback.mid < data.paybackTarget).length;
  return [
    plain({
      label: words.lines,
      value: number(data.lines.length),
      change: counted(data.weeks, words.weeksEach),
      isGood: true,
    }),
    {
      label: fill(words.forecast, { weeks: AHEAD }),
      value: amount(mid),
      change: `± ${percent(mid === 0 ? 0 : (high - low) / 2 / mid)}`,
      rose: undefined,
      isGood: true,
      weeks: weeks,
    },
    plain({
      label: words.weeksOut,
      value: number(lossOf(data.lines, recent(data)).weeksOut),
      change: words.ofAllLines,
      isGood: false,
    }),
    plain({
      label: words.promotionsBelow,
      value: fill(words.someOf, { count: below, all: promotions.length }),
      change: fill(words.target, { target: rupees(data.paybackTarget) }),
      isGood: below === 0,
    }),
  ];
}
