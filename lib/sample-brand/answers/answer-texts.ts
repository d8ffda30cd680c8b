/* The sentences of ASK Octopus' answers. What stands in braces is computed. */
export const answerTexts = {
  headlines: {
    value: '{figure}{scope}: {value}.',
    rose: '{measure}{scope} rose by {change}, to {value}.',
    fell: '{measure}{scope} fell by {change}, to {value}.',
    same: '{measure}{scope} hardly changed: {value}.',
    against: '{measure}{scope}: {value}, {distance}.',
    forecast: '{value} of {measure}{scope} in {period}, {change} on {before}.',
    definition: '{measure}: {definition}',
    accounts: '{leader} accounted for {part}.',
    /** Of rows: `list` names those that count, which are 'highest', '2nd lowest' or '3'. */
    list: '{figure}{scope}: {list}.',
    part: '{name}: {value} of {measure}{scope}.',
    ends: '{figure}{scope}: {list} highest; {lasts} lowest of {count} {many}.',
    superlatives: { most: 'most', least: 'least' },
    leaderOf: '{measure}{scope}: {total}. {name} has the {most}: {value}.',
    leaderBack: '{name} brought back {value} for each rupee spent, the {which} of {count} {many}.',
    leader: '{name}: {value}, the {which} of {count} {many}.',
    leaders: '{list}: the {which} of {count} {many}.',
    level: '{count} {many} are level: {value}.',
    nothing: 'There is nothing to count{scope} in these weeks.',
    row: '{name} ({value})',
    rowSpan: 'from {first} to {last}',
    rowCount: '{count} at {value}',
    pairs: '{dimensions} pairs',
    ofPeriod: '{many} in {period}',
  },
  details: {
    subject: '{measure}{scope} {period}{compared}.',
    compared: ', compared with {past}',
    before: '{when}: {value}, a change of {change}.',
    total: 'In all: {value}.',
    average: 'On average {value} a week.',
    difference: 'The difference is {value}.',
    ofTarget: 'It lies {distance}.',
    ofPlan: 'The distance is {value} of the plan.',
    whyBy: 'By {dimension}, {leader} contributed most: {value}.',
    whyItem: 'The largest single item is {item}: {value}.',
    whyShelf: 'Its shelf was empty for {weeks} and lost {lost} of sales.',
    forecast: 'In 8 cases of 10 it will be between {low} and {high}.',
    promoted: 'Each promotion counts its own products and weeks.',
    definitionNow: 'Now: {value} {period}.',
  },
  titles: {
    figure: '{figure}{scope}, {unit}',
    values: '{measure}{scope}, {unit}',
    weeks: '{measure} by week{scope}, {unit}',
    item: '{scope}: {measure}, {unit}; dashed: {versus}',
    why: 'What each {dimension} added, {unit}',
    forecast: 'Forecast',
  },
  units: {
    share: '%',
    points: 'points',
    weeks: 'weeks',
    shelfWeeks: 'shelf weeks',
    perRupee: 'Rs for each rupee',
  },
  columns: {
    period: 'Weeks',
    past: 'Before',
    plan: 'Plan',
    now: 'Now',
    change: 'Change',
    difference: 'Difference',
    share: 'Share',
    value: 'Value',
    part: 'What',
    effect: 'Effect',
    ofAll: 'Of it',
    last: 'Last {weeks}',
    next: 'Next {weeks}',
    range: 'Range',
  },
  total: 'In all',
  ranges: {
    byChance: 'Holds 8 times in 10',
    byAssumption: 'From the weakest to the strongest reaction assumed',
    lineByChance: 'Thin line: range that holds 8 times in 10.',
    lineByAssumption: 'Thin line: range of reactions assumed.',
    noChange: 'no change',
  },
  /** Weeks behind a figure: all of them, one, or the end of the last for what is a state then. */
  periods: { over: 'over {period}', in: 'in {period}', end: 'at the end of {period}' },
  values: {
    shelfWeek: '{value} shelf week',
    shelfWeeks: '{value} shelf weeks',
    points: '{points} points',
    above: '{value} above {base}',
    below: '{value} below {base}',
    near: 'close to {base}',
    plan: 'plan',
  },
  methods: {
    /** What is said of a calculation beside the measure's definition. */
    calculations: {
      value: '',
      change: 'The range comes from how much ordinary weeks lie off the trend.',
      share: 'Each member’s part of the whole, in per cent.',
      why: 'What each member added adds up to the whole change; the greatest leads.',
      forecast:
        'A straight line through the last {trend} weeks, drawn on. How far weeks lay off that line gives the range. Promotions are taken to go on as they were.',
      definition: '',
    },
    plan: 'The plan is weeks 1 to 13 plus {growth}.',
    'what-if':
      'Price moves units by each product’s elasticity, distribution moves sales by the channel’s. Promotion spend moves the extra sales of promotions by less with every further rupee: twice the spend brings about one and a half times the extra sales, none brings none. All three are assumptions with a range.',
    data: 'Read off the sample itself.',
    stop: 'Spend left is the mean of the weeks so far for each week to come. What is saved is that spend less the margin it would bring at the payback so far. Promotions that have ended cannot be stopped.',
  },
  whatIf: {
    idle: 'Nothing changes while all three controls are at 0%.',
    idleDetail:
      'Move price, distribution or promotion spend. Net sales here were {sales} in the last 13 weeks.',
    headline:
      'Net sales would have been {sales}, and margin after promotions {profit}, in 13 weeks.',
    higher: '{amount} higher',
    lower: '{amount} lower',
    same: 'about the same',
    detail: 'Net sales of {sales} would have changed by {share}.',
    unsure: 'It may lose or gain: test it small first.',
    products:
      '{safe} of {all} would earn more even if buyers react strongly. {product} would gain most.',
    productsDetail:
      'A rise of {change}% would have brought {product} {gain} of margin in 13 weeks.',
    chart: 'Change of margin after promotions in 13 weeks',
    table: 'Change in 13 weeks',
    lever: 'Lever',
    product: 'Product',
    sales: 'Sales',
    profit: 'Margin after promotions',
    range: 'Change of margin after promotions, {name}',
  },
  stop: {
    headline:
      'Stop “{promotion}” in {channel}: a rupee of it brings {payback} of margin, and stopping it now saves at least {saving}.',
    detail:
      'It still runs for {left}. Saving: the {spend} not spent, less the margin it would bring at its payback so far; in its last week it paid back less.',
    none: 'None: every promotion that still runs brings back more than it costs.',
    chart: 'Payback of each promotion, {unit}; still running: {running}',
    noneRuns: 'none',
    table: 'What stopping would save, {unit}',
    columns: ['Promotion', 'Payback', 'Weeks left', 'Saved'],
  },
  data: {
    data: {
      headline:
        'Net sales, margin, trade spend, promotions and stock of {productCount} products in {channelCount} channels and {regionCount} regions over {weeks} weeks.',
      detail:
        'Measures: {measures}. Channels: {channels}. Regions: {regions}. Products: {products}. Promotions: {promotions}. The brand is invented. There are no customers, competitors, outlets or years in it.',
    },
    freshness: {
      headline: 'Up to week {weeks}, the last that has come in.',
      detail:
        'Each channel’s week is loaded on Monday: {times}. It is a sample: nothing newer will come.',
    },
    units: {
      headline: '1 lakh is 100,000; 1 crore is 10 million, or 100 lakh.',
      detail: 'All amounts are Indian rupees, written Rs.',
    },
  },
} as const;
