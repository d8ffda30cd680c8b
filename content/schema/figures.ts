import { z } from 'zod';
import { words } from './fields';

/** How figures are written, and the words that charts share. What stands in braces is filled in. */
export const figures = z.strictObject({
  sampleData: words(20, 'The mark of every picture that is computed from the sample brand.'),
  currency: words(20, 'Before an amount of money.'),
  lakh: words(20, 'Behind an amount: 100 thousand.'),
  crore: words(20, 'Behind an amount: 100 lakh.'),
  and: words(20, 'Before the last item of a list.'),
  weeks: z
    .strictObject({
      one: words(20, 'For one.', { slots: ['count'] }),
      more: words(20, 'For any other number.', { slots: ['count'] }),
    })
    .meta({ description: 'A number of weeks: for one, and for any other number.' }),
  fromTo: words(40, 'A range: {low}, {high}.', { slots: ['high', 'low'] }),
  week: words(20, 'A place on the axis of weeks: {week}.', { slots: ['week'] }),
  line: words(60, 'A line, for those who cannot see it: {name}, {first}, {last} and {values}.', {
    slots: ['first', 'last', 'name', 'values'],
  }),
  lineInShort: words(
    120,
    'The same in short: {name}, {first}, {last}, their values {from} and {to}, {low} and {high}.',
    { slots: ['first', 'from', 'high', 'last', 'low', 'name', 'to'] },
  ),
  band: words(20, 'In the legend: the coloured area around a forecast.'),
  dashed: words(40, 'Below bars: what the dashed line is, {what}.', { slots: ['what'] }),
  thinLine: words(40, 'Below bars: what the thin line over each is.'),
  expected: words(40, 'Behind a range: its middle, {mid}, and what it promises, {promise}.', {
    slots: ['mid', 'promise'],
  }),
});
