import { group, groupOf, text } from './fields';
import { link } from './values';

const refusals = [
  'empty',
  'long',
  'words',
  'place',
  'vague',
  'cause-up',
  'cause-down',
  'cause-same',
  'advice',
  'several',
  'nothing-to-follow',
  'year',
  'weeks',
  'part-of',
  'levers',
  'lever-limit',
  'lever-scope',
  'lever-amount',
  'conflict',
] as const;

const question = { max: 80, help: 'A question, as a visitor would type it.' };

export const demo = group({
  field: group('The field for a question.', {
    label: text({ max: 40, help: 'Above the field.' }),
    placeholder: text({ max: 20, kind: 'answered', help: 'A question in the empty field.' }),
    submit: text({ max: 20, help: 'On the button beside it.' }),
    back: text({ max: 20, help: 'On a phone, the link from an answer back to the field.' }),
  }),
  list: text({ max: 40, help: 'Above the questions to pick from.' }),
  questions: groupOf(
    ['growth', 'promotions', 'plan', 'stock', 'products', 'price', 'move', 'forecast'],
    text({ ...question, kind: 'answered' }),
  ).meta({ description: 'Questions to pick from; the first is answered in the page itself.' }),
  breaking: text({ max: 40, help: 'Above the questions that ASK Octopus does not answer.' }),
  traps: groupOf(
    ['vague', 'cause', 'unreported', 'access', 'competitor'],
    text({ ...question, kind: 'refused' }),
  ).meta({ description: 'What ASK Octopus does not answer, as Solutions says.' }),
  whatIf: group('The controls of the what-if.', {
    legend: text({ max: 40, help: 'Above the controls.' }),
    channels: text({ max: 20, help: 'What the choice of a channel is called.' }),
    allChannels: text({ max: 20, help: 'The choice of all channels.' }),
    levers: groupOf(['price', 'reach', 'spend'], text({ max: 20, help: 'The control’s name.' })),
    idle: text({ max: 60, help: 'In the place of the result while nothing is moved.' }),
    result: text({ max: 20, help: 'The result: {mid}.' }),
    reset: text({ max: 20, help: 'The button that sets all to zero.' }),
  }),
  parts: text({ max: 60, help: 'Above the line of parts of an answered question.' }),
  partsRefused: text({ max: 60, help: 'Above the line of parts where there is no answer.' }),
  unplaced: text({ max: 40, help: 'Before the words that found no place, for those who hear it.' }),
  following: text({ max: 60, help: 'Of which question this one is the sequel: {question}.' }),
  startAnew: text({ max: 20, help: 'The button that forgets the question before.' }),
  next: text({ max: 20, help: 'Above what to ask next.' }),
  table: text({ max: 40, help: 'Opens the table of the numbers behind an answer.' }),
  method: text({ max: 40, help: 'Above how the answer is computed.' }),
  trial: group('The offer of a trial, from the second question on.', {
    text: text({ max: 40, help: 'A reason to leave one’s address.' }),
    label: text({ max: 40, help: 'On the link.' }),
    to: link(),
  }),
  footer: text({ max: 120, help: 'What the demo is, and what not.' }),
  first: text({ max: 120, help: 'Under the answer that stands in the page.' }),
  noScript: text({ max: 120, help: 'Without JavaScript.' }),
  failed: text({ max: 120, help: 'Where the demo could not be loaded.' }),
  offers: text({ max: 40, help: 'Before the questions that can be answered instead.' }),
  refusals: groupOf(
    refusals,
    group({
      title: text({ max: 60, help: 'What is wrong: {words}, {weeks}, {most}, {reason}.' }),
      text: text({ max: 180, help: 'What to do, or why: {words}, {weeks}, {most}, {reason}.' }),
    }),
  ).meta({ description: 'Why a question is not answered; {words} are the visitor’s.' }),
});
