import type { SampleDataContent } from './schema';

/** The words of the product pictures. What stands in braces is computed from the sample brand. */
export const sampleData = {
  conversation: {
    title: 'A conversation with ASK Octopus',
    asked: 'You ask:',
    someBars: '{title}: {shown}\u00a0of\u00a0{all}',
  },
  dashboard: {
    title: 'Brand performance, last 13 weeks',
    sales: 'Net sales',
    fillRate: 'Fill rate',
    tradeSpend: 'Trade spend / sales',
    cover: 'Stock cover',
    weeks: '{weeks} weeks',
    points: '{points} pts',
    noChange: 'no change',
    channels: 'Sales by channel, {unit}',
    promotions: 'Promotion ROI against target',
    targetOf: 'Target {target}',
    coverByWeek: 'Stock cover by week, in weeks of sales',
    series: { target: 'Target', all: 'All lines' },
  },
  desks: {
    margin: 'Margin / sales',
    promotionSpend: 'Promotion spend',
    payback: 'Margin for a rupee of it',
    extraSales: 'Extra sales it brought',
    salesOf: 'Net sales, {channel}',
    plan: 'Against plan',
    regionsBelow: { one: '{count} region below', more: '{count} regions below' },
    lost: 'Lost to empty shelves',
    lines: 'Lines in the model',
    weeksEach: { one: '{count} week each', more: '{count} weeks each' },
    forecast: 'Forecast, next {weeks} weeks',
    weeksOut: 'Weeks off the shelf',
    ofAllLines: 'of all lines',
    promotionsBelow: 'Promotions below target',
    someOf: '{count} of {all}',
    target: 'target {target}',
  },
  alerts: {
    title: 'Alerts for the sample brand',
    severities: { urgent: 'Urgent', warning: 'Warning', note: 'Note' },
    thisWeek: 'This week',
    lastWeek: 'Last week',
    weeksAgo: '{weeks} weeks ago',
    now: 'now',
    limit: 'limit',
    next: 'Do next:',
    sentBy: { whatsapp: 'Sent by WhatsApp', slack: 'Sent by Slack', mail: 'Sent by email' },
    stock: {
      message:
        'Stock of {products} lasts {cover}; usual is {usual}. {money} of weekly sales at risk.',
      cover: '{weeks} weeks',
      move: 'Move {product} from {region}, where it lasts {cover}.',
      bringForward: 'Bring the next delivery of {product} forward.',
      metric: 'Weeks of stock, {product}',
    },
    sales: {
      below: 'Sales are {share} below the last {weeks} weeks. {product} moved most.',
      above: 'Sales are {share} above the last {weeks} weeks. {product} moved most.',
      check: 'Check {product} with the channel before the next order.',
      raise: 'Raise the next order of {product} before stock runs short.',
      metric: 'Net sales a week, {unit}',
    },
    promotion: {
      message:
        'After {run} it brings {payback} of margin for each rupee spent on it; target is {target}.',
      stop: 'Stop it now: {left} and {money} of spend are left.',
      metric: 'Margin for each rupee spent so far',
    },
  },
  recommendations: {
    title: 'Recommended, by profit in 13 weeks',
    first: 'Do first',
    restock: {
      text: 'Restock {product}, {region}',
      reason: '{weeks} without stock cost {lost} of sales.',
    },
    stop: {
      text: 'Stop “{promotion}”',
      reason: 'A rupee of it brings {payback} of margin.',
    },
    move: {
      text: 'Move spend to {to}',
      reason: 'A rupee brings {there} there, {here} in {from}.',
    },
  },
} as const satisfies SampleDataContent;
