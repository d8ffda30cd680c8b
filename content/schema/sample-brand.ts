import { group, object, texts } from './old-fields';

/** How figures are written, and the words that charts share. */
export const figures = object({
  ...texts(20, 'The mark of sample data, units, and labels in charts.', {
    'sampleData currency lakh crore and band': '',
    week: 'week',
  }).shape,
  ...texts(40, 'A range, or what a line of a chart is.', {
    thinLine: '',
    fromTo: 'low high',
    dashed: 'what',
    expected: 'mid promise',
  }).shape,
  weeks: texts(20, 'A number of weeks: for one, and for any other number.', {
    'one more': 'count',
  }),
  ...texts(120, 'A line of a chart, for those who cannot see it.', {
    line: 'name first last values',
  }).shape,
});

const alerts = texts(40, 'The list of alerts.', {
  'title legend related actions acknowledge snooze assign': '',
  ...texts(20, 'A label of an alert or in its chart.', 'thisWeek lastWeek now limit next').shape,
  weeksAgo: 'weeks',
  'atStake more': 'money',
  others: 'count',
  rule: [320, 'How alerts are ordered and called urgent: {urgent}, {warning}.'],
  severities: texts(20, 'How soon to act.', 'urgent warning note'),
  owners: texts(40, 'Who gets an alert.', { 'stock sales': 'region', promotion: 'channel' }),
  sentBy: texts(40, 'How it was sent.', 'whatsapp slack mail'),
  stock: texts(140, 'An alert of stock: what happens, what to do, and what is counted.', {
    message: 'cover money usual',
    cover: 'weeks',
    move: 'cover product region',
    bringForward: 'product',
    metric: '',
    reason: 'share usual',
    counted: 'week weeks',
  }),
  sales: texts(120, 'An alert of unusual sales: what happens, what to do, and what is counted.', {
    'below above': 'product share weeks',
    'check raise': 'product',
    metric: 'unit',
    reason: 'weeks',
    counted: 'week weeks',
  }),
  promotion: texts(140, 'An alert of a promotion: what happens, what to do, and what is counted.', {
    message: 'payback run target',
    stop: 'left money',
    metric: '',
    reason: 'share',
    counted: 'from to',
  }),
});

/** The words of the product pictures. */
export const sampleData = object({
  conversation: texts(60, 'The picture of a conversation, as those hear it who cannot see it.', {
    'title asked': '',
    someBars: 'all shown title',
  }),
  dashboard: texts(60, 'The dashboard.', {
    title: '',
    ...texts(20, 'What a tile says of a change.', { 'noChange allLines': '', weeks: 'weeks' })
      .shape,
    span: 'from to',
    counted: 'now past scope',
    countedOnce: 'measure now',
    of: 'query',
    labels: texts(
      40,
      'The name of a tile.',
      'sales fillRate tradeRate cover marginRate promotionSpend payback extra lost',
    ),
  }),
  desks: texts(40, 'What the four desks have of their own.', {
    'plan lines promotionsBelow': '',
    beside: 'label value what',
    made: 'week',
    salesOf: 'channel',
    'forecast error': 'weeks',
    'tooHigh tooLow': 'value',
    someOf: 'all count',
    target: 'target',
    besides: texts(30, 'What follows a figure.', 'marginRate extra weeksOut'),
    regionsBelow: texts(40, 'For one region, and for any other number.', { 'one more': 'count' }),
    weeksEach: texts(40, 'For one week, and for any other number.', { 'one more': 'count' }),
  }),
  alerts,
  story: texts(60, 'The chart of one region behind its plan.', {
    'question region': 'region',
    chart: 'region unit',
    item: 'item',
    shelf: '',
  }),
  legend: texts(40, 'What the colours mean.', 'title data act neutral'),
  recommendations: group('The list of what to do.', {
    ...texts(120, 'What stands above and beside the list.', {
      'title first': '',
      counted: 'from to',
    }).shape,
    restock: texts(60, 'Of an empty shelf.', {
      text: 'channel product region',
      reason: 'lost weeks',
    }),
    stop: texts(80, 'Of a costly promotion.', { text: 'promotion', reason: 'left payback' }),
    move: texts(80, 'Of spend that pays more elsewhere.', {
      text: 'to',
      reason: 'from here there',
    }),
  }),
});
