import { type z } from 'zod';
import { fixedText, group, groupOf, list, rows, text, texts } from './fields';
import { headFields, action } from './shared';
import { numberField } from './values';
import { contactForm } from './contact-form';
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
    ['toFollow', 'draft', 'challenge', 'approach', 'outcome'],
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

const articlePage = group({
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
  letterTitle: text({ max: 60, help: 'The heading of its questions.' }),
  settled: texts({ max: 60, count: [4, 12], help: 'The questions that the letter answers.' }),
  wholeLink: action,
  price: text({ max: 40, help: 'The heading above priceFactors of site.yaml.' }),
  days: rows('The stages of a trial, in order; the 24 hours of setup are the third.', 5, {
    when: text({ max: 20, help: 'When it happens.' }),
    what: text({ max: 130, help: 'What happens, and what is sent.' }),
    who: text({ max: 60, help: 'Who is needed, and for how long.' }),
  }),
});

const row = group({
  name: text({ max: 48, help: 'What the row is about.' }),
  detail: text({ max: 48, help: 'In the column behind the name.' }).optional(),
  verdict: text({ max: 48, help: 'In the last column.' }),
});
const sampleDocument = group({
  name: text({ max: 30, kind: 'document', help: 'What pages call it.' }),
  title: text({ max: 32, help: 'Its heading.' }),
  about: text({ max: 60, help: 'What it covers, below the heading.' }),
  columns: texts({ max: 14, count: [1, 3], help: 'The columns’ headings.' }).optional(),
  rows: list(row, {
    count: [1, 5],
    help: 'The rows: as many as one reads at a glance.',
  }).optional(),
  lines: rows('What is written in it, line by line.', [1, 6], {
    by: text({ max: 10, help: 'The word or the time that the line starts with.' }),
    text: text({ max: 40, help: 'What is written.' }),
  }).optional(),
  stamp: text({ max: 14, help: 'What was decided.' }).optional(),
}).refine(({ rows, lines }) => rows ?? lines, {
  error: 'has nothing to show\nWrite rows or lines',
});
const documents = group({
  label: text({ max: 12, help: 'What says that a document is a sample.' }),
  kept: text({ max: 30, help: 'Before what a customer keeps who stops.' }),
  documents: list(sampleDocument, { count: [1, 60], help: 'What our work leaves behind.' }),
});
export type SampleDocumentContent = z.infer<typeof sampleDocument>;

const reply = group('The reply that a message gets, by an example.', {
  title: text({ max: 40, help: 'The heading.' }),
  label: text({ max: 12, help: 'What says that it is an example.' }),
  question: text({ max: 120, help: 'What a visitor wrote.' }),
  verdict: text({ max: 30, help: 'The answer in a few words.' }),
  answer: text({ max: 200, help: 'What is said.' }),
  needs: text({ max: 120, help: 'What it takes to be sure.' }),
  from: text({ max: 40, help: 'Who signs.' }),
});

/** Words of parts that stand on several pages, by the name of their file in `content/ui/`. */
export const ui = {
  'article-page': articlePage,
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
