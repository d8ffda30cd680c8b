import { sampleData } from '@/words';
import { fill } from '../fill';
import type { BarChart, LineChart } from './answers/answer';
import { type Dataset, type Period, earlier, linesOf, recent, total, weekly } from './dataset';
import { amount, number, percent, signedPercent, unitOf, withPlus } from './format';
import { growthBy, growthOf } from './growth';
import { promotionResults } from './promotions';
import { sum } from './statistics';
import { coverByWeek, fillRateByWeek, lossByPlace, lossOf } from './stock';

const words = sampleData.dashboard;

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
};

/** What the Octomine dashboard shows of a dataset. */
export type Dashboard = {
  readonly sales: Kpi;
  readonly fillRate: Kpi;
  readonly tradeSpend: Kpi;
  readonly cover: Kpi;
  readonly channels: BarChart;
  readonly promotions: BarChart;
  readonly coverByWeek: LineChart;
};

/** A change with its sign, written by `write`; a share changes by percentage points. */
function changed(value: number, write: (digits: string) => string): Pick<Kpi, 'change' | 'rose'> {
  const digits = number(value, 1);
  if (Number(digits) === 0) return { change: words.noChange, rose: undefined };
  return { change: write(withPlus(digits)), rose: value > 0 };
}
const inWeeks = (weeks: string) => fill(words.weeks, { weeks });
const byPoints = (share: number) =>
  changed(share * 100, (points) => fill(words.points, { points }));

/** Trade terms and spend on promotions of every week, in thousands of rupees. */
function tradeSpendByWeek(data: Dataset): number[] {
  return weekly(
    data.channels.flatMap(({ name, terms }) =>
      linesOf(data, { channel: name }).map((line) => ({
        ...line,
        spend: line.spend.map((spend, week) => spend + terms * (line.sales[week] ?? 0)),
      })),
    ),
    'spend',
  );
}

/**
 * The dashboard of the last 13 weeks.
 *
 *   fill rate    = sales ÷ (sales + sales lost to empty shelves) (stock.ts)
 *   trade spend  = (trade terms of each channel × its sales + spend on promotions) ÷ net sales
 *   stock cover  = at the end of the last week of each half (stock.ts)
 *   cover by week: all lines, and the place that lost most sales to empty shelves (stock.ts)
 *   promotions   = margin ÷ spend of those that began in the last 13 weeks (promotions.ts)
 */
export function dashboardOf(data: Dataset): Dashboard {
  const now = recent(data);
  const before = earlier(data);
  const { after, rate } = growthOf(data, data.lines);
  const filled = (period: Period) => {
    const sales = total(data.lines, 'sales', period);
    return sales / (sales + lossOf(data.lines, period).lost.mid);
  };
  const fillChange = filled(now) - filled(before);
  const sales = weekly(data.lines, 'sales');
  const spend = tradeSpendByWeek(data);
  const spendShare = ({ from, to }: Period) =>
    sum(spend.slice(from, to)) / sum(sales.slice(from, to));
  const spendChange = spendShare(now) - spendShare(before);
  const channels = growthBy(data, 'channel').sort((a, b) => b.after - a.after);
  const unit = unitOf(channels.map((channel) => channel.after));
  const cover = coverByWeek(data.lines);
  const [worst] = lossByPlace(data, now);
  const coverNow = cover[now.to - 1] ?? 0;
  const coverChange = coverNow - (cover[before.to - 1] ?? 0);
  return {
    sales: {
      label: words.sales,
      value: amount(after),
      change: signedPercent(rate.mid),
      rose: rate.mid >= 0,
      isGood: rate.mid >= 0,
      weeks: sales,
    },
    fillRate: {
      label: words.fillRate,
      value: percent(filled(now)),
      ...byPoints(fillChange),
      isGood: fillChange >= 0,
      weeks: fillRateByWeek(data.lines),
    },
    tradeSpend: {
      label: words.tradeSpend,
      value: percent(spendShare(now)),
      ...byPoints(spendChange),
      isGood: spendChange <= 0,
      weeks: spend.map((value, week) => value / (sales[week] ?? 1)),
    },
    cover: {
      label: words.cover,
      value: inWeeks(number(coverNow, 1)),
      ...changed(coverChange, inWeeks),
      isGood: coverNow >= data.coverTarget,
      weeks: cover,
    },
    channels: {
      kind: 'bars',
      title: fill(words.channels, { unit: unit.name }),
      bars: channels.map((channel) => ({
        label: channel.name,
        text: unit.text(channel.after),
        value: channel.after,
        // One that shrinks stands out.
        look: channel.rate.mid < 0 ? ('accent' as const) : ('plain' as const),
      })),
    },
    promotions: {
      kind: 'bars',
      title: words.promotions,
      bars: promotionResults(data)
        .filter(({ promotion }) => promotion.firstWeek > now.from)
        .reverse()
        .map(({ promotion, payback }) => ({
          label: promotion.name,
          text: number(payback.mid, 2),
          value: payback.mid,
          look: payback.mid < data.paybackTarget ? ('accent' as const) : ('plain' as const),
        })),
      reference: {
        value: data.paybackTarget,
        label: fill(words.targetOf, { target: number(data.paybackTarget, 2) }),
      },
    },
    coverByWeek: {
      kind: 'lines',
      title: words.coverByWeek,
      firstWeek: now.from + 1,
      series: [
        {
          label: words.series.target,
          look: 'faint',
          values: cover.slice(now.from).map(() => data.coverTarget),
        },
        { label: words.series.all, look: 'plain', values: cover.slice(now.from) },
        ...(worst
          ? [
              {
                label: worst.name,
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
