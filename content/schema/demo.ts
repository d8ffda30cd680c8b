import { address, group, names, object, record, texts } from './old-fields';

/** The words of the ASK Octopus demo. */
export const demo = object({
  field: group('The field for a question.', {
    label: [40, 'Above the field.'],
    placeholder: [20, 'In the empty field: a question short enough for a phone.'],
    submit: [20, 'On the button beside it.'],
  }),
  ...texts(40, 'A label of the demo.', {
    'list next method query offers': '',
    readAs: 'question',
  }).shape,
  nearest: [60, 'Before the answer to the nearest question that was understood: {question}.'],
  questions: texts(
    80,
    'A question to pick from; the answer to the first stands in the page itself.',
    'growth promotions plan stock products price move forecast',
  ),
  whatIf: texts(20, 'The controls of the what-if.', {
    'channels allChannels reset': '',
    result: 'mid',
    legend: [40, 'Above the controls.'],
    idle: [60, 'In the place of the result while nothing is moved.'],
    levers: texts(20, 'The name of a control.', 'price reach spend'),
  }),
  trial: group('The offer of a trial, from the second question on.', {
    text: [40, 'A reason to leave one’s address.'],
    label: [40, 'On the link.'],
    to: address(),
  }),
  ...texts(120, 'What the demo says of itself.', 'footer first noScript failed').shape,
  sampleHolds: [220, 'What the sample holds: {products}, {channels}, {regions}, {weeks}.'],
  doubts: record(
    names(
      'empty long words not several weeks before plan share forecast direction how-much unit level limit range scope discount',
    ),
    object({
      title: [60, 'What is wrong with the question: {words}, {weeks}, {most}.'],
      text: [100, 'What to do instead, or why: {words}, {weeks}, {most}.'],
    }),
  ).meta({ description: 'Why a question is not answered; {words} are the visitor’s.' }),
});
