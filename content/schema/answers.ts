import { z } from 'zod';
import { exactly, words } from './fields';

/** The words of ASK Octopus’ answers. What stands in braces is computed. */
export const answers = z.strictObject({
  scope: z
    .strictObject({
      product: words(20, 'Product.', { slots: ['names'] }),
      channel: words(20, 'Channel.', { slots: ['names'] }),
      region: words(20, 'Region.', { slots: ['names'] }),
      promotion: words(20, 'Promotion.', { slots: ['names'] }),
    })
    .meta({ description: 'How an answer says which places it is kept to; {names} are filled in.' }),
  periods: z
    .strictObject({
      last: words(40, 'Last.', { slots: ['weeks'] }),
      first: words(40, 'First.', { slots: ['weeks'] }),
      all: words(40, 'All.', { slots: ['weeks'] }),
      one: words(20, 'One.', { slots: ['from'] }),
      some: words(40, 'Some.', { slots: ['from', 'to'] }),
    })
    .meta({ description: 'How weeks are named; {weeks}, {from} and {to} are filled in.' }),
  values: z
    .strictObject({
      weeks: words(20, 'Weeks.', { slots: ['value'] }),
      abovePlan: words(40, 'Above plan.', { slots: ['value'] }),
      belowPlan: words(40, 'Below plan.', { slots: ['value'] }),
      onPlan: words(40, 'On plan.'),
      points: words(40, 'Points.', { slots: ['points'] }),
      perWeek: words(20, 'Per week.', { slots: ['value'] }),
      rateOf: z.strictObject({
        marginRate: words(40, 'Margin rate.', { slots: ['value'] }),
        tradeRate: words(40, 'Trade rate.', { slots: ['value'] }),
        gapRate: words(40, 'Gap rate.', { slots: ['value'] }),
      }),
    })
    .meta({ description: 'How single values are written; {value} is filled in.' }),
  headlines: z
    .strictObject({
      level: words(40, 'Level.', { slots: ['measure', 'scope', 'value'] }),
      perWeek: words(60, 'Per week.', { slots: ['measure', 'scope', 'value'] }),
      rose: words(80, 'Rose.', { slots: ['change', 'measure', 'scope', 'value'] }),
      fell: words(80, 'Fell.', { slots: ['change', 'measure', 'scope', 'value'] }),
      same: words(60, 'Same.', { slots: ['measure', 'scope', 'value'] }),
      most: words(80, 'Most.', { slots: ['count', 'leader', 'many', 'value'] }),
      least: words(80, 'Least.', { slots: ['count', 'leader', 'many', 'value'] }),
      first: words(80, 'First.', { slots: ['count', 'list', 'many', 'shown'] }),
      last: words(80, 'Last.', { slots: ['count', 'list', 'many', 'shown'] }),
      kept: words(60, 'Kept.', { slots: ['count', 'list', 'many', 'shown'] }),
      none: words(40, 'None.', { slots: ['count', 'many'] }),
      list: words(100, 'List.', { slots: ['last', 'lastValue', 'leader', 'value'] }),
      compare: words(40, 'Compare.', { slots: ['leader', 'list'] }),
      only: words(40, 'Only.', { slots: ['leader', 'value'] }),
      share: words(60, 'Share.', { slots: ['leader', 'measure', 'scope', 'share'] }),
      rising: words(60, 'Rising.', { slots: ['measure', 'scope', 'value'] }),
      falling: words(60, 'Falling.', { slots: ['measure', 'scope', 'value'] }),
      level_: words(80, 'Level.', { slots: ['measure', 'scope'] }),
      why: words(60, 'Why.', { slots: ['change', 'leader', 'part'] }),
      wrong: words(20, 'Wrong.'),
      forecast: words(120, 'Forecast.', {
        slots: ['change', 'measure', 'scope', 'value', 'weeks'],
      }),
      nothing: words(80, 'Nothing.', { slots: ['scope'] }),
    })
    .meta({ description: 'The first sentence of an answer, by what is shown.' }),
  details: z
    .strictObject({
      period: words(60, 'Period.', { slots: ['measure', 'period', 'scope'] }),
      periodEnd: words(60, 'Period end.', { slots: ['measure', 'period', 'scope'] }),
      before: words(80, 'Before.', { slots: ['change', 'period', 'value'] }),
      from: words(40, 'From.', { slots: ['before', 'past'] }),
      compared: words(40, 'Compared.', { slots: ['past'] }),
      total: words(40, 'Total.', { slots: ['value'] }),
      difference: words(40, 'Difference.', { slots: ['value'] }),
      rate: words(40, 'Rate.', { slots: ['value'] }),
      rateLeader: words(60, 'Rate leader.', { slots: ['leader', 'value'] }),
      course: words(80, 'Course.', { slots: ['first', 'from', 'last', 'to'] }),
      whyBy: words(60, 'Why by.', { slots: ['dimension', 'leader', 'value'] }),
      whyItem: words(80, 'Why item.', { slots: ['item', 'share', 'value'] }),
      whyItemOut: words(160, 'Why item out.', {
        slots: ['item', 'lost', 'share', 'value', 'weeks'],
      }),
      whyShelves: words(60, 'Why shelves.', { slots: ['more', 'value'] }),
      whyShelvesMore: words(60, 'Why shelves more.', { slots: ['change'] }),
      whyPromotion: words(60, 'Why promotion.', { slots: ['promotion', 'value'] }),
      whyEnded: words(100, 'Why ended.', { slots: ['promotion', 'value', 'week'] }),
      forecast: words(120, 'Forecast.', { slots: ['high', 'leader', 'low', 'rate'] }),
    })
    .meta({ description: 'The sentences after it.' }),
  charts: z
    .strictObject({
      list: words(40, 'List.', { slots: ['measure', 'scope', 'unit'] }),
      change: words(60, 'Change.', { slots: ['measure', 'scope', 'unit'] }),
      share: words(40, 'Share.', { slots: ['measure', 'scope'] }),
      weeks: words(60, 'Weeks.', { slots: ['measure', 'scope', 'unit'] }),
      why: words(60, 'Why.', { slots: ['dimension', 'unit'] }),
      reference: words(20, 'Reference.'),
      forecast: words(20, 'Forecast.'),
    })
    .meta({ description: 'Titles above charts; {unit} is Rs lakh, Rs crore or another unit.' }),
  units: z
    .strictObject({
      share: words(20, 'Share.'),
      weeks: words(20, 'Weeks.'),
      count: words(20, 'Count.'),
      rupees: words(40, 'Rupees.'),
    })
    .meta({ description: 'Units that are no money.' }),
  columns: z
    .strictObject({
      period: words(20, 'Period.'),
      before: words(20, 'Before.'),
      now: words(20, 'Now.'),
      change: words(20, 'Change.'),
      share: words(20, 'Share.'),
      value: words(20, 'Value.'),
      rate: words(20, 'Rate.'),
      part: words(20, 'Part.'),
      effect: words(20, 'Effect.'),
      ofAll: words(20, 'Of all.'),
      last: words(20, 'Last.', { slots: ['weeks'] }),
      next: words(20, 'Next.', { slots: ['weeks'] }),
      range: words(20, 'Range.'),
      trend: words(20, 'Trend.'),
    })
    .meta({ description: 'Heads of table columns.' }),
  rows: z
    .strictObject({
      all: words(20, 'All.'),
      total: words(20, 'Total.'),
      others: words(20, 'Others.', { slots: ['count'] }),
      shelves: words(20, 'Shelves.'),
      promotions: words(20, 'Promotions.'),
    })
    .meta({ description: 'Names of table rows that are no members.' }),
  ranges: z
    .strictObject({
      level: words(40, 'Level.', { slots: ['measure', 'scope'] }),
      change: words(40, 'Change.', { slots: ['measure', 'scope'] }),
      forecast: words(60, 'Forecast.', { slots: ['measure', 'scope', 'weeks'] }),
    })
    .meta({ description: 'Titles of ranges.' }),
  methods: z
    .strictObject({
      sales: words(60, 'Sales.'),
      margin: words(120, 'Margin.'),
      marginRate: words(40, 'Margin rate.'),
      profit: words(60, 'Profit.'),
      promotionSpend: words(60, 'Promotion spend.'),
      tradeSpend: words(100, 'Trade spend.'),
      tradeRate: words(80, 'Trade rate.'),
      stock: words(80, 'Stock.'),
      cover: words(120, 'Cover.'),
      weeksOut: words(120, 'Weeks out.'),
      lost: words(180, 'Lost.'),
      fillRate: words(100, 'Fill rate.'),
      gap: words(100, 'Gap.', { slots: ['growth'] }),
      gapRate: words(120, 'Gap rate.', { slots: ['growth'] }),
      payback: words(220, 'Payback.'),
      extra: words(120, 'Extra.'),
      change: words(100, 'Change.'),
      why: words(100, 'Why.'),
      trend: words(80, 'Trend.'),
      forecast: words(220, 'Forecast.', { slots: ['trend'] }),
    })
    .meta({
      description:
        'How each measure, and each way of showing it, is computed: one or two sentences.',
    }),
  query: z
    .strictObject({
      measure: words(20, 'Measure.'),
      show: words(20, 'Show.'),
      by: words(20, 'By.'),
      where: words(20, 'Where.'),
      weeks: words(20, 'Weeks.'),
      before: words(20, 'Before.'),
      order: words(20, 'Order.'),
      keep: words(20, 'Keep.'),
      shows: z.strictObject({
        level: words(20, 'Level.'),
        change: words(20, 'Change.'),
        share: words(20, 'Share.'),
        trend: words(20, 'Trend.'),
        why: words(20, 'Why.'),
        forecast: words(20, 'Forecast.'),
      }),
      everything: words(20, 'Everything.'),
      is: words(40, 'Is.', { slots: ['dimension', 'names'] }),
      fromTo: words(20, 'From to.', { slots: ['from', 'to'] }),
      most: words(20, 'Most.'),
      least: words(20, 'Least.'),
      first: words(40, 'First.', { slots: ['count'] }),
      above: words(20, 'Above.', { slots: ['value'] }),
      below: words(20, 'Below.', { slots: ['value'] }),
      perWeek: words(20, 'Per week.'),
      ahead: words(40, 'Ahead.', { slots: ['weeks'] }),
      whole: words(20, 'Whole.'),
      whatIf: words(20, 'What if.'),
      range: words(100, 'Range.'),
    })
    .meta({
      description:
        'The query behind an answer: what stands before each of its parts, and how they are written.',
    }),
  questions: z
    .strictObject({
      level: words(60, 'Level.', { slots: ['by', 'measure', 'period', 'scope'] }),
      perWeek: words(60, 'Per week.', { slots: ['measure', 'period', 'scope'] }),
      by: words(40, 'By.', { slots: ['dimensions'] }),
      most: words(80, 'Most.', { slots: ['measure', 'one', 'period', 'scope'] }),
      least: words(80, 'Least.', { slots: ['measure', 'one', 'period', 'scope'] }),
      mostPlan: words(80, 'Most plan.', { slots: ['one', 'period', 'scope'] }),
      leastPlan: words(80, 'Least plan.', { slots: ['one', 'period', 'scope'] }),
      change: words(60, 'Change.', { slots: ['by', 'measure', 'period', 'scope'] }),
      grew: words(100, 'Grew.', { slots: ['measure', 'one', 'period', 'scope'] }),
      fell: words(100, 'Fell.', { slots: ['measure', 'one', 'period', 'scope'] }),
      share: words(100, 'Share.', { slots: ['measure', 'one', 'period', 'scope'] }),
      trend: words(80, 'Trend.', { slots: ['measure', 'period', 'scope'] }),
      why: words(60, 'Why.', { slots: ['measure', 'period', 'scope'] }),
      whyGap: words(60, 'Why gap.', { slots: ['period', 'scope'] }),
      forecast: words(100, 'Forecast.', { slots: ['by', 'measure', 'scope', 'weeks'] }),
      period: words(20, 'Period.', { slots: ['period'] }),
      price: words(80, 'Price.', { slots: ['change'] }),
      move: words(80, 'Move.'),
    })
    .meta({
      description: 'How a query is asked in words. ASK Octopus must be able to read these.',
    }),
  whatIf: z
    .strictObject({
      idleQuestion: words(60, 'Idle question.', { slots: ['place'] }),
      question: words(60, 'Question.', { slots: ['changes', 'place'] }),
      everywhere: words(20, 'Everywhere.'),
      idle: words(80, 'Idle.'),
      idleDetail: words(140, 'Idle detail.', { slots: ['sales'] }),
      higher: words(80, 'Higher.', { slots: ['profit'] }),
      lower: words(80, 'Lower.', { slots: ['profit'] }),
      detail: words(100, 'Detail.', { slots: ['change', 'sales', 'share'] }),
      sure: words(80, 'Sure.'),
      unsure: words(100, 'Unsure.'),
      chart: words(60, 'Chart.', { slots: ['unit'] }),
      table: words(40, 'Table.', { slots: ['unit'] }),
      columns: exactly(4, words(20, 'One of them.'), 'Columns.'),
      total: words(20, 'Total.'),
      range: words(40, 'Range.'),
      method: words(320, 'Method.'),
    })
    .meta({ description: 'The answer to a what-if.' }),
  price: z
    .strictObject({
      headline: words(120, 'Headline.', { slots: ['all', 'product', 'safe'] }),
      detail: words(120, 'Detail.', { slots: ['change', 'gain', 'product'] }),
      noneLoses: words(60, 'None loses.'),
      oneLoses: words(40, 'One loses.', { slots: ['loss', 'products'] }),
      someLose: words(60, 'Some lose.', { slots: ['loss', 'products', 'worst'] }),
      chart: words(60, 'Chart.', { slots: ['change', 'unit'] }),
      table: words(60, 'Table.', { slots: ['change', 'unit'] }),
      columns: exactly(4, words(20, 'One of them.'), 'Columns.'),
      range: words(40, 'Range.', { slots: ['product'] }),
      method: words(220, 'Method.', { slots: ['change'] }),
    })
    .meta({ description: 'The answer to which products could bear a higher price.' }),
  move: z
    .strictObject({
      added: words(100, 'Added.', { slots: ['amount', 'from', 'profit', 'to'] }),
      cost: words(100, 'Cost.', { slots: ['amount', 'from', 'profit', 'to'] }),
      detail: words(220, 'Detail.', {
        slots: ['from', 'paybackHere', 'paybackThere', 'share', 'to'],
      }),
      less: words(40, 'Less.', { slots: ['channel'] }),
      more: words(40, 'More.', { slots: ['channel'] }),
      total: words(20, 'Total.'),
      chart: words(60, 'Chart.', { slots: ['unit'] }),
      table: words(40, 'Table.', { slots: ['unit'] }),
      columns: exactly(4, words(20, 'One of them.'), 'Columns.'),
      range: words(40, 'Range.'),
      method: words(220, 'Method.'),
    })
    .meta({ description: 'The answer to moving trade spend.' }),
  byChance: words(40, 'What a range from measured figures promises.'),
  byAssumption: words(80, 'What a range from assumptions is.'),
  noChange: words(20, 'The value at which nothing changes, beside its mark.'),
  breakEven: words(20, 'The value at which spend is paid back, beside its mark.'),
});
