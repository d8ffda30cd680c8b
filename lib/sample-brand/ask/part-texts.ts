/** The labels of the line of parts above an answer. */
export const partTexts = {
  measure: 'Measure',
  calculation: 'Shown as',
  breakdown: 'By',
  only: 'Members and weeks:',
  weeks: 'Weeks',
  from: 'From week',
  to: 'to week',
  versus: 'Compared with',
  order: 'Order',
  calculations: {
    value: 'its value',
    change: 'its change',
    share: 'its shares',
    why: 'why it changed',
    forecast: 'a forecast',
    definition: 'what it means',
  },
  byNothing: 'in total',
  byDimension: 'by {dimension}',
  everything: 'all members',
  versusNames: {
    past: 'the weeks before',
    plan: 'plan',
  },
  orderNone: 'as listed',
  ends: { most: 'highest first', least: 'lowest first' },
} as const;
