import { z } from 'zod';
import {
  address,
  choice,
  exactly,
  group,
  listOf,
  names,
  object,
  record,
  texts,
  words,
} from './fields';
import { head, action, agendas, notice, question, section } from './parts';
import { answers } from './answers';
import { demo } from './demo';
import { figures, sampleData } from './sample-brand';
import { vocabulary } from './vocabulary';

const consent = object({
  title: [60, 'The heading of the question whether visits may be counted.'],
  question: [260, 'What is asked; the link to the privacy policy follows it.'],
  privacyLink: [40, 'That link.'],
  signal: [160, 'Shown instead to browsers that send Global Privacy Control.'],
  accept: [20, 'The button that agrees.'],
  decline: [20, 'The button that declines.'],
  close: [20, 'The button that closes.'],
  settings: [40, 'The footer’s button that asks again.'],
});

const errorScreen = object({
  title: [60, 'The heading of what failed in the browser.'],
  text: [160, 'What happened and what to do; the company’s address follows it.'],
  reload: [40, 'The button’s words.'],
});

const reading = object({
  ...texts(30, 'Words above and below a text.', 'contents onThisPage backToText updatedOn').shape,
  ...texts(
    20,
    'A word beside a text, or the name of a part of it.',
    'by updated minutes inShort draft remark notes code table done open challenge approach outcome',
  ).shape,
});

const hours = object({
  name: [20, 'Its name.'],
  what: [40, 'What the hours go into.'],
  from: z.number().meta({ description: 'Hours per week, from.' }),
  to: z.number().meta({ description: 'Hours per week, to.' }),
});
const reportingHours = object({
  title: [48, 'The heading of the chart of reporting hours.'],
  before: hours,
  after: hours,
  hours: [40, 'A range in words: {from}, {to}.'],
  note: [60, 'How to read the chart.'],
});

const article = object({
  nextSteps: record(names('demo solutions footerDemo freeTrial'), action),
  call: { title: [60, 'The heading.'], text: [200, 'What to do next.'] },
});

const promise = object({
  text: [200, 'A sentence of a legal page, word for word; a test compares it.'],
  source: choice(['terms', 'privacy'], 'The page that promises it.'),
  label: [30, 'The link to it.'],
  to: address('The section that it stands in.'),
});
const trial = object({
  ...head,
  sheet: [40, 'The heading of the sheet.'],
  settled: exactly(4, 'What is settled in writing before data is sent.', {
    question: [40, 'What is settled, as a question.'],
    answer: [90, 'What the written answer says.'],
  }),
  parties: exactly(2, 'The two sides.', [45, 'Who signs.']),
  quotes: listOf(3, 'The promises behind it.', promise),
  wholeLink: action,
  days: group('A trial from the first message to its last day.', {
    title: [40, 'The heading.'],
    needed: [24, 'Who is needed: {who}.'],
    steps: exactly(
      6,
      'The stages, in order; the 24 hours of setup run from the third to the fifth.',
      {
        when: [20, 'When it happens.'],
        what: [100, 'What happens, and what is sent.'],
        who: [40, 'Who is needed.'],
      },
    ),
  }),
  refusals: section('What ASK Octopus refuses, and why, as the article on generative BI has it.', {
    questions: listOf(6, 'Each refusal, with its reason.', question),
  }),
});

const label = words(48, 'The label, with its asterisk where the field is required.');
const missing = words(90, 'What to do, when it is empty.');
const timeChoice = object({
  label: [20, 'What the button says.'],
  words: [30, 'How it reads in the message.'],
});
const contactForm = object({
  title: [40, 'The form’s heading; above it stands the page’s, which says what the form is for.'],
  fields: {
    name: { label, missing },
    email: { label, missing, wrong: [90, 'When what is there is no address.'] },
    phone: { label, hint: [40, 'Below the field.'] },
    company: { label, missing },
    message: { label, missing },
  },
  times: group('Times to choose from, which are written into the message.', {
    title: [40, 'The heading.'],
    weeks: listOf(3, 'The weeks.', timeChoice),
    parts: listOf(3, 'The parts of the day.', timeChoice),
    hint: [90, 'Said while nothing is chosen.'],
    opening: [60, 'What the line in the message starts with.'],
    written: [60, 'Said once it is written; the line follows.'],
  }),
  message: group('The message that the form writes.', {
    subject: [60, 'Its subject.'],
    lines: texts(
      20,
      'What a line starts with, before a colon.',
      'name email phone company message',
    ),
    noPhone: [30, 'What stands for the number where none is given.'],
  }),
  oneProblem: [60, 'Read out when one field needs attention.'],
  manyProblems: [60, 'Read out when several do: {count}.'],
  submit: [30, 'The button.'],
  submitting: [30, 'The button while it sends.'],
  sent: notice,
  posted: notice.meta({ description: 'When a form service has taken the message.' }),
  failed: notice,
  notSent: notice.meta({
    description: 'When a form service was to take the message and did not: the heading says so.',
  }),
  tooLong: notice.meta({
    description:
      'When the message does not fit into an address, so that no mail program was opened.',
  }),
  dismissNotice: [30, 'The button that closes a notice.'],
  another: [30, 'The button that brings the empty form back.'],
  notice: [200, 'What is sent and how, beside the button.'],
  noticePosted: [200, 'The same, where a form service takes the message.'],
  privacyLink: [40, 'The link to the privacy policy.'],
  composed: object({
    sentTitle: [80, 'The heading of the copy once the mail program was asked to open.'],
    postedTitle: [40, 'The heading of the copy once a form service has taken the message.'],
    ...texts(
      40,
      'The heading and the buttons of the copy of the message.',
      'title copy copied retry open openAgain openEmpty gmail outlook',
    ).shape,
    ...texts(12, 'Before the address and the subject.', 'to subject').shape,
    ...texts(
      200,
      'What to do with the copy: as a rule, when it is too long, when nothing can be copied.',
      { 'text tooLong long selected': '', longDetail: 'length limit' },
    ).shape,
  }),
});

/** Words of parts that stand on several pages, by the name of their file in `content/ui/`. */
export const ui = {
  agendas,
  answers,
  article,
  consent,
  'contact-form': contactForm,
  demo,
  'error-screen': errorScreen,
  figures,
  reading,
  'reporting-hours': reportingHours,
  'sample-data': sampleData,
  trial,
  vocabulary,
} as const;

/** The words of parts. */
export type Ui = { readonly [Name in keyof typeof ui]: z.infer<(typeof ui)[Name]> };
