import type { DemoContent } from './schema';

/** The words of the ASK Octopus demo. What stands in braces is filled in. */
export const demo = {
  field: {
    label: 'Ask about the sample brand',
    placeholder: 'Why did the East miss its plan?',
    submit: 'Ask',
  },
  list: 'Or pick a question',
  whatIf: {
    legend: 'Or try a what-if',
    channels: 'Channel',
    allChannels: 'All channels',
    levers: { price: 'Price', reach: 'Distribution', spend: 'Trade spend' },
    idle: 'Move a control to see what it changes.',
    result: 'Profit {mid}',
    reset: 'Set all to 0%',
  },
  next: 'Ask next',
  method: 'How it is computed',
  footer: 'Computed from sample data by fixed formulas. Not a live model.',
  first: 'Computed when this page was made; yours is computed in your browser.',
  noScript: 'Questions and controls need JavaScript. Below is the first answer.',
  failed: 'The demo could not be loaded. Below is its first answer; reload the page to try again.',
  leftOut: 'Not understood, and left out: {words}.',
  sampleHolds:
    'It holds net sales, trade spend and stock of {products} products in {channels} channels and {regions} regions over {weeks} weeks.',
  offers: 'It can answer this:',
  doubts: {
    empty: {
      title: 'There is no question in that.',
      text: 'Ask about sales, promotions, stock or prices.',
    },
    long: {
      title: 'That is more than one question.',
      text: 'Ask one thing, in one sentence.',
    },
    direction: {
      title: 'Up or down?',
      text: 'The sentence does not settle which way it goes.',
    },
    'how-much': {
      title: 'By how much?',
      text: 'Say the change in per cent.',
    },
    unit: {
      title: 'By how many per cent?',
      text: 'The controls take per cent: not rupees, points or a bare number.',
    },
    level: {
      title: 'By how much does it change?',
      text: 'A what-if takes a change in per cent, not a level to reach.',
    },
    limit: {
      title: 'That is further than the sample goes.',
      text: 'Price moves by up to 10%, distribution by 20% and trade spend by 50%.',
    },
    range: {
      title: 'One number at a time.',
      text: 'A what-if takes one per cent for each control; its answer has the range.',
    },
    several: {
      title: 'One question at a time.',
      text: 'The sentence asks for several things at once.',
    },
    scope: {
      title: 'A what-if covers whole channels.',
      text: 'It cannot be narrowed down to a product or a region: {words}.',
    },
    discount: {
      title: 'A lower price, or more trade spend?',
      text: 'A discount can be either.',
    },
    not: {
      title: 'The sample cannot answer that.',
      text: 'It computes no exceptions, comparisons or what does not happen: {words}.',
    },
    outside: {
      title: 'The sample cannot answer that.',
      text: 'It knows nothing of: {words}.',
    },
    opposite: {
      title: 'Close, but not a question it can answer.',
      text: 'It will not guess.',
    },
    words: {
      title: 'The sample cannot answer that.',
      text: 'Not understood: {words}.',
    },
  },
} as const satisfies DemoContent;
