import { z } from 'zod';
import { choice, fixedText, group, groupOf, link, list, picture, text } from './fields';
import { head, action, agendas, notice, question, section } from './parts';
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
  contents: text({ max: 30, help: 'Words above and below a text.' }),
  onThisPage: text({ max: 30, help: 'Words above and below a text.' }),
  backToText: text({ max: 30, help: 'Words above and below a text.' }),
  updatedOn: text({ max: 30, help: 'Words above and below a text.' }),
  by: text({ max: 20, help: 'A word beside a text, or the name of a part of it.' }),
  updated: text({ max: 20, help: 'A word beside a text, or the name of a part of it.' }),
  minutes: text({ max: 20, help: 'A word beside a text, or the name of a part of it.' }),
  inShort: text({ max: 20, help: 'A word beside a text, or the name of a part of it.' }),
  draft: text({ max: 20, help: 'A word beside a text, or the name of a part of it.' }),
  remark: text({ max: 20, help: 'A word beside a text, or the name of a part of it.' }),
  notes: text({ max: 20, help: 'A word beside a text, or the name of a part of it.' }),
  code: text({ max: 20, help: 'A word beside a text, or the name of a part of it.' }),
  table: text({ max: 20, help: 'A word beside a text, or the name of a part of it.' }),
  done: text({ max: 20, help: 'A word beside a text, or the name of a part of it.' }),
  open: text({ max: 20, help: 'A word beside a text, or the name of a part of it.' }),
  challenge: text({ max: 20, help: 'A word beside a text, or the name of a part of it.' }),
  approach: text({ max: 20, help: 'A word beside a text, or the name of a part of it.' }),
  outcome: text({ max: 20, help: 'A word beside a text, or the name of a part of it.' }),
});

const hours = group({
  name: text({ max: 20, help: 'Its name.' }),
  what: text({ max: 40, help: 'What the hours go into.' }),
  from: z.number().meta({ description: 'Hours per week, from.' }),
  to: z.number().meta({ description: 'Hours per week, to.' }),
});
const reportingHours = group({
  title: text({ max: 48, help: 'The heading of the chart of reporting hours.' }),
  before: hours,
  after: hours,
  hours: text({ max: 40, help: 'A range in words: {from}, {to}.', fills: ['from', 'to'] }),
  note: text({ max: 60, help: 'How to read the chart.' }),
});

const article = group({
  nextSteps: groupOf(['demo', 'solutions', 'footerDemo', 'freeTrial'] as const, action),
  call: group({
    title: text({ max: 60, help: 'The heading.' }),
    text: text({ max: 200, help: 'What to do next.' }),
  }),
});

const promise = group({
  text: text({ max: 200, help: 'A sentence of a legal page, word for word.' }).meta({
    kind: 'promise',
  }),
  label: text({ max: 30, help: 'The link to it.' }),
  to: link({ help: 'The section that it stands in.' }),
});
const trial = group({
  ...head,
  sheet: text({ max: 40, help: 'The heading of the sheet.' }),
  settled: list(
    group({
      question: text({ max: 40, help: 'What is settled, as a question.' }),
      answer: text({ max: 90, help: 'What the written answer says.' }),
    }),
    { count: 4, help: 'What is settled in writing before data is sent.' },
  ),
  parties: list(text({ max: 45, help: 'Who signs.' }), { count: 2, help: 'The two sides.' }),
  quotes: list(promise, { max: 3, help: 'The promises behind it.' }),
  wholeLink: action,
  days: group(
    {
      title: text({ max: 40, help: 'The heading.' }),
      needed: text({ max: 24, help: 'Who is needed: {who}.', fills: ['who'] }),
      steps: list(
        group({
          when: text({ max: 20, help: 'When it happens.' }),
          what: text({ max: 100, help: 'What happens, and what is sent.' }),
          who: text({ max: 40, help: 'Who is needed.' }),
        }),
        {
          count: 6,
          help: 'The stages, in order; the 24 hours of setup run from the third to the fifth.',
        },
      ),
    },
    { help: 'A trial from the first message to its last day.' },
  ),
  refusals: section(
    {
      questions: list(question, { max: 6, help: 'Each refusal, with its reason.' }),
    },
    { help: 'What ASK Octopus refuses, and why, as the article on generative BI has it.' },
  ),
});

