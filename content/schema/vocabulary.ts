import { z } from 'zod';
import { measures } from './answers';
import { names, object, record, type NamesIn } from './old-fields';

const text = z.string().min(1);

/** Words and phrases in small letters, as people type them, with commas between them. */
const words = z
  .string()
  .meta({ most: 4000 })
  .transform((list, context) => {
    const phrases = list.split(',').map((phrase) => phrase.trim());
    for (const phrase of phrases.filter((one) => !/^[^A-Z.]+$/.test(one))) {
      const message = phrase
        ? `has “${phrase}”, not in small letters or with a full stop\nWrite it as people type it in haste: “gt”`
        : 'has nothing between two commas\nTake one of them out';
      context.addIssue({ code: 'custom', message });
    }
    return phrases;
  });

const measure = z.strictObject({
  name: text.describe('The measure inside a sentence: “net sales”.'),
  words: words.describe('What people call it; any of these in a question means this measure.'),
});

const dimension = z.strictObject({
  one: text.describe('One of its members: “channel”.'),
  many: text.describe('Several of its members: “channels”.'),
  words: words.default([]).describe('What people call it.'),
  each: words.describe('Words that ask for every member: “channelwise”.'),
});

/** Lists of words that do something alike in a question, by their names and what they do. */
function roles<const Given extends Readonly<Record<string, string>>>(given: Given) {
  type Role = NamesIn<keyof Given & string>;
  const lists = Object.entries(given).flatMap(([line, what]) =>
    names(line).map((name) => [name, words.describe(what)] as const),
  );
  return object(Object.fromEntries(lists) as Record<Role, typeof words>);
}

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
  grammar: roles({
    fill: 'Words that say nothing by themselves.',
    'which what where why': 'They ask for one of several, anything, places, or reasons.',
    'drive share trend compare': 'They ask for causes, parts, the course, or another.',
    'average each everywhere': 'They ask for the mean week, for every member, or for all.',
    'will forecast next': 'They ask for weeks to come.',
    rate: 'They ask for a share of net sales.',
    'best worst most least': 'The good, bad, high or low end of a list.',
    'top bottom above below over': 'Before a number: from which end, or beyond what.',
    'grow growth up down change': 'Going up, down or either way; growth is the noun.',
    'more less': 'Comparing upwards and downwards.',
    'miss beat': 'Short of the plan, and beyond it.',
    'losesMoney profitable': 'Paying back less than it cost, and more, or earning most.',
    'stop perform cost': 'They ask what to end, how something went, what it cost.',
    'and or': 'They join, or leave a choice.',
    'to between': 'Before the ends of a range, or before a level.',
    not: 'They turn a question round: such a question is refused.',
    'last first previous this since until': 'Which weeks, from the latest or the first on.',
    'week month quarter half': 'A week, and as many as four, thirteen and thirteen.',
    'firstHalf secondHalf allWeeks': 'Weeks 1 to 13, 14 to 26, and all of the sample.',
    'if frame': 'They lead up to a what-if, or ask what comes of it.',
    'price reach': 'The levers price and distribution.',
    'dearer cheaper': 'A higher and a lower price.',
    discount: 'A lower price or more trade spend: it is asked back which.',
    'halve double': 'Down by half, and up by as much.',
    percent: 'Per cent, after it was written as a sign.',
    'rupees thousand lakh crore': 'Rupees, and so many of them.',
    otherUnit: 'Units that no question can be asked in.',
    bear: 'They ask what would bear a higher price.',
    'move budget whereItPays': 'They ask to move trade spend, money, to where it pays.',
  }).describe('What other words do in a question.'),
  unknown: words.describe(
    'Words that the sample holds nothing of, so that they are not taken for a slip of another word.',
  ),
});
