import type { FiguresContent } from './schema';

/** How figures are written, and the words of every chart. What stands in braces is filled in. */
export const figures = {
  sampleData: 'Sample data',
  currency: 'Rs',
  lakh: 'lakh',
  crore: 'crore',
  and: 'and',
  weeks: { one: '{count} week', more: '{count} weeks' },
  fromTo: '{low} to {high}',
  week: 'Week {week}',
  line: '{name}, week {first} to {last}: {values}',
  band: 'Range',
  dashed: 'Dashed: {what}.',
  thinLine: 'Thin line: range.',
  expected: ', expected {mid}. {promise}.',
} as const satisfies FiguresContent;