const label = (words: string) => fixedText(words, { help: 'The label.' });
const missing = text({ max: 90, help: 'What to do, when it is empty.' });
const timeChoice = group({
  label: text({ max: 20, help: 'What the button says.' }),
  words: text({ max: 30, help: 'How it reads in the message.' }),
});
const sentWords = "Your email client will open to send the message. We'll get back to you soon!";
const noticeOf = (title: string, words: string) =>
  group({
    title: fixedText(title, { help: 'The heading of the notice.' }),
    text: fixedText(words, { help: 'What happened, and what to do.' }),
  });
const contactForm = group({
  title: text({
    max: 40,
    help: 'The form’s heading; above it stands the page’s, which says what the form is for.',
  }),
  fields: group({
    name: group({
      label: label('Full Name *'),
      missing,
    }),
    email: group({
      label: label('Email Address *'),
      missing,
      wrong: text({ max: 90, help: 'When what is there is no address.' }),
    }),
    phone: group({
      label: label('Phone Number'),
      hint: text({ max: 40, help: 'Below the field.' }),
    }),
    company: group({
      label: label('Company Name *'),
      missing,
    }),
    message: group({
      label: label('Tell us about your project *'),
      missing,
    }),
  }),
  times: group(
    {
      title: text({ max: 40, help: 'The heading.' }),
      weeks: list(timeChoice, { max: 3, help: 'The weeks.' }),
      parts: list(timeChoice, { max: 3, help: 'The parts of the day.' }),
      hint: text({ max: 90, help: 'Said while nothing is chosen.' }),
      opening: text({ max: 60, help: 'What the line in the message starts with.' }),
      written: text({ max: 60, help: 'Said once it is written; the line follows.' }),
    },
    { help: 'Times to choose from, which are written into the message.' },
  ),
  message: group(
    {
      subject: fixedText('New Contact Form Submission', { help: 'Its subject.' }),
      lines: group(
        {
          name: text({ max: 20, help: 'What a line starts with, before a colon.' }),
          email: text({ max: 20, help: 'What a line starts with, before a colon.' }),
          phone: text({ max: 20, help: 'What a line starts with, before a colon.' }),
          company: text({ max: 20, help: 'What a line starts with, before a colon.' }),
          message: text({ max: 20, help: 'What a line starts with, before a colon.' }),
        },
        { help: 'What a line starts with, before a colon.' },
      ),
      noPhone: fixedText('Not provided', { help: 'What stands for a number that is not given.' }),
    },
    { help: 'The message that the form writes.' },
  ),
  oneProblem: text({ max: 60, help: 'Read out when one field needs attention.' }),
  manyProblems: text({ max: 60, help: 'Read out when several do: {count}.', fills: ['count'] }),
  submit: fixedText('Send Message', { help: 'The button.' }),
  submitting: fixedText('Submitting...', { help: 'The button while it sends.' }),
  sent: noticeOf('Form Submitted!', sentWords),
  posted: notice.meta({ description: 'When a form service has taken the message.' }),
  failed: noticeOf('Error', 'Something went wrong. Please try again.'),
  notSent: notice.meta({
    description: 'When a form service was to take the message and did not: the heading says so.',
  }),
  tooLong: notice.meta({
    description:
      'When the message does not fit into an address, so that no mail program was opened.',
  }),
  dismissNotice: text({ max: 30, help: 'The button that closes a notice.' }),
  another: text({ max: 30, help: 'The button that brings the empty form back.' }),
  notice: text({ max: 200, help: 'What is sent and how, beside the button.' }),
  noticePosted: text({ max: 200, help: 'The same, where a form service takes the message.' }),
  privacyLink: text({ max: 40, help: 'The link to the privacy policy.' }),
  composed: group({
    sentTitle: text({
      max: 80,
      help: 'The heading of the copy once the mail program was asked to open.',
    }),
    postedTitle: text({
      max: 40,
      help: 'The heading of the copy once a form service has taken the message.',
    }),
    title: text({ max: 40, help: 'The heading and the buttons of the copy of the message.' }),
    copy: text({ max: 40, help: 'The heading and the buttons of the copy of the message.' }),
    copied: text({ max: 40, help: 'The heading and the buttons of the copy of the message.' }),
    retry: text({ max: 40, help: 'The heading and the buttons of the copy of the message.' }),
    open: text({ max: 40, help: 'The heading and the buttons of the copy of the message.' }),
    openAgain: text({ max: 40, help: 'The heading and the buttons of the copy of the message.' }),
    openEmpty: text({ max: 40, help: 'The heading and the buttons of the copy of the message.' }),
    gmail: text({ max: 40, help: 'The heading and the buttons of the copy of the message.' }),
    outlook: text({ max: 40, help: 'The heading and the buttons of the copy of the message.' }),
    to: text({ max: 12, help: 'Before the address and the subject.' }),
    subject: text({ max: 12, help: 'Before the address and the subject.' }),
    text: text({
      max: 200,
      help: 'What to do with the copy: as a rule, when it is too long, when nothing can be copied.',
    }),
    tooLong: text({
      max: 200,
      help: 'What to do with the copy: as a rule, when it is too long, when nothing can be copied.',
    }),
    long: text({
      max: 200,
      help: 'What to do with the copy: as a rule, when it is too long, when nothing can be copied.',
    }),
    selected: text({
      max: 200,
      help: 'What to do with the copy: as a rule, when it is too long, when nothing can be copied.',
    }),
    longDetail: text({
      max: 200,
      help: 'What to do with the copy: as a rule, when it is too long, when nothing can be copied: {length}, {limit}.',
      fills: ['length', 'limit'],
    }),
  }),
});

