import { group, object } from './fields';

/** How figures are written, and the words that charts share. What stands in braces is filled in. */
export const figures = object({
  sampleData: [20, 'The mark of every picture that is computed from the sample brand.'],
  currency: [20, 'Before an amount of money.'],
  lakh: [20, 'Behind an amount: 100 thousand.'],
  crore: [20, 'Behind an amount: 100 lakh.'],
  and: [20, 'Before the last item of a list.'],
  weeks: group('A number of weeks: for one, and for any other number.', {
    one: [20, 'For one: {count}.'],
    more: [20, 'For any other number: {count}.'],
  }),
  fromTo: [40, 'A range: {low}, {high}.'],
  week: [20, 'A place on the axis of weeks: {week}.'],
  line: [60, 'A line, for those who cannot see it: {name}, {first}, {last} and {values}.'],
  lineInShort: [
    120,
    'The same in short: {name}, {first}, {last}, their values {from} and {to}, {low} and {high}.',
  ],
  band: [20, 'In the legend: the coloured area around a forecast.'],
  dashed: [40, 'Below bars: what the dashed line is, {what}.'],
  thinLine: [40, 'Below bars: what the thin line over each is.'],
  expected: [40, 'Behind a range: its middle, {mid}, and what it promises, {promise}.'],
});
