import type { AnswersContent } from './schema';

/** The words of the demo's answers. What stands in braces is computed from the sample brand. */
export const answers = {
  growth: {
    question: 'Which channel grew fastest in the last 13 weeks?',
    headline: '{channel}: {rate} on the {weeks} weeks before.',
    detail:
      'It sold {after} after {before}. All channels together changed by {all}. {last} came last with {lastRate}.',
    chart: 'Change of net sales, %',
    table: 'Net sales, {unit}',
    columns: ['Channel', 'Before', 'Last 13', 'Change'],
    total: 'All channels',
    range: 'Growth of {channel}',
    method:
      'Net sales of weeks 14 to 26 against weeks 1 to 13. The range comes from how much ordinary weeks lie off the trend.',
  },
  promotions: {
    question: 'Which promotion pays back least?',
    headline: '{promotion} in {channel}: {payback} of margin for each rupee spent.',
    loss: 'It cost {spend} and brought {extra} of extra sales: a loss of {result} after margin.',
    gain: 'It cost {spend} and brought {extra} of extra sales: a gain of {result} after margin.',
    best: '{promotion} in {channel} paid back most, {payback}.',
    chart: 'Margin for each rupee spent',
    breakEven: 'Break-even',
    table: 'Promotions, {unit}',
    columns: ['Promotion', 'Spend', 'Extra sales', 'Margin'],
    range: 'Margin for each rupee spent, {promotion}',
    method:
      'Extra sales are sales in promotion weeks above the mean of the four weeks before and the four after. Their margin is divided by what the promotion cost.',
  },
  plan: {
    question: 'Which region missed its plan, and why?',
    missed: '{region}: {gap} below plan, {share}.',
    met: 'None. {region} came closest, {share} above plan.',
    cause: '{cause} took {loss}. Without that the region would have been {without} against plan.',
    causeIn:
      '{cause} took {loss}, most of it in {channel}. Without that the region would have been {without} against plan.',
    noCause: 'No cause pulled it down.',
    causes: { shelves: 'Empty shelves', promotions: 'Promotions', demand: 'Ordinary demand' },
    chart: 'Net sales a week, {region}, {unit}',
    series: { plan: 'Plan', sales: 'Net sales' },
    table: '{region} against plan, {unit}',
    columns: ['Cause', 'Effect', 'Of plan'],
    total: 'Against plan',
    range: 'Effect of empty shelves, {region}',
    method:
      'Plan is weeks 1 to 13 plus {growth}. Empty shelves count what a product usually sells in weeks that ended without stock. Demand is what the other causes leave.',
  },
  stock: {
    question: 'Where do empty shelves cost us sales?',
    headline: '{channel} in the {region}: {lost} in {weeks} weeks.',
    detail:
      '{product} lost most, {lost} in {weeksOut} without stock. All places together lost {all}.',
    none: 'Nowhere: no product ran out of stock.',
    noneDetail: 'Every product had stock at the end of every week.',
    chart: 'Sales lost, {unit}',
    table: 'Sales lost in the last 13 weeks, {unit}',
    columns: ['Product and place', 'Weeks out', 'Lost'],
    others: '{count} others',
    total: 'All places',
    range: 'Sales lost in all places',
    method:
      'A week is out of stock when it ends without stock. Lost is the mean of the product’s last four weeks with stock and no promotion, less what was sold.',
  },
  products: {
    question: 'Which products drive the growth?',
    headline: '{first} and {second}: {share} of all growth.',
    detail: 'Together they added {added} of {all}. {last} came last with {change}.',
    chart: 'Change of net sales, {unit}',
    table: 'Net sales, {unit}',
    columns: ['Product', 'Last 13', 'Change', 'Rate'],
    others: '{count} others',
    total: 'All products',
    range: 'Growth of all products',
    method:
      'Net sales of weeks 14 to 26 less those of weeks 1 to 13, product by product. The range comes from how much ordinary weeks lie off the trend.',
  },
  price: {
    question: 'Which products could bear a 5% price rise?',
    headline:
      '{safe} of {all} would earn more even if buyers react strongly. {product} gains most.',
    detail: 'A rise of 5% would have brought {product} {gain} of margin in 13 weeks.',
    noneLoses: 'None would lose at the expected reaction.',
    oneLoses: '{products} would lose {loss}.',
    someLose: '{products} would lose, {worst} most: {loss}.',
    chart: 'Change of margin at +5%, {unit}',
    table: 'At +5%, {unit} in 13 weeks',
    columns: ['Product', 'Elasticity', 'Sales', 'Margin'],
    range: 'Change of margin, {product}',
    method:
      'Units change by (1 + 5%) to the power of the product’s price elasticity, a given assumption. The range takes it a quarter weaker and a quarter stronger.',
  },
  move: {
    question: 'What if we move trade spend to where it pays?',
    added: 'Moving {amount} from {from} to {to} would have added {profit} of profit.',
    cost: 'Moving {amount} from {from} to {to} would have cost {profit} of profit.',
    detail:
      'That is {share} of what promotions cost in {from}. A rupee brings {paybackThere} of margin there and {paybackHere} in {to}, less with each further rupee.',
    less: 'Less in {channel}',
    more: 'More in {channel}',
    total: 'In all',
    chart: 'Change of profit in 13 weeks, {unit}',
    table: 'Change in 13 weeks, {unit}',
    columns: ['Step', 'Spend', 'Sales', 'Profit'],
    range: 'Change of profit',
    method:
      'Extra sales of a channel’s promotions grow with what is spent on them to the power of 0.6. The range takes 0.45 and 0.75. Profit is margin less that spend.',
  },
  forecast: {
    question: 'What will the next 4 weeks bring?',
    headline: '{sales} of net sales if the trend goes on, {change} on the last {weeks} weeks.',
    detail:
      'With a chance of 80% it will be between {low} and {high}. {channel} rises most, {rate}.',
    chart: 'Net sales a week, {unit}',
    series: { sales: 'Net sales', forecast: 'Forecast' },
    table: 'Net sales in {weeks} weeks, {unit}',
    columns: ['Channel', 'Last 4', 'Next 4', 'Range'],
    total: 'All channels',
    range: 'Net sales of the next {weeks} weeks',
    method:
      'A straight line through the last {trend} weeks, drawn on. How far weeks lay off that line gives the range. Promotions are taken to go on as they were.',
  },
  whatIf: {
    idleQuestion: 'What if we change something in {place}?',
    question: 'What if we set {changes} in {place}?',
    everywhere: 'all channels',
    idle: 'Nothing changes while all three controls are at 0%.',
    idleDetail:
      'Move price, distribution or trade spend. Net sales here were {sales} in the last 13 weeks.',
    higher: 'Profit would have been {profit} higher in 13 weeks.',
    lower: 'Profit would have been {profit} lower in 13 weeks.',
    detail: 'Net sales of {sales} would have changed by {share}, {change}.',
    sure: 'The whole range of profit lies on one side of zero.',
    unsure: 'The range of profit reaches across zero: test it small first.',
    chart: 'Change of profit in 13 weeks, {unit}',
    table: 'Change in 13 weeks, {unit}',
    columns: ['Driver', 'Sales', 'Profit', 'Range'],
    total: 'In all',
    range: 'Change of profit',
    method:
      'Price moves units by each product’s elasticity, distribution moves sales by the channel’s, trade spend, as far as it goes into promotions, moves their sales by the power of 0.6. All three are given assumptions with a range.',
  },
  /** What a range promises, and the values that decide. */
  byChance: 'Holds 8 times in 10',
  byAssumption: 'From the weakest to the strongest reaction assumed',
  noChange: 'no change',
  breakEven: 'break-even',
} as const satisfies AnswersContent;
