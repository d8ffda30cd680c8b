import { z } from 'zod';
import { fixedText, group, groupOf, list, rows, text, texts } from './fields';
import { headFields, action, notice } from './parts';
import { choice, numberField } from './values';
import { demo } from './demo';

const consent = group({
  title: text({ max: 60, help: 'The heading of the question whether visits may be counted.' }),
  question: text({ max: 260, help: 'What is asked; the link to the privacy policy follows it.' }),
  privacyLink: text({ max: 40, help: 'That link.' }),
  signal: text({ max: 160, help: 'Shown instead to browsers that send Global Privacy Control.' }),
  accept: text({ max: 20, help: 'The button that agrees.' }),
  decline: text({ max: 20, help: 'The button that declines.' }),
  close: text({ max: 20, help: 'The button that closes.' }),
  settings: text({ max: 40, help: 'The footer’s button that asks again.' }),
});

const errorScreen = group({
  title: fixedText('Unexpected Application Error!', { help: 'The heading of what failed.' }),
  text: text({ max: 160, help: 'What happened and what to do; the company’s address follows it.' }),
  reload: text({ max: 40, help: 'The button’s words.' }),
});

const reading = group({
  ...groupOf(
    ['contents', 'onThisPage', 'backToText', 'updatedOn', 'by', 'updated', 'minutes', 'announced'],
    text({ max: 30, help: 'Words around a text.' }),
  ).shape,
  ...groupOf(
    ['draft', 'challenge', 'approach', 'outcome'],
    text({ max: 20, help: 'A word beside a text.' }),
  ).shape,
  ...groupOf(
    ['remark', 'notes', 'code', 'table', 'done', 'open'],
    text({ max: 20, help: 'The name of a part of a text, for those who hear it.' }),
  ).shape,
});

const hours = group({
  name: text({ max: 20, help: 'Its name.' }),
  what: text({ max: 40, help: 'What the hours go into.' }),
  from: numberField({ min: 0, max: 168, help: 'Hours per week, from.' }),
  to: numberField({ min: 0, max: 168, help: 'Hours per week, to.' }),
});
const reportingHours = group({
  title: text({ max: 48, help: 'The heading of the chart of reporting hours.' }),
  before: hours,
  after: hours,
  hours: text({ max: 40, fills: ['from', 'to'], help: 'A range in words.' }),
});

const article = group({
  nextSteps: groupOf(['demo', 'solutions', 'footerDemo', 'freeTrial'] as const, action),
  asked: texts({ max: 30, count: 4, help: 'The steps of an answer; the third is the count.' }),
  call: group({
    title: text({ max: 60, help: 'The heading.' }),
    text: text({ max: 200, help: 'What to do next.' }),
  }),
});

const trial = group({
  ...headFields,
  terms: action,
  letterTitle: text({ max: 60, help: 'The heading of the letter.' }),
  settled: texts({ max: 60, count: [4, 12], help: 'What the letter settles, as questions.' }),
  parties: texts({ max: 45, count: 2, help: 'The two sides that sign it.' }),
  wholeLink: action,
  price: text({ max: 40, help: 'The heading above priceFactors of site.yaml.' }),
  days: group('A trial from the first message to the day after its last.', {
    title: text({ max: 60, help: 'The heading.' }),
    steps: rows('The stages, in order; the 24 hours of setup are the third.', 5, {
      when: text({ max: 20, help: 'When it happens.' }),
      what: text({ max: 130, help: 'What happens, and what is sent.' }),
      who: text({ max: 60, help: 'Who is needed, and for how long.' }),
    }),
  }),
});

/** What a field of the contact form takes; how browsers fill in and judge each: field-row.tsx. */
const contactFieldKinds = ['person', 'email', 'phone', 'company', 'text', 'message'] as const;

