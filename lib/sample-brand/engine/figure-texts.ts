/* How figures are written, and the words that charts share. What stands in braces is computed. */
export const figureTexts = {
  sampleData: 'Sample\u00a0data',
  currency: 'Rs',
  lakh: 'lakh',
  crore: 'crore',
  million: 'million',
  and: 'and',
  weeks: {
    one: '{count}\u00a0week',
    more: '{count}\u00a0weeks',
  },
  fromTo: '{low} to {high}',
  week: 'Week {week}',
  line: '{name}, week {first} to {last}: {values}',
  band: 'Range',
  empty: 'shelf empty',
  expected: ', expected {mid}. {promise}.',
  /** What stands beside samples: what they hold, how to read them, how to count again. */
  sample: {
    rows: 'Rows as CSV',
    notes: {
      lakh: '1 lakh = 100,000 rupees.',
      crore: '1 crore = 10 million rupees.',
      amounts: '1 lakh = 100,000, 1 crore = 10 million rupees.',
      channels: 'General trade: independent shops; modern trade: chains.',
    },
    about: 'About the sample',
  },
  amounts: {
    legend: 'Amounts in',
    styles: { 'lakh-crore': 'Rs lakh, crore', million: 'Rs million' },
  },
};
