import type { BarChart, LineChart } from './answers/answer';
import { type Dataset, earlier, linesOf, recent, total, weekly } from './dataset';
import { amount, lakh, number, percent, signedPercent, withPlus } from './format';
import { growthBy, growthOf } from './growth';
import { promotionResults } from './promotions';
import { mean } from './statistics';
import { coverByWeek, inStockByWeek, lossByPlace } from './stock';

/** A headline figure of the last 13 weeks beside the 13 before. */
export type Kpi = {
  readonly label: string;
  readonly value: string;
  readonly change: string;
  /** Whether the figure rose or fell; undefined when it did neither, as far as its digits show. */
  readonly rose: boolean | undefined;
  readonly isGood: boolean;
  /** The figure week by week, for its small line. */
  readonly weeks: readonly number[];
};

/** What the Octomine dashboard shows of a dataset. */
export type Dashboard = {
  readonly sales: Kpi;
  readonly inStock: Kpi;
  readonly tradeSpend: Kpi;
  readonly cover: Kpi;
  readonly channels: BarChart;
  readonly promotions: BarChart;
  readonly coverByWeek: LineChart;
};

/** A change with its sign and unit; a share changes by percentage points. */
function changed(value: number, unit: string): Pick<Kpi, 'change' | 'rose'> {
  const digits = number(value, 1);
  if (Number(digits) === 0) return { change: 'no change', rose: undefined };
  return { change: `${withPlus(digits)} ${unit}`, rose: value > 0 };
}
const points = (share: number) => changed(share * 100, 'pts');

/**
 * The dashboard of the last 13 weeks.
 *
 *   in stock     = share of lines with stock at the end of the week, mean of the weeks (stock.ts)
 *   trade spend  = trade spend ÷ net sales
 *   stock cover  = at the end of the last week of each half (stock.ts)
 *   cover by week: all lines, and the place that lost most sales to empty shelves (stock.ts)
 *   promotions   = margin ÷ spend of those that began in the last 13 weeks (promotions.ts)
 */
export function dashboardOf(data: Dataset): Dashboard {
  const now = recent(data);
  const before = earlier(data);
  const sales = weekly(data.lines, 'sales');
  const { after, rate } = growthOf(data, data.lines);
  const stocked = inStockByWeek(data.lines);
  const stockedNow = mean(stocked.slice(now.from, now.to));
  const stockedChange = stockedNow - mean(stocked.slice(before.from, before.to));
  const spendShare = (period: typeof now) =>
    total(data.lines, 'spend', period) / total(data.lines, 'sales', period);
  const spendChange = spendShare(now) - spendShare(before);
  const spend = weekly(data.lines, 'spend');
  const cover = coverByWeek(data.lines);
  const [worst] = lossByPlace(data, now);
  const coverNow = cover[now.to - 1] ?? 0;
  const coverChange = coverNow - (cover[before.to - 1] ?? 0);
  return {
    sales: {
      label: 'Net sales',
      value: amount(after),
      change: signedPercent(rate.mid),
      rose: rate.mid >= 0,
      isGood: rate.mid >= 0,
      weeks: sales.slice(now.from),
    },
    inStock: {
      label: 'Lines in stock',
      value: percent(stockedNow),
      ...points(stockedChange),
      isGood: stockedChange >= 0,
      weeks: stocked.slice(now.from),
    },
    tradeSpend: {
      label: 'Trade spend / sales',
      value: percent(spendShare(now)),
      ...points(spendChange),
      isGood: spendChange <= 0,
      weeks: spend.slice(now.from).map((value, week) => value / (sales[now.from + week] ?? 1)),
    },
    cover: {
      label: 'Stock cover',
      value: `${number(coverNow, 1)} weeks`,
      ...changed(coverChange, 'weeks'),
      isGood: coverNow >= data.coverTarget,
      weeks: cover.slice(now.from),
    },
    channels: {
      kind: 'bars',
      title: 'Sales by channel, Rs lakh',
      bars: growthBy(data, 'channel')
        .sort((a, b) => b.after - a.after)
        .map((channel) => ({
          label: channel.name,
          text: lakh(channel.after),
          value: channel.after,
          // One that shrinks stands out.
          look: channel.rate.mid < 0 ? ('accent' as const) : ('plain' as const),
        })),
    },
    promotions: {
      kind: 'bars',
      title: 'Promotion ROI against target',
      bars: promotionResults(data)
        .filter(({ promotion }) => promotion.firstWeek > now.from)
        .reverse()
        .map(({ promotion, payback }) => ({
          label: promotion.name,
          text: number(payback.mid, 2),
          value: payback.mid,
          look: payback.mid < data.paybackTarget ? ('accent' as const) : ('plain' as const),
        })),
      reference: { value: data.paybackTarget, label: `Target ${number(data.paybackTarget, 2)}` },
    },
    coverByWeek: {
      kind: 'lines',
      title: 'Stock cover by week, in weeks of sales',
      firstWeek: now.from + 1,
      series: [
        {
          label: 'Target',
          look: 'faint',
          values: cover.slice(now.from).map(() => data.coverTarget),
        },
        { label: 'All lines', look: 'plain', values: cover.slice(now.from) },
        ...(worst
          ? [
              {
                label: `${worst.channel}, ${worst.region}`,
                look: 'accent' as const,
                values: coverByWeek(
                  linesOf(data, { channel: worst.channel, region: worst.region }),
                ).slice(now.from),
              },
            ]
          : []),
      ],
    },
  };
}