const tone = choice(['good', 'bad'], { help: 'What the finding means.' });
const row = group({
  cells: list(text({ max: 48, help: 'A cell.' }), {
    max: 4,
    help: 'Its cells; the last is the finding.',
  }),
  tone: tone.optional(),
  bar: z.number().optional().meta({ description: 'A value to draw as a bar, beside the others’.' }),
  pen: choice(['circle', 'strike'], {
    help: 'A pen’s mark, one or two a sheet: around the finding, or through the name.',
  }).optional(),
});
const sheet = group({
  name: text({ max: 30, help: 'What pages call it.' }).meta({ defines: 'document' }),
  title: text({ max: 32, help: 'Its heading.' }),
  about: text({ max: 60, help: 'What it covers, below the heading.' }),
  chart: group({
    drawing: picture({ help: 'A drawing above the rows.' }),
    axis: list(text({ max: 12, help: 'A label.' }), {
      max: 4,
      help: 'From left to right.',
    }).optional(),
  }).optional(),
  columns: list(text({ max: 14, help: 'A heading.' }), {
    max: 4,
    help: 'The headings of the columns, where they need some.',
  }).optional(),
  rows: list(row, { max: 5, help: 'The rows: as many as one reads at a glance.' }),
  note: text({ max: 80, help: 'How it was counted, or what follows from it.' }),
  stamp: group({
    words: text({ max: 14, help: 'What was decided.' }),
    tone,
  }).optional(),
});
const documents = group({
  label: text({ max: 12, help: 'What says that a sheet is a sample.' }),
  sheets: list(sheet, { max: 60, help: 'Pages of documents that our work leaves behind.' }),
});
export type Sheet = z.infer<typeof sheet>;

/** Words of parts that stand on several pages, by the name of their file in `content/ui/`. */
export const ui = {
  agendas,
  article,
  consent,
  'contact-form': contactForm,
  demo,
  documents,
  'error-screen': errorScreen,
  reading,
  'reporting-hours': reportingHours,
  trial,
} as const;

/** The words of parts. */
export type Ui = { readonly [Name in keyof typeof ui]: z.infer<(typeof ui)[Name]> };
