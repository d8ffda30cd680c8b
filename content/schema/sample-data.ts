import { z } from 'zod';
import { words } from './fields';

/** The words of the product pictures. What stands in braces is computed from the sample brand. */
export const sampleData = z.strictObject({
  conversation: z.strictObject({
    title: words(60, 'Name of the picture, for those who cannot see it.'),
    asked: words(20, 'Before the question, for those who cannot see who speaks.'),
    someBars: words(40, 'Above bars, where not all fit.', { slots: ['all', 'shown', 'title'] }),
  }),
  dashboard: z.strictObject({
    title: words(60, 'Above the dashboard.'),
    labels: z.strictObject({
      sales: words(20, 'Tile of net sales.'),
      fillRate: words(20, 'Tile of how much of the demand was filled.'),
      tradeRate: words(40, 'Tile of trade spend in per cent of sales.'),
      cover: words(20, 'Tile of how long stock lasts.'),
      marginRate: words(20, 'Tile of margin in per cent of sales.'),
      promotionSpend: words(40, 'Tile of what promotions cost.'),
      payback: words(40, 'Tile of what a rupee of promotions brings.'),
      extra: words(40, 'Tile of sales above the ordinary.'),
      lost: words(40, 'Tile of sales that empty shelves took.'),
    }),
    weeks: words(20, 'A number of weeks in a tile.', { slots: ['weeks'] }),
    noChange: words(20, 'In a tile, where a figure is as before.'),
    span: words(40, 'Which weeks a chart shows.', { slots: ['from', 'to'] }),
    counted: words(60, 'Below a tile: which weeks it compares.', {
      slots: ['now', 'past', 'scope'],
    }),
    allLines: words(20, 'What a tile says that is kept to no place.'),
    countedOnce: words(40, 'The same, without weeks to compare.', {
      slots: ['measure', 'now'],
    }),
    of: words(30, 'The query behind a picture.', { slots: ['query'] }),
  }),
  desks: z.strictObject({
    beside: words(40, 'A bar’s label with a second figure.', { slots: ['label', 'value', 'what'] }),
    besides: z.strictObject({
      marginRate: words(30, 'What follows a margin.'),
      extra: words(30, 'What follows extra sales.'),
      weeksOut: words(30, 'What follows a count of weeks.'),
    }),
    made: words(30, 'The line of the forecast that can be checked.', { slots: ['week'] }),
    salesOf: words(40, 'Sales of one channel.', { slots: ['channel'] }),
    plan: words(20, 'The gap to plan.'),
    regionsBelow: z.strictObject({
      one: words(40, 'For one region.', { slots: ['count'] }),
      more: words(40, 'For any other number of regions.', { slots: ['count'] }),
    }),
    lines: words(40, 'How many product places are forecast.'),
    weeksEach: z.strictObject({
      one: words(40, 'For one week.', { slots: ['count'] }),
      more: words(40, 'For any other number of weeks.', { slots: ['count'] }),
    }),
    forecast: words(40, 'What the next weeks bring.', { slots: ['weeks'] }),
    error: words(40, 'How far the last forecast lay off.', { slots: ['weeks'] }),
    tooHigh: words(40, 'It was above what was sold.', { slots: ['value'] }),
    tooLow: words(40, 'It was below what was sold.', { slots: ['value'] }),
    promotionsBelow: words(40, 'How many promotions pay back too little.'),
    someOf: words(40, 'Some of all.', { slots: ['all', 'count'] }),
    target: words(40, 'What is aimed at.', { slots: ['target'] }),
  }),
  alerts: z.strictObject({
    title: words(40, 'Name of the list.'),
    severities: z.strictObject({
      urgent: words(20, 'Act today.'),
      warning: words(20, 'Act this week.'),
      note: words(20, 'Good to know.'),
    }),
    thisWeek: words(20, 'When: in the last week.'),
    lastWeek: words(20, 'When: in the week before.'),
    weeksAgo: words(40, 'When: earlier.', { slots: ['weeks'] }),
    now: words(20, 'The end of the line in the small chart.'),
    limit: words(20, 'The limit in the small chart.'),
    next: words(20, 'Before what to do.'),
    atStake: words(30, 'What is at stake.', { slots: ['money'] }),
    more: words(30, 'What is gained.', { slots: ['money'] }),
    others: words(30, 'How many alerts stand with another.', { slots: ['count'] }),
    legend: words(40, 'The line above the alerts to choose from.'),
    rule: words(320, 'How alerts are ordered and called urgent.', { slots: ['urgent', 'warning'] }),
    related: words(40, 'What stands before the alerts sent together with another.'),
    actions: words(40, 'What stands before the actions of a message.'),
    acknowledge: words(30, 'The action of somebody who has read it.'),
    snooze: words(30, 'The action of somebody who has no time.'),
    assign: words(30, 'The action of somebody whose task it is not.'),
    owners: z.strictObject({
      stock: words(40, 'Who gets an alert of stock.', { slots: ['region'] }),
      sales: words(40, 'Who gets an alert of sales.', { slots: ['region'] }),
      promotion: words(40, 'Who gets an alert of a promotion.', { slots: ['channel'] }),
    }),
    sentBy: z.strictObject({
      whatsapp: words(40, 'Sent to a telephone.'),
      slack: words(20, 'Sent to a chat.'),
      mail: words(20, 'Sent to a mailbox.'),
    }),
    stock: z.strictObject({
      message: words(100, 'Stock will run out: how long it lasts.', {
        slots: ['cover', 'money', 'usual'],
      }),
      cover: words(20, 'How long it lasts.', { slots: ['weeks'] }),
      move: words(80, 'What to do where another region has enough.', {
        slots: ['cover', 'product', 'region'],
      }),
      bringForward: words(80, 'What to do where none has.', { slots: ['product'] }),
      metric: words(20, 'Above the small chart.'),
      reason: words(80, 'Why that is the limit.', { slots: ['share', 'usual'] }),
      counted: words(140, 'What is counted, of which weeks.', { slots: ['week', 'weeks'] }),
    }),
    sales: z.strictObject({
      below: words(100, 'Sales are unusually low.', { slots: ['product', 'share', 'weeks'] }),
      above: words(100, 'Sales are unusually high.', { slots: ['product', 'share', 'weeks'] }),
      check: words(80, 'What to do where they are low.', { slots: ['product'] }),
      raise: words(80, 'What to do where they are high.', { slots: ['product'] }),
      metric: words(40, 'Above the small chart.', { slots: ['unit'] }),
      reason: words(100, 'Why that is the limit.', { slots: ['weeks'] }),
      counted: words(120, 'What is counted, of which weeks.', { slots: ['week', 'weeks'] }),
    }),
    promotion: z.strictObject({
      message: words(140, 'A promotion pays back too little.', {
        slots: ['payback', 'run', 'target'],
      }),
      stop: words(80, 'What to do while it runs.', { slots: ['left', 'money'] }),
      metric: words(60, 'Above the small chart.'),
      reason: words(60, 'Why that is the limit.', { slots: ['share'] }),
      counted: words(80, 'What is counted, of which weeks.', { slots: ['from', 'to'] }),
    }),
  }),
  story: z.strictObject({
    question: words(60, 'The question about a region.', { slots: ['region'] }),
    chart: words(60, 'The title of its chart.', { slots: ['region', 'unit'] }),
    region: words(40, 'The bar of the whole region.', { slots: ['region'] }),
    item: words(40, 'The bar of the one item.', { slots: ['item'] }),
    shelf: words(60, 'The bar of what its empty shelf cost.'),
  }),
  legend: z.strictObject({
    title: words(20, 'What stands before the meanings of the colours.'),
    data: words(40, 'What teal means.'),
    act: words(40, 'What coral means.'),
    neutral: words(40, 'What ink means.'),
  }),
  recommendations: z.strictObject({
    title: words(60, 'Above the list.'),
    counted: words(120, 'What was counted.', { slots: ['from', 'to'] }),
    first: words(20, 'The mark of the first.'),
    restock: z.strictObject({
      text: words(60, 'What to do against an empty shelf.', {
        slots: ['channel', 'product', 'region'],
      }),
      reason: words(60, 'What that shelf has cost.', { slots: ['lost', 'weeks'] }),
    }),
    stop: z.strictObject({
      text: words(40, 'What to do about a costly promotion.', { slots: ['promotion'] }),
      reason: words(80, 'What it brings, and how long it still runs.', {
        slots: ['left', 'payback'],
      }),
    }),
    move: z.strictObject({
      text: words(40, 'Where spend should go.', { slots: ['to'] }),
      reason: words(80, 'What a rupee brings here and there.', {
        slots: ['from', 'here', 'there'],
      }),
    }),
  }),
});