/** The fields that the specification names, and their labels, letter by letter. */
const specifiedLabels = {
  name: 'Full Name *',
  email: 'Email Address *',
  phone: 'Phone Number',
  company: 'Company Name *',
  message: 'Tell us about your project *',
};

/** Names that a post adds fields by (lib/contact/post.ts), or that a form in a browser has itself. */
export const reservedFieldNames = [
  ...['id', 'intent', 'page', 'product', 'website'],
  ...['action', 'reset', 'submit'],
];

/**
 * The contact form's fields, in their order. Whatever shows, judges, mails or posts them follows
 * this list; one without `requiredMessage` may be left empty.
 */
const contactFields = rows('The form’s fields, in order, in the mail as well.', [1, 12], {
  name: z
    .string()
    .regex(
      /^[a-z][a-z-]*$/,
      'is no name of a field\nWrite small letters and hyphens, such as team-size',
    )
    .refine((name) => !reservedFieldNames.includes(name), {
      error: ({ input }) =>
        `is “${input}”, which the form sends by itself\nName it otherwise, such as own-${input}`,
    })
    .meta({ description: 'What it is called where it is sent.' }),
  kind: choice(contactFieldKinds, { help: 'What it takes; exactly one takes the message.' }),
  label: text({ max: 40, kind: 'label', help: 'Above the field.' }),
  hint: text({ max: 40, help: 'Beside the label.' }).optional(),
  requiredMessage: text({
    max: 90,
    help: 'What to do when it is empty; without it, it may be.',
  }).optional(),
  invalidMessage: text({
    max: 90,
    help: 'What to do when what is there cannot be right.',
  }).optional(),
  mailLabel: text({ max: 20, help: 'What its line of the mail starts with, before a colon.' }),
})
  .refine((fields) => new Set(fields.map(({ name }) => name)).size === fields.length, {
    error:
      'has a name twice\nName each field otherwise: the mail and the form service tell them apart by it',
  })
  .refine(
    (fields) =>
      fields.every(({ label, requiredMessage }) => label.endsWith(' *') === !!requiredMessage),
    {
      error:
        'has a label and its requiredMessage that disagree\nA label ends in " *" where requiredMessage says what to do, and only there',
    },
  )
  .refine((fields) => fields.filter(({ kind }) => kind === 'message').length === 1, {
    error: 'has not one field of the kind message\nName one so: the button’s sentence goes into it',
  })
  .refine(
    (fields) =>
      Object.entries(specifiedLabels).every(([name, label]) =>
        fields.some((field) => field.name === name && field.label === label),
      ),
    `must have the specified labels\nThere are ${Object.values(specifiedLabels).join(', ')}`,
  );
const sentWords = "Your email client will open to send the message. We'll get back to you soon!";
const noticeOf = (title: string, words: string) =>
  group({
    title: fixedText(title, { help: 'The heading of the notice.' }),
    text: fixedText(words, { help: 'What happened, and what to do.' }),
  });
