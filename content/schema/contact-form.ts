import { z } from 'zod';
import { fixedText, group, groupOf, rows, text } from './fields';
import { notice } from './shared';
import { choice } from './values';

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
  ...['action', 'contains', 'elements', 'reset', 'submit'],
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
        `is “${input}”, which the form has by itself\nName it otherwise, such as own-${input}`,
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
    help: 'Of an e-mail address: what to do when it cannot be one.',
  }).optional(),
  mailLabel: text({ max: 20, help: 'What its line of the mail starts with, before a colon.' }),
})
  .refine(
    (fields) =>
      (['name', 'label', 'mailLabel'] as const).every(
        (key) => new Set(fields.map((field) => field[key])).size === fields.length,
      ),
    {
      error:
        'has a name, a label or a mailLabel twice\nName each field otherwise: visitors, the mail and the form service tell them apart by it',
    },
  )
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
export const contactForm = group({
  title: text({ max: 40, help: 'The form’s heading, below the page’s.' }),
  fields: contactFields,
  notProvided: fixedText('Not provided', { help: 'In the mail, for a field left empty.' }),
  subject: fixedText('New Contact Form Submission', { help: 'The subject of the mail.' }),
  oneProblem: text({ max: 60, help: 'Read out when one field needs attention.' }),
  manyProblems: text({ max: 60, fills: ['count'], help: 'Read out when several do.' }),
  submit: fixedText('Send Message', { help: 'The button.' }),
  submitting: fixedText('Submitting...', { help: 'The button while it sends.' }),
  mailOpened: noticeOf('Form Submitted!', sentWords),
  posted: notice.meta({ description: 'When a form service has taken the message.' }),
  mailFailed: noticeOf('Error', 'Something went wrong. Please try again.'),
  postFailed: notice.meta({
    description: 'When a form service was to take the message and did not: the heading says so.',
  }),
  dismissNotice: text({ max: 30, help: 'The button that closes a notice.' }),
  another: text({ max: 30, help: 'The button that brings the empty form back.' }),
  sendingNote: text({ max: 200, help: 'What is sent and how, beside the button.' }),
  alternatives: text({ max: 120, help: 'What else can be done with it, by the page’s script.' }),
  sendingNotePosted: text({ max: 200, help: 'The same, where a form service takes the message.' }),
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
