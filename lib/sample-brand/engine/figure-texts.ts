/* How figures are written, and the words that charts share. What stands in braces is computed. */
export const figures = {
  sampleData: 'Sample data',
  currency: 'Rs',
  lakh: 'lakh',
  crore: 'crore',
  and: 'and',
  weeks: {
    one: '{count} week',
    more: '{count} weeks',
  },
  fromTo: '{low} to {high}',
  week: 'Week {week}',
  line: '{name}, week {first} to {last}: {values}',
  band: 'Range',
  dashed: 'Dashed: {what}.',
  thinLine: 'Thin line: range.',
  expected: ', expected {mid}. {promise}.',
};
