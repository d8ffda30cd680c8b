/* The words of the product pictures. What stands in braces is computed from the sample brand. */
export const productTexts = {
  conversation: {
    speaker: 'You ask:',
  },
  dashboard: {
    lost: 'Lost to empty shelves',
    noChange: 'no change',
  },
  window: {
    app: 'Octomine',
    loaded: 'Loaded {time}',
    nav: {
      overview: 'Overview',
      sales: 'Sales',
      promotions: 'Promotions',
      stock: 'Stock',
      forecast: 'Forecast',
      alerts: 'Alerts',
    },
    channels: 'All channels',
    regions: 'All regions',
    weeks: 'Weeks {from} to {to}',
  },
  desks: {
    byRegion: 'Net sales a week by region, plan dashed',
    demandServed: 'Demand served',
    products: 'Products',
    promotions: 'Promotions',
    columns: {
      sales: 'Net sales',
      demandServed: 'Served',
      lostSales: 'Lost',
      tradeSpendRate: 'Trade spend',
      marginRate: 'Margin',
      stockCover: 'Cover',
      promotionSpend: 'Spend',
      payback: 'Payback',
      incrementalSales: 'Extra sales',
      change: 'Change',
      plan: 'Against plan',
      forecast: 'Next 4 weeks',
      weeks: '13\u00a0weeks',
      emptyShelf: 'empty',
    },
    pastForecast: 'Forecast of week {week}',
    salesOf: 'Net sales, {channel}',
    plan: 'Against plan',
    regionsBelow: {
      one: '{count} region below',
      more: '{count} regions below',
    },
    forecast: 'Forecast, next {weeks} weeks',
    error: 'Forecast error, last {weeks}',
    tooHigh: 'too high: {value} forecast',
    tooLow: 'too low: {value} forecast',
    promotionsBelow: 'Promotions below target',
    someOf: '{count} of {all}',
    target: 'target {target}',
  },
  alerts: {
    severities: {
      urgent: 'Urgent',
      warning: 'Warning',
      note: 'Note',
    },
    count: '{count} open, {urgent} urgent',
    now: 'now',
    limit: 'limit',
    empty: 'Shelf empty',
    cause: 'Likely cause:',
    next: 'Do next:',
    watch: 'Then watch:',
    atStake: '{money} at stake',
    legend: 'Choose an alert',
    rule: 'At stake: the margin lost if nothing is done, of a product what its shelf lacks for {cover} if no delivery comes, of a promotion the spend left less the margin it would bring. Urgent from {urgent}, a warning from {warning}, below that a note.',
    acknowledge: 'Acknowledge',
    acknowledged: 'acknowledged at {time}',
    snooze: 'Snooze',
    snoozed: 'snoozed until Tuesday, {time}',
    assign: 'Assign',
    assigned: 'assigned at {time}',
    assignees: ['Key account manager, {channel}', 'Category manager', 'Demand planner'],
    owners: {
      stock: 'Supply planner, {region}',
      promotion: 'Trade marketing, {channel}',
    },
    sentBy: {
      whatsapp: 'by WhatsApp',
      slack: 'by Slack',
      mail: 'by email',
    },
    stock: {
      deliveries: 'too little was delivered. In {weeks} {sold} was sold, and {delivered} came in.',
      demand: 'more was sold than usual. In {weeks} it was {sold}, {share} above the weeks before.',
      watch: 'whether the next delivery brings it back above {limit}.',
      metric: 'Weeks of stock',
      basis:
        'The limit is {share} of what is usual here, {usual}. Counted: stock cover at the end of week {week}, against the {weeks} weeks with stock before.',
    },
    promotion: {
      cause: 'it wears off. Its extra sales were {first} in week {from} and {last} in week {to}.',
      stop: 'Stop it now: {left} and {money} of spend are left. That saves at least {saving}.',
      watch: 'its products in the weeks after. A dip means that sales only came early.',
      metric: 'Payback so far',
      basis:
        'The limit is {share} of the target. Counted: extra sales and spend of weeks {from} to {to}, against the mean of the four weeks before.',
    },
  },
  story: {
    question: 'Why is the {region} behind plan?',
    chart: 'Below plan in the {region}, {unit}',
    region: 'All of the {region}',
    shelf: 'Lost to its empty shelf',
  },
  restock: {
    move: 'Move {product} from {donors}.',
    donors: 'the {regions}, where it lasts more than {cover}',
    bringForward: 'Bring the next delivery of {product} forward.',
  },
  recommendations: {
    week: 'in week {to}',
    weeks: 'in weeks {from} to {to}',
    basis:
      'In margin after promotions: stock sells if no delivery comes first; a promotion’s spend left, less what it would bring; next time, what leaving it out would have kept.',
    restock: {
      text: 'Move {product} to {place}',
      reason: 'Stock lasts {cover} there. Take {money} from {donors}. The gain is before freight.',
    },
    stop: {
      text: 'Stop “{promotion}”',
      reason: 'A rupee of it brings {payback} of margin; {left} and {spend} of spend are left.',
    },
    leaveOut: {
      lost: '{money} lost',
      promotion: '“{name}”',
      text: 'Next time: leave out {promotions} in {channel}',
      reason:
        'A rupee of it brought {payback} of margin. At half the spend it would have kept {half}.',
    },
  },
  /** What one has to know to count the sample again. */
  sampleFacts: [
    {
      name: 'Columns of the rows',
      text: 'Net sales, cost, trade terms and promotion spend are of the week, stock is at its end at selling prices, all in thousands of rupees. Cost is the cost of goods, trade terms the channel’s share of net sales, promotion the one that runs.',
    },
    {
      name: 'Assumed reactions',
      text: 'A price 1% higher sells {mild} to {strong}% fewer units, by product, a quarter more or less; 1% more distribution sells {narrow} to {wide}% more, by channel, 0.2 more or less; twice the promotion spend brings {twice} times its extra sales, {least} to {most}.',
    },
  ],
};
