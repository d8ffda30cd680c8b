import { z } from 'zod';
import { answers } from './answers';
import { demo } from './demo';
import { address, choice, exactly, listOf, words } from './fields';
import { figures } from './figures';
import { action, agendas, head, notice, question, section } from './parts';
import { sampleData } from './sample-data';
import { vocabulary } from './vocabulary';

const consent = z.strictObject({
  title: words(60, 'The heading of the question whether visits may be counted.'),
  question: words(260, 'What is asked; the link to the privacy policy follows it.'),
  privacyLink: words(40, 'That link.'),
  signal: words(160, 'Shown instead to browsers that send Global Privacy Control.'),
  accept: words(20, 'The button that agrees.'),
  decline: words(20, 'The button that declines.'),
  close: words(20, 'The button that closes.'),
  settings: words(40, 'The footer’s button that asks again.'),
});

const errorScreen = z.strictObject({
  title: words(60, 'The heading of what failed in the browser.'),
  text: words(160, 'What happened and what to do; the company’s address follows it.'),
  reload: words(40, 'The button’s words.'),
});

const reading = z.strictObject({
  contents: words(30, 'Name of the list of headings, for those who hear the page.'),
  onThisPage: words(30, 'What stands above that list.'),
  by: words(12, 'Before the author’s name.'),
  updated: words(20, 'Before the day of the last change.'),
  minutes: words(20, 'Behind the number of minutes.'),
  inShort: words(20, 'The mark of an article that has no text yet.'),
  draft: words(20, 'The mark of a text that is still being written.'),
  remark: words(20, 'Name of a remark beside the argument.'),
  notes: words(20, 'Heading above a text’s notes.'),
  backToText: words(30, 'Name of a note’s link back.'),
  code: words(20, 'Name of a box of code that scrolls sideways.'),
  table: words(20, 'Name of a table that scrolls sideways.'),
  done: words(20, 'Name of the sign of a task that is done.'),
  open: words(20, 'Name of the sign of a task that is open.'),
  challenge: words(20, 'Heading of a case study’s first part.'),
  approach: words(20, 'Heading of its second part.'),
  outcome: words(20, 'Heading of its last part.'),
  updatedOn: words(30, 'Before the day of the last change of a legal text.'),
});

const hours = z.strictObject({
  name: words(20, 'Its name.'),
  what: words(40, 'What the hours go into.'),
  from: z.number().meta({ description: 'Hours per week, from.' }),
  to: z.number().meta({ description: 'Hours per week, to.' }),
});
const reportingHours = z.strictObject({
  title: words(48, 'The heading of the chart of reporting hours.'),
  before: hours,
  after: hours,
  hours: words(40, 'A range in words.', { slots: ['from', 'to'] }),
  note: words(60, 'How to read the chart.'),
});

const article = z.strictObject({
  nextSteps: z.strictObject({
    demo: action,
    solutions: action,
    footerDemo: action,
    freeTrial: action,
  }),
  call: z.strictObject({ title: words(60, 'The heading.'), text: words(200, 'What to do next.') }),
});

const promise = z.strictObject({
  text: words(200, 'A sentence of a legal page, word for word; a test compares it.'),
  source: choice(['terms', 'privacy'], 'The page that promises it.'),
  label: words(30, 'The link to it.'),
  to: address('The section that it stands in.'),
});
const trial = z.strictObject({
  ...head,
  sheet: words(40, 'The heading of the sheet.'),
  settled: exactly(
    4,
    z.strictObject({
      question: words(40, 'What is settled, as a question.'),
      answer: words(90, 'What the written answer says.'),
    }),
    'What is settled in writing before data is sent.',
  ),
  parties: exactly(2, words(45, 'Who signs.'), 'The two sides.'),
  quotes: listOf(promise, 'The promises behind it.', { most: 3 }),
  wholeLink: action,
  days: z
    .strictObject({
      title: words(40, 'The heading.'),
      needed: words(24, 'Who is needed.', { slots: ['who'] }),
      steps: exactly(
        6,
        z.strictObject({
          when: words(20, 'When it happens.'),
          what: words(100, 'What happens, and what is sent.'),
          who: words(40, 'Who is needed.'),
        }),
        'The stages, in order; the 24 hours of setup run from the third to the fifth.',
      ),
    })
    .meta({ description: 'A trial from the first message to its last day.' }),
  refusals: section('What ASK Octopus refuses, and why, as the article on generative BI has it.', {
    questions: listOf(question, 'Each refusal, with its reason.', { most: 6 }),
  }),
});

const label = words(48, 'The label, with its asterisk where the field is required.');
const missing = words(90, 'What to do, when it is empty.');
const timeChoice = z.strictObject({
  label: words(20, 'What the button says.'),
  words: words(30, 'How it reads in the message.'),
});
const contactForm = z.strictObject({
  title: words(
    40,
    'The form’s heading; above it stands the page’s, which says what the form is for.',
  ),
  fields: z.strictObject({
    name: z.strictObject({ label, missing }),
    email: z.strictObject({
      label,
      missing,
      wrong: words(90, 'When what is there is no address.'),
    }),
    phone: z.strictObject({ label, hint: words(40, 'Below the field.') }),
    company: z.strictObject({ label, missing }),
    message: z.strictObject({ label, missing }),
  }),
  times: z
    .strictObject({
      title: words(40, 'The heading.'),
      weeks: listOf(timeChoice, 'The weeks.', { most: 3 }),
      parts: listOf(timeChoice, 'The parts of the day.', { most: 3 }),
      hint: words(90, 'Said while nothing is chosen.'),
      opening: words(60, 'What the line in the message starts with.'),
      written: words(60, 'Said once it is written; the line follows.'),
    })
    .meta({ description: 'Times to choose from, which are written into the message.' }),
  oneProblem: words(60, 'Read out when one field needs attention.'),
  manyProblems: words(60, 'Read out when several do.', { slots: ['count'] }),
  submit: words(30, 'The button.'),
  submitting: words(30, 'The button while it sends.'),
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
  dismissNotice: words(30, 'The button that closes a notice.'),
  another: words(30, 'The button that brings the empty form back.'),
  notice: words(200, 'What is sent and how, beside the button.'),
  noticePosted: words(200, 'The same, where a form service takes the message.'),
  privacyLink: words(40, 'The link to the privacy policy.'),
  composed: z.strictObject({
    title: words(40, 'The heading of the copy of the message.'),
    text: words(160, 'What to do with it.'),
    tooLong: words(90, 'Instead, when it does not fit into an address.'),
    long: words(90, 'Instead, when mail programs may cut it.'),
    longDetail: words(200, 'Why.', { slots: ['length', 'limit'] }),
    copy: words(30, 'The button that copies.'),
    copied: words(30, 'Said when it is copied.'),
    selected: words(160, 'When the browser does not let the page copy.'),
    retry: words(30, 'The button that posts it once more, where a form service did not take it.'),
    open: words(40, 'The link that opens the mail program, which was not asked before.'),
    openAgain: words(40, 'The button that asks the mail program again.'),
    openEmpty: words(40, 'The link that opens the mail program without the message.'),
    gmail: words(40, 'The link to Gmail.'),
    outlook: words(40, 'The link to Outlook.'),
    to: words(12, 'Before the address.'),
    subject: words(12, 'Before the subject.'),
  }),
});
export type ContactFormContent = z.infer<typeof contactForm>;

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
