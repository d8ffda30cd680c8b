import { z } from 'zod';
import { exactly, words } from './fields';

/** The words of ASK Octopus’ answers. What stands in braces is computed. */
export const answers = z.strictObject({
  scope: z
    .strictObject({
      product: words(20, 'Of which products a figure is, with a word such as “of” before.', {
        slots: ['names'],
      }),
      channel: words(20, 'In which channels, with “in” before.', { slots: ['names'] }),
      region: words(20, 'In which regions, with “in the” before.', { slots: ['names'] }),
      promotion: words(20, 'Of which promotions.', { slots: ['names'] }),
    })
    .meta({ description: 'How an answer says which places it is kept to; {names} are filled in.' }),
  periods: z
    .strictObject({
      last: words(40, 'The latest weeks: “the last 13 weeks”.', { slots: ['weeks'] }),
      first: words(40, 'The weeks from the first on: “the first 13 weeks”.', { slots: ['weeks'] }),
      all: words(40, 'Every week that the sample holds.', { slots: ['weeks'] }),
      one: words(20, 'One week by its number.', { slots: ['from'] }),
      some: words(40, 'Weeks in the middle, from number to number.', { slots: ['from', 'to'] }),
    })
    .meta({ description: 'How weeks are named; {weeks}, {from} and {to} are filled in.' }),
  values: z
    .strictObject({
      weeks: words(20, 'A number of weeks, such as a stock cover.', { slots: ['value'] }),
      abovePlan: words(40, 'Better than planned.', { slots: ['value'] }),
      belowPlan: words(40, 'Worse than planned.', { slots: ['value'] }),
      onPlan: words(40, 'Neither better nor worse than planned.'),
      points: words(40, 'A change of a share, in percentage points.', { slots: ['points'] }),
      perWeek: words(20, 'The mean of a week.', { slots: ['value'] }),
      rateOf: z.strictObject({
        marginRate: words(40, 'The margin in per cent, beside the margin in money.', {
          slots: ['value'],
        }),
        tradeRate: words(40, 'Trade spend in per cent, beside it in money.', { slots: ['value'] }),
        gapRate: words(40, 'The gap in per cent, beside the gap in money.', { slots: ['value'] }),
      }),
    })
    .meta({ description: 'How single values are written; {value} is filled in.' }),
  headlines: z
    .strictObject({
      level: words(40, 'One figure: what it is and how much.', {
        slots: ['measure', 'scope', 'value'],
      }),
      perWeek: words(60, 'The same for the mean of a week.', {
        slots: ['measure', 'scope', 'value'],
      }),
      rose: words(80, 'It is more than before.', {
        slots: ['change', 'measure', 'scope', 'value'],
      }),
      fell: words(80, 'It is less than before.', {
        slots: ['change', 'measure', 'scope', 'value'],
      }),
      same: words(60, 'It is as much as before.', { slots: ['measure', 'scope', 'value'] }),
      most: words(80, 'Who has most, of how many.', {
        slots: ['count', 'leader', 'many', 'value'],
      }),
      least: words(80, 'Who has least, of how many.', {
        slots: ['count', 'leader', 'many', 'value'],
      }),
      first: words(80, 'Several from the top, in order.', {
        slots: ['count', 'list', 'many', 'shown'],
      }),
      last: words(80, 'Several from the bottom, in order.', {
        slots: ['count', 'list', 'many', 'shown'],
      }),
      kept: words(60, 'Those that fit the limit asked for.', {
        slots: ['count', 'list', 'many', 'shown'],
      }),
      none: words(40, 'None fits the limit.', { slots: ['count', 'many'] }),
      list: words(100, 'Everyone in the table: who is first and who last.', {
        slots: ['last', 'lastValue', 'leader', 'value'],
      }),
      compare: words(40, 'Several that were asked for by name.', { slots: ['leader', 'list'] }),
      only: words(40, 'There is but one.', { slots: ['leader', 'value'] }),
      share: words(60, 'How much of the whole one has.', {
        slots: ['leader', 'measure', 'scope', 'share'],
      }),
      rising: words(60, 'The line through the weeks goes up.', {
        slots: ['measure', 'scope', 'value'],
      }),
      falling: words(60, 'The line through the weeks goes down.', {
        slots: ['measure', 'scope', 'value'],
      }),
      level_: words(80, 'The line through the weeks is flat.', { slots: ['measure', 'scope'] }),
      why: words(60, 'What changed, and whose part of it is greatest.', {
        slots: ['change', 'leader', 'part'],
      }),
      wrong: words(20, 'Before the answer, where the question takes the opposite for granted.'),
      forecast: words(120, 'The sum of the weeks to come, against as many before.', {
        slots: ['change', 'measure', 'scope', 'value', 'weeks'],
      }),
      nothing: words(80, 'Nothing in the sample fits the question.', { slots: ['scope'] }),
    })
    .meta({ description: 'The first sentence of an answer, by what is shown.' }),
  details: z
    .strictObject({
      period: words(60, 'What is counted, of which weeks.', {
        slots: ['measure', 'period', 'scope'],
      }),
      periodEnd: words(60, 'The same for stock, which is counted at their end.', {
        slots: ['measure', 'period', 'scope'],
      }),
      before: words(80, 'What it was in the weeks before, with the change.', {
        slots: ['change', 'period', 'value'],
      }),
      from: words(40, 'From how much it changed.', { slots: ['before', 'past'] }),
      compared: words(40, 'Behind the weeks: those that they are compared with.', {
        slots: ['past'],
      }),
      total: words(40, 'What all rows add up to.', { slots: ['value'] }),
      difference: words(40, 'How far two lie apart.', { slots: ['value'] }),
      rate: words(40, 'The same figure in per cent.', { slots: ['value'] }),
      rateLeader: words(60, 'Who leads by the per cent, where another leads by money.', {
        slots: ['leader', 'value'],
      }),
      course: words(80, 'The first and the last week of a trend.', {
        slots: ['first', 'from', 'last', 'to'],
      }),
      whyBy: words(60, 'The greatest part by one more dimension.', {
        slots: ['dimension', 'leader', 'value'],
      }),
      whyItem: words(80, 'The one product and place that added most.', {
        slots: ['item', 'share', 'value'],
      }),
      whyItemOut: words(160, 'The same where it was also out of stock.', {
        slots: ['item', 'lost', 'share', 'value', 'weeks'],
      }),
      whyShelves: words(60, 'What empty shelves took from sales.', { slots: ['more', 'value'] }),
      whyShelvesMore: words(60, 'Behind it: how much more than in the weeks before.', {
        slots: ['change'],
      }),
      whyPromotion: words(60, 'The promotion that brought much more or less.', {
        slots: ['promotion', 'value'],
      }),
      whyEnded: words(100, 'The same where that promotion is over.', {
        slots: ['promotion', 'value', 'week'],
      }),
      forecast: words(120, 'The range of a forecast, and who rises most.', {
        slots: ['high', 'leader', 'low', 'rate'],
      }),
    })
    .meta({ description: 'The sentences after it.' }),
  charts: z
    .strictObject({
      list: words(40, 'Above bars or a table of values.', { slots: ['measure', 'scope', 'unit'] }),
      change: words(60, 'Above bars of changes.', { slots: ['measure', 'scope', 'unit'] }),
      share: words(40, 'Above bars of shares.', { slots: ['measure', 'scope'] }),
      weeks: words(60, 'Above weekly lines.', { slots: ['measure', 'scope', 'unit'] }),
      why: words(60, 'Above bars of what each member added.', { slots: ['dimension', 'unit'] }),
      reference: words(20, 'Name of the line at which spend is paid back.'),
      forecast: words(20, 'Name of the line of weeks to come.'),
    })
    .meta({ description: 'Titles above charts; {unit} is Rs lakh, Rs crore or another unit.' }),
  units: z
    .strictObject({
      share: words(20, 'Sign of a share.'),
      weeks: words(20, 'Weeks of stock.'),
      count: words(20, 'Line-weeks, which are counted one by one.'),
      rupees: words(40, 'Money for each rupee spent.'),
    })
    .meta({ description: 'Units that are no money.' }),
  columns: z
    .strictObject({
      period: words(20, 'Which weeks a row is of.'),
      before: words(20, 'The value in the weeks before.'),
      now: words(20, 'The value in the weeks asked about.'),
      change: words(20, 'What lies between the two.'),
      share: words(20, 'Part of the whole.'),
      value: words(20, 'The value, where it stands alone.'),
      part: words(20, 'What added to a change.'),
      effect: words(20, 'How much it added.'),
      ofAll: words(20, 'How much that is of the whole change.'),
      last: words(20, 'As many weeks as the forecast has, before it.', { slots: ['weeks'] }),
      next: words(20, 'The weeks of the forecast.', { slots: ['weeks'] }),
      range: words(20, 'From the lowest to the highest.'),
      trend: words(20, 'What a week adds on the line through all.'),
    })
    .meta({ description: 'Heads of table columns.' }),
  rows: z
    .strictObject({
      all: words(20, 'Head of the column with the names.'),
      total: words(20, 'The sum of all rows.'),
      shelves: words(20, 'Sales that empty shelves took.'),
      promotions: words(20, 'Sales that promotions brought.'),
    })
    .meta({ description: 'Names of table rows that are no members.' }),
  ranges: z
    .strictObject({
      level: words(40, 'Above the range of a value.', { slots: ['measure', 'scope'] }),
      change: words(40, 'Above the range of a growth.', { slots: ['measure', 'scope'] }),
      forecast: words(60, 'Above the range of a forecast.', {
        slots: ['measure', 'scope', 'weeks'],
      }),
    })
    .meta({ description: 'Titles of ranges.' }),
  methods: z
    .strictObject({
      sales: words(60, 'In a sentence or two, how it is computed.'),
      margin: words(120, 'In a sentence or two, how it is computed.'),
      marginRate: words(40, 'In a sentence or two, how it is computed.'),
      profit: words(60, 'In a sentence or two, how it is computed.'),
      promotionSpend: words(60, 'In a sentence or two, how it is computed.'),
      tradeSpend: words(100, 'In a sentence or two, how it is computed.'),
      tradeRate: words(80, 'In a sentence or two, how it is computed.'),
      stock: words(80, 'In a sentence or two, how it is computed.'),
      cover: words(120, 'In a sentence or two, how it is computed.'),
      weeksOut: words(120, 'In a sentence or two, how it is computed.'),
      lost: words(180, 'In a sentence or two, how it is computed.'),
      fillRate: words(100, 'In a sentence or two, how it is computed.'),
      gap: words(100, 'In a sentence or two, how it is computed.', { slots: ['growth'] }),
      gapRate: words(120, 'In a sentence or two, how it is computed.', { slots: ['growth'] }),
      payback: words(220, 'In a sentence or two, how it is computed.'),
      extra: words(120, 'In a sentence or two, how it is computed.'),
      change: words(100, 'Added where a change is shown.'),
      why: words(100, 'Added where reasons are shown.'),
      trend: words(80, 'Added where a trend is shown.'),
      forecast: words(220, 'Added where a forecast is shown.', { slots: ['trend'] }),
    })
    .meta({
      description:
        'How each measure, and each way of showing it, is computed: one or two sentences.',
    }),
  query: z
    .strictObject({
      measure: words(20, 'Before the measure.'),
      show: words(20, 'Before how it is shown.'),
      by: words(20, 'Before what tells the rows apart.'),
      where: words(20, 'Before the members that it is kept to.'),
      weeks: words(20, 'Before the weeks.'),
      before: words(20, 'Before the weeks that it is compared with.'),
      order: words(20, 'Before the order of rows.'),
      keep: words(20, 'Before the limit of rows.'),
      shows: z.strictObject({
        level: words(20, 'It shows a value.'),
        change: words(20, 'It shows a change.'),
        share: words(20, 'It shows shares.'),
        trend: words(20, 'It shows a trend.'),
        why: words(20, 'It shows reasons.'),
        forecast: words(20, 'It shows a forecast.'),
      }),
      everything: words(20, 'Where it is kept to no members.'),
      is: words(40, 'A dimension and its members.', { slots: ['dimension', 'names'] }),
      fromTo: words(20, 'From one week to another.', { slots: ['from', 'to'] }),
      most: words(20, 'Rows from the highest.'),
      least: words(20, 'Rows from the lowest.'),
      first: words(40, 'Only so many rows.', { slots: ['count'] }),
      above: words(20, 'Only rows above a value.', { slots: ['value'] }),
      below: words(20, 'Only rows below a value.', { slots: ['value'] }),
      perWeek: words(20, 'The mean of a week.'),
      ahead: words(40, 'How many weeks a forecast covers.', { slots: ['weeks'] }),
      whole: words(20, 'Before what a share is part of.'),
      whatIf: words(20, 'Before a what-if.'),
      range: words(100, 'Which weeks a what-if is of, and its range.'),
    })
    .meta({
      description:
        'The query behind an answer: what stands before each of its parts, and how they are written.',
    }),
  questions: z
    .strictObject({
      level: words(60, 'A value, by members where there are several.', {
        slots: ['by', 'measure', 'period', 'scope'],
      }),
      perWeek: words(60, 'The mean of a week.', { slots: ['measure', 'period', 'scope'] }),
      by: words(40, 'Inside a question: by which dimensions.', { slots: ['dimensions'] }),
      most: words(80, 'Who has most.', { slots: ['measure', 'one', 'period', 'scope'] }),
      least: words(80, 'Who has least.', { slots: ['measure', 'one', 'period', 'scope'] }),
      mostPlan: words(80, 'Who is furthest above the plan.', { slots: ['one', 'period', 'scope'] }),
      leastPlan: words(80, 'Who is furthest below the plan.', {
        slots: ['one', 'period', 'scope'],
      }),
      change: words(60, 'How something changed.', { slots: ['by', 'measure', 'period', 'scope'] }),
      grew: words(100, 'Who grew most.', { slots: ['measure', 'one', 'period', 'scope'] }),
      fell: words(100, 'Who grew least or fell most.', {
        slots: ['measure', 'one', 'period', 'scope'],
      }),
      share: words(100, 'What part each has.', { slots: ['measure', 'one', 'period', 'scope'] }),
      trend: words(80, 'How the weeks went.', { slots: ['measure', 'period', 'scope'] }),
      why: words(60, 'Reasons of a change.', { slots: ['measure', 'period', 'scope'] }),
      whyGap: words(60, 'Reasons of a gap to plan.', { slots: ['period', 'scope'] }),
      forecast: words(100, 'The weeks to come.', { slots: ['by', 'measure', 'scope', 'weeks'] }),
      period: words(20, 'At the end of a question: which weeks.', { slots: ['period'] }),
      price: words(80, 'Which products bear a higher price.', { slots: ['change'] }),
      move: words(80, 'Trade spend moved to where it pays.'),
    })
    .meta({
      description: 'How a query is asked in words. ASK Octopus must be able to read these.',
    }),
  whatIf: z
    .strictObject({
      idleQuestion: words(60, 'The question while nothing is moved.', { slots: ['place'] }),
      question: words(60, 'The question, with what is moved.', { slots: ['changes', 'place'] }),
      everywhere: words(20, 'The place, where no channel is chosen.'),
      idle: words(80, 'The answer while nothing is moved.'),
      idleDetail: words(140, 'After it: what one could do.', { slots: ['sales'] }),
      higher: words(80, 'The answer where profit rises.', { slots: ['profit'] }),
      lower: words(80, 'The answer where profit falls.', { slots: ['profit'] }),
      detail: words(100, 'After it: sales before, and their change.', {
        slots: ['change', 'sales', 'share'],
      }),
      sure: words(80, 'The range lies on one side of zero.'),
      unsure: words(100, 'The range has zero in it.'),
      chart: words(60, 'Above the bars.', { slots: ['unit'] }),
      table: words(40, 'Above the table.', { slots: ['unit'] }),
      columns: exactly(
        4,
        words(20, 'Head of a column.'),
        'What was moved, sales, profit and its range.',
      ),
      total: words(20, 'The last row.'),
      range: words(40, 'Above the range.'),
      method: words(320, 'How it is computed.'),
    })
    .meta({ description: 'The answer to a what-if.' }),
  price: z
    .strictObject({
      headline: words(120, 'How many products bear it, and which gains most.', {
        slots: ['all', 'product', 'safe'],
      }),
      detail: words(120, 'What the rise brings that product.', {
        slots: ['change', 'gain', 'product'],
      }),
      noneLoses: words(60, 'No product loses.'),
      oneLoses: words(40, 'One product loses.', { slots: ['loss', 'products'] }),
      someLose: words(60, 'Several products lose.', { slots: ['loss', 'products', 'worst'] }),
      chart: words(60, 'Above the bars.', { slots: ['change', 'unit'] }),
      table: words(60, 'Above the table.', { slots: ['change', 'unit'] }),
      columns: exactly(4, words(20, 'Head of a column.'), 'Product, elasticity, sales and margin.'),
      range: words(40, 'Above the range.', { slots: ['product'] }),
      method: words(220, 'How it is computed.', { slots: ['change'] }),
    })
    .meta({ description: 'The answer to which products could bear a higher price.' }),
  move: z
    .strictObject({
      added: words(100, 'The answer where profit rises.', {
        slots: ['amount', 'from', 'profit', 'to'],
      }),
      cost: words(100, 'The answer where profit falls.', {
        slots: ['amount', 'from', 'profit', 'to'],
      }),
      detail: words(220, 'Why: what a rupee brings here and there.', {
        slots: ['from', 'paybackHere', 'paybackThere', 'share', 'to'],
      }),
      less: words(40, 'The row of the channel that gives.', { slots: ['channel'] }),
      more: words(40, 'The row of the channel that gets.', { slots: ['channel'] }),
      total: words(20, 'The last row.'),
      chart: words(60, 'Above the bars.', { slots: ['unit'] }),
      table: words(40, 'Above the table.', { slots: ['unit'] }),
      columns: exactly(4, words(20, 'Head of a column.'), 'Step, spend, sales and profit.'),
      range: words(40, 'Above the range.'),
      method: words(220, 'How it is computed.'),
    })
    .meta({ description: 'The answer to moving trade spend.' }),
  byChance: words(40, 'What a range from measured figures promises.'),
  byAssumption: words(80, 'What a range from assumptions is.'),
  noChange: words(20, 'The value at which nothing changes, beside its mark.'),
  breakEven: words(20, 'The value at which spend is paid back, beside its mark.'),
});
