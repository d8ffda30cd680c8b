import { z } from 'zod';
import { measures } from './answers';
import { names, record } from './fields';

const text = z.string().min(1);

/** Words and phrases in small letters, as people type them. */
const words = z.array(
  z.string().regex(/^[^A-Z.]+$/, 'must be in small letters, without full stops'),
);

const measure = z.strictObject({
  name: text.describe('The measure inside a sentence: “net sales”.'),
  words: words.describe('What people call it; any of these in a question means this measure.'),
});

const dimension = z.strictObject({
  one: text.describe('One of its members: “channel”.'),
  many: text.describe('Several of its members: “channels”.'),
  words: words.describe('What people call it.'),
  each: words.describe('Words that ask for every member: “channelwise”.'),
});

const role = (what: string) => words.describe(what);

/** The words that people ask with. A word stands in one list only. */
export const vocabulary = z.strictObject({
  measures: record(measures, measure).describe('What can be asked about.'),
  together: z
    .array(z.tuple([text, text, text]))
    .describe('Two measures in one question that together mean the third.'),
  dimensions: record(names('channel region product promotion week'), dimension).describe(
    'What a measure can be told apart by.',
  ),
  members: z
    .record(text, words)
    .describe('Other names of the sample’s channels, regions, products and promotions.'),
  grammar: z
    .strictObject({
      fill: role('Words that say nothing by themselves.'),
      which: role('They ask for one or some of several.'),
      what: role('They ask for anything.'),
      will: role('They ask for weeks to come.'),
      over: role('Before a number: beyond it; else nothing.'),
      where: role('They ask for channels and regions.'),
      why: role('They ask for reasons.'),
      drive: role('They ask what a change comes from.'),
      share: role('They ask for a part of a whole.'),
      trend: role('They ask how weeks went.'),
      compare: role('They set one thing against another.'),
      forecast: role('They ask for weeks to come.'),
      average: role('They ask for the mean week.'),
      each: role('They ask for every member.'),
      rate: role('They ask for a share of net sales.'),
      best: role('The good end of a list.'),
      worst: role('The bad end of a list.'),
      most: role('The high end of a list.'),
      least: role('The low end of a list.'),
      top: role('Before a number: the high end.'),
      bottom: role('Before a number: the low end.'),
      grow: role('Going up, of figures only.'),
      growth: role('The change, as a noun.'),
      up: role('Going up, or making something go up.'),
      down: role('Going down, or making something go down.'),
      change: role('Going either way.'),
      more: role('Comparing upwards.'),
      less: role('Comparing downwards.'),
      above: role('Before a limit: beyond it.'),
      below: role('Before a limit: short of it.'),
      miss: role('Short of the plan.'),
      beat: role('Beyond the plan.'),
      losesMoney: role('Paying back less than it cost.'),
      profitable: role('Paying back more than it cost, or earning most.'),
      stop: role('They ask what to end.'),
      perform: role('They ask how something went, whatever the measure.'),
      everywhere: role('All members, none left out.'),
      and: role('They join.'),
      or: role('They leave a choice.'),
      to: role('Between the ends of a range, or before a level.'),
      between: role('Before the ends of a range.'),
      not: role('They turn a question round: such a question is refused.'),
      last: role('The weeks up to now.'),
      first: role('The weeks at the beginning.'),
      previous: role('The weeks before the last ones.'),
      this: role('The weeks now.'),
      next: role('The weeks to come.'),
      since: role('From a week on.'),
      until: role('Up to a week.'),
      week: role('A week.'),
      month: role('Four weeks.'),
      quarter: role('Thirteen weeks.'),
      half: role('Thirteen weeks, half of the sample.'),
      firstHalf: role('Weeks 1 to 13.'),
      secondHalf: role('Weeks 14 to 26.'),
      allWeeks: role('All weeks of the sample.'),
      if: role('They lead up to a what-if.'),
      frame: role('They ask what comes of a what-if.'),
      price: role('The lever price.'),
      reach: role('The lever distribution.'),
      dearer: role('A higher price.'),
      cheaper: role('A lower price.'),
      discount: role('A lower price or more trade spend: it is asked back which.'),
      halve: role('Down by half.'),
      double: role('Up by as much.'),
      percent: role('Per cent, after it was written as a sign.'),
      rupees: role('Rupees.'),
      thousand: role('Thousands of rupees.'),
      lakh: role('Lakh of rupees.'),
      crore: role('Crore of rupees.'),
      otherUnit: role('Units that no question can be asked in.'),
      bear: role('They ask what would bear a higher price.'),
      move: role('They ask to move trade spend.'),
      budget: role('Money to move.'),
      whereItPays: role('Where to move it.'),
      cost: role('What something cost.'),
    })
    .describe('What other words do in a question.'),
  unknown: words.describe(
    'Words that the sample holds nothing of, so that they are not taken for a slip of another word.',
  ),
});
