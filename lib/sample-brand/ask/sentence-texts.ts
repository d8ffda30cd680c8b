/*
 * How a request is written as a sentence, and what its parts are called in answers. What stands in
 * braces is filled in.
 */
export const sentences = {
  calculations: {
    value: 'Show {measure}{by}{scope}{period}',
    change: 'How did {measure}{scope} change{by}{period}?',
    share: 'What share of {measure}{scope} comes from {parts}{period}?',
    why: 'Why did {measure}{scope} change{by}{period}?',
    forecast: 'Show the forecast of {measure}{by}{scope}{period}',
    definition: 'What does {measure} mean?',
  },
  against: 'Show {measure}{by}{scope} against plan{period}',
  whyAgainst: 'Why did {measure}{scope} differ from plan{by}{period}?',
  /** Which members come first in an order of a figure. */
  ranked: 'Which {members} {has} the {end} {figure}{scope}{period}?',
  rankedWhy: 'Which {members} {has} the {end} {figure}{scope}{period}, and why?',
  /** What is shown of a measure, and ranked. */
  figures: {
    value: '{measure}',
    change: 'growth of {measure}',
    share: 'share of {measure}',
    why: 'growth of {measure}',
    forecast: 'forecast of {measure}',
    definition: '{measure}',
    plan: '{measure} against plan',
  },
  by: ' by {dimensions}',
  each: 'each {dimension}',
  has: 'has',
  have: 'have',
  highest: 'highest',
  lowest: 'lowest',
  plan: 'plan',
  without: ' without {names}',
  withoutRegions: ' without the {names}',
  together: ' together',
  /** In the order in which a sentence names them. */
  scope: {
    product: ' of {names}',
    promotion: ' of {names}',
    channel: ' in {names}',
    region: ' in the {names}',
  },
  period: ', {period}',
  whatIf: 'What if we change {changes}{channel}{product}?',
  something: 'something',
  lever: '{lever} {change}',
  leverBy: '{lever} by {change}',
  forProduct: ' for {product}',
  priceByProduct: 'Which products could bear a {change}% price rise?',
  stop: 'Which promotion should we stop?',
  data: {
    data: 'What data do you have?',
    freshness: 'How fresh is the data?',
    units: 'What is a lakh, and what is a crore?',
  },
  /** What one member of a dimension is called, and several. */
  dimensions: {
    channel: { one: 'channel', many: 'channels' },
    region: { one: 'region', many: 'regions' },
    product: { one: 'product', many: 'products' },
    promotion: { one: 'promotion', many: 'promotions' },
    week: { one: 'week', many: 'weeks' },
  },
  levers: { price: 'price', distribution: 'distribution', spend: 'promotion spend' },
} as const;

/** Weeks as a sentence names them. */
export const periods = {
  last: 'the last {weeks}\u00a0weeks',
  first: 'the first {weeks}\u00a0weeks',
  all: 'all {weeks}\u00a0weeks',
  one: 'week {from}',
  some: 'weeks {from} to {to}',
  next: 'the next {weeks}\u00a0weeks',
  nextOne: 'the next week',
} as const;
