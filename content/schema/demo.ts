import { address, group, object, record, words } from './fields';

const doubts = [
  'empty',
  'long',
  'words',
  'vague',
  'cause-up',
  'cause-down',
  'cause-same',
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

const question = words(80, 'A question, as a visitor would type it.');

/** The words of the ASK Octopus demo. */
export const demo = object({
  field: group('The field for a question.', {
    label: words(40, 'Above the field.'),
    placeholder: words(20, 'In the empty field: a question short enough for a phone.'),
    submit: words(20, 'On the button beside it.'),
    back: words(20, 'On a phone, the link from an answer back to the field.'),
  }),
  list: words(40, 'Above the questions to pick from.'),
  questions: group('Questions to pick from; the answer to the first stands in the page itself.', {
    growth: question,
    promotions: question,
    plan: question,
    stock: question,
    products: question,
    price: question,
    move: question,
    forecast: question,
  }),
  breaking: words(40, 'Above the questions that ASK Octopus does not answer.'),
  traps: group('What ASK Octopus does not answer, as Solutions says.', {
    vague: question,
    cause: question,
    unreported: question,
    access: question,
    competitor: question,
  }),
  whatIf: group('The controls of the what-if.', {
    legend: words(40, 'Above the controls.'),
    channels: words(20, 'What the choice of a channel is called.'),
    allChannels: words(20, 'The choice of all channels.'),
    levers: group('The names of the controls.', {
      price: words(20, 'Price.'),
      reach: words(20, 'Distribution.'),
      spend: words(20, 'Trade spend.'),
    }),
    idle: words(60, 'In the place of the result while nothing is moved.'),
    result: words(20, 'The result: {mid}.'),
    reset: words(20, 'The button that sets all to zero.'),
  }),
  parts: words(60, 'Above the line of parts of an answered question.'),
  partsRefused: words(60, 'Above the line of parts where there is no answer.'),
  unplaced: words(40, 'Before the words that found no place, for those who hear it.'),
  following: words(60, 'Of which question this one is the sequel: {question}.'),
  startAnew: words(20, 'The button that forgets the question before.'),
  next: words(20, 'Above what to ask next.'),
  method: words(40, 'Above how the answer is computed.'),
  trial: group('The offer of a trial, from the second question on.', {
    text: words(40, 'A reason to leave one’s address.'),
    label: words(40, 'On the link.'),
    to: address(),
  }),
  footer: words(120, 'What the demo is, and what not.'),
  first: words(120, 'Under the answer that stands in the page.'),
  noScript: words(120, 'Without JavaScript.'),
  failed: words(120, 'Where the demo could not be loaded.'),
  offers: words(40, 'Before the questions that can be answered instead.'),
  doubts: record(
    doubts,
    object({
      title: words(60, 'What is wrong with the question: {words}, {weeks}, {most}, {reason}.'),
      text: words(180, 'What to do instead, or why: {words}, {weeks}, {most}, {reason}.'),
    }),
  ).meta({ description: 'Why a question is not answered; {words} are the visitor’s.' }),
});