const button = text({ max: 40, help: 'A button below the copy, or what it says then.' });
const contactForm = group({
  title: text({ max: 40, help: 'The form’s heading, below the page’s.' }),
  fields: contactFields,
  notProvided: fixedText('Not provided', { help: 'In the mail, for a field left empty.' }),
  subject: fixedText('New Contact Form Submission', { help: 'The subject of the mail.' }),
  oneProblem: text({ max: 60, help: 'Read out when one field needs attention.' }),
  manyProblems: text({ max: 60, fills: ['count'], help: 'Read out when several do.' }),
  submit: fixedText('Send Message', { help: 'The button.' }),
  submitting: fixedText('Submitting...', { help: 'The button while it sends.' }),
  sent: noticeOf('Form Submitted!', sentWords),
  posted: notice.meta({ description: 'When a form service has taken the message.' }),
  failed: noticeOf('Error', 'Something went wrong. Please try again.'),
  notSent: notice.meta({
    description: 'When a form service was to take the message and did not: the heading says so.',
  }),
  dismissNotice: text({ max: 30, help: 'The button that closes a notice.' }),
  another: text({ max: 30, help: 'The button that brings the empty form back.' }),
  notice: text({ max: 200, help: 'What is sent and how, beside the button.' }),
  noticePosted: text({ max: 200, help: 'The same, where a form service takes the message.' }),
  privacyLink: text({ max: 40, help: 'The link to the privacy policy.' }),
  composed: group({
    sentTitle: text({ max: 80, help: 'Its heading once a mail program was asked to open.' }),
    postedTitle: text({ max: 40, help: 'Its heading once a form service has taken it.' }),
    title: text({ max: 40, help: 'Its heading otherwise.' }),
    ...groupOf(['copy', 'copied', 'retry', 'gmail', 'outlook', 'open', 'openAgain'], button).shape,
    to: text({ max: 12, help: 'Before the address.' }),
    subject: text({ max: 12, help: 'Before the subject.' }),
    text: text({ max: 200, help: 'What to do with the copy.' }),
    long: text({ max: 200, help: 'The same, where some programs cut the message.' }),
    selected: text({ max: 200, help: 'What to do where the page cannot copy.' }),
  }),
});

const row = group({
  name: text({ max: 48, help: 'What the row is about.' }),
  first: text({ max: 48, help: 'In the column behind the name.' }).optional(),
  finding: text({ max: 48, help: 'In the last column.' }),
  tone: choice(['best', 'good', 'bad'], {
    help: 'What the finding means; a pen circles the best.',
  }).optional(),
});
const sampleDocument = group({
  name: text({ max: 30, kind: 'document', help: 'What pages call it.' }),
  title: text({ max: 32, help: 'Its heading.' }),
  about: text({ max: 60, help: 'What it covers, below the heading.' }),
  columns: texts({ max: 14, count: [2, 3], help: 'The columns’ headings.' }).optional(),
  rows: list(row, {
    count: [1, 5],
    help: 'The rows: as many as one reads at a glance.',
  }).optional(),
  letter: group({
    kind: choice(['chat', 'code'], { help: 'What it is written as.' }),
    lines: list(
      group({
        by: text({ max: 40, help: 'Who writes, or the word that a line starts with.' }),
        text: text({ max: 120, help: 'What is written.' }),
      }),
      { count: [1, 6], help: 'Message by message, or line by line.' },
    ),
  }).optional(),
  stamp: text({ max: 14, help: 'What was decided.' }).optional(),
});
const documents = group({
  label: text({ max: 12, help: 'What says that a document is a sample.' }),
  documents: list(sampleDocument, { count: [1, 60], help: 'What our work leaves behind.' }),
  kept: text({ max: 30, help: 'Before what a customer keeps who stops.' }),
});
export type SampleDocumentContent = z.infer<typeof sampleDocument>;

const reply = group('The reply that a message gets, by an example.', {
  title: text({ max: 40, help: 'The heading.' }),
  label: text({ max: 12, help: 'What says that it is an example.' }),
  questionLabel: text({ max: 20, help: 'Before the question.' }),
  question: text({ max: 120, help: 'The question, as a visitor wrote it.' }),
  verdict: text({ max: 30, help: 'The answer in a few words.' }),
  answers: texts({ max: 90, count: 3, help: 'What is said.' }),
  needsLabel: text({ max: 40, help: 'Above the data.' }),
  needs: texts({ max: 50, count: 2, help: 'What it takes to be sure.' }),
  from: text({ max: 40, help: 'Who signs.' }),
});

/** Words of parts that stand on several pages, by the name of their file in `content/ui/`. */
export const ui = {
  article,
  consent,
  'contact-form': contactForm,
  demo,
  documents,
  'error-screen': errorScreen,
  reading,
  reply,
  'reporting-hours': reportingHours,
  trial,
} as const;

export type Ui = { readonly [Name in keyof typeof ui]: z.infer<(typeof ui)[Name]> };
