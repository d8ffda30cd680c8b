import { group, groupOf, text } from './fields';
import { link, sampleQuery } from './values';

/** Words of the ASK Octopus demo. */
export const demo = group({
  field: group('The field for a question.', {
    label: text({ max: 40, help: 'The demo’s heading, above the field.' }),
    hint: text({ max: 160, help: 'What the field does, below its label.' }),
    placeholder: text({ max: 24, help: 'Words in the empty field.' }),
    submit: text({ max: 20, help: 'On the button beside it.' }),
  }),
  questions: groupOf(['growth', 'plan', 'stock', 'stop', 'spend', 'forecast'], sampleQuery()).meta({
    description: 'Questions to pick from; the one named plan is answered in the page itself.',
  }),
  list: group('The list of questions below the field.', {
    start: text({ max: 40, help: 'Its heading before anything is typed.' }),
    next: text({ max: 40, help: 'Its heading below an answer: what to ask next.' }),
    also: text({ max: 40, help: 'Its heading where words from another page are answered.' }),
    one: text({ max: 40, help: 'Its heading when one question is found.' }),
    more: text({ max: 40, fills: ['count'], help: 'Its heading when several are.' }),
    none: text({ max: 60, help: 'Its heading when none is.' }),
    missing: text({ max: 60, fills: ['words'], help: 'What none of them has.' }),
    similar: text({ max: 60, fills: ['typed', 'meant'], help: 'What a word was taken for.' }),
    enter: text({ max: 12, help: 'The name of the key that asks the first question.' }),
    entered: text({ max: 60, help: 'The same for those who hear it.' }),
    first: text({ max: 40, fills: ['question'], help: 'What is heard of the first question.' }),
    following: text({ max: 60, fills: ['question'], help: 'Beside a question on another.' }),
    bring: text({ max: 60, help: 'The link that takes what was typed to a demo.' }),
    bringTo: link(),
  }),
  whatIf: group('The controls of the what-if.', {
    legend: text({ max: 40, help: 'Above the controls.' }),
    channels: text({ max: 20, help: 'What the choice of a channel is called.' }),
    allChannels: text({ max: 20, help: 'The choice of all channels.' }),
    levers: groupOf(
      ['price', 'distribution', 'spend'],
      text({ max: 20, help: 'The control’s name.' }),
    ),
    reset: text({ max: 20, help: 'The button that sets all to zero.' }),
  }),
  parts: text({ max: 40, help: 'Opens the parts of a question, on a phone.' }),
  other: text({ max: 60, help: 'Above the answer, where what is typed has none.' }),
  method: text({ max: 40, help: 'Opens how an answer is computed, and its numbers.' }),
  trial: group('The offer of a trial, from the second question on.', {
    text: text({ max: 40, help: 'A reason to leave one’s address.' }),
    label: text({ max: 40, help: 'On the link.' }),
    to: link(),
  }),
  footer: text({ max: 260, help: 'What the demo is, and what not.' }),
  noScript: text({ max: 120, help: 'Without JavaScript.' }),
  failed: text({ max: 120, help: 'Where the demo could not be loaded.' }),
});
