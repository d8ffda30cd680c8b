/*
 * How a request is written as a sentence, and what its parts are called in answers. What stands in
 * braces is filled in; `every-query.test.ts` reads every sentence back.
 */
export const sentences = {
  views: {
    value: 'Show {measure}{by}{scope}{period}',
    average: 'Show average weekly {measure}{by}{scope}{period}',
    change: 'How did {measure}{scope} change{by}{period}?',
    share: 'What share of {measure}{scope} comes from {parts}{period}?',
    why: 'Why did {measure}{scope} change{by}{period}?',
    forecast: 'Show the forecast of {measure}{by}{scope}{period}',
    definition: 'What does {measure} mean?',
  },
  against: 'Show {measure}{by}{scope} {versus}{period}',
  whyAgainst: 'Why did {measure}{scope} differ from plan{by}{period}?',
  /** Which members come first in an order: `figure` is what is ranked. */
  ranked: 'Which {members} {has} the {end} {figure}{scope}{period}?',
  rankedWhy: 'Which {members} {has} the {end} {figure}{scope}{period}, and why?',
  /** Which members lie on one side of a limit. */
  kept: {
    above: 'Which {members} {has} {figure} above {limit}{scope}{period}?',
    below: 'Which {members} {has} {figure} below {limit}{scope}{period}?',
  },
  keptPlan: {
    above: 'Which {members} are ahead of plan{scope}{period}?',
    below: 'Which {members} are behind plan{scope}{period}?',
  },
  figures: {
    value: '{measure}',
    average: 'average weekly {measure}',
    change: 'growth of {measure}',
    share: 'share of {measure}',
    why: 'growth of {measure}',
    forecast: 'forecast of {measure}',
    definition: '{measure}',
  },
  figureAgainst: '{measure} {versus}',
  by: ' by {dimensions}',
  each: 'each {dimension}',
  has: 'has',
  have: 'have',
  highest: 'highest',
  lowest: 'lowest',
  plan: 'against plan',
  target: 'against the target',
  without: ' without {names}',
  withoutRegions: ' without the {names}',
  together: ' together',
  scope: {
    product: ' of {names}',
    channel: ' in {names}',
    region: ' in the {names}',
    promotion: ' of {names}',
  },
  period: ', {period}',
  ordinals: { 2: '2nd', 3: '3rd', 4: '4th', 5: '5th' } as Readonly<Record<number, string>>,
  whatIf: 'What if we set {changes}?',
  whatIfIdle: 'What if we change something{channel}?',
  lever: '{lever} {change}{channel}',
  inChannel: ' in {channel}',
  priceByProduct: 'Which products could bear a {change}% price rise?',
  move: 'What if we move trade spend to where it pays?',
  inventory: {
    channel: 'Which channels are there?',
    region: 'Which regions are there?',
    product: 'Which products are there?',
    promotion: 'Which promotions are there?',
    week: 'Which weeks are there?',
    measure: 'Which measures are there?',
    data: 'What data do you have?',
    freshness: 'How fresh is the data?',
  },
  levers: { price: 'price', reach: 'distribution', spend: 'trade spend' },
} as const;

/** Weeks as a sentence names them. */
export const periods = {
  last: 'the last {weeks} weeks',
  first: 'the first {weeks} weeks',
  all: 'all {weeks} weeks',
  one: 'week {from}',
  some: 'weeks {from} to {to}',
  next: 'the next {weeks} weeks',
  nextOne: 'the next week',
} as const;
