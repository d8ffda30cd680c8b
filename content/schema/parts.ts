import { z } from 'zod';
import {
  address,
  choice,
  exactly,
  group,
  icon,
  listOf,
  names,
  object,
  pictureName,
  placeholders,
  words,
  type Fields,
} from './fields';

/** What search engines and platforms show of a page; the lengths are what they show whole. */
export const metaFields = {
  title: words([10, 65], 'Title in search results and the browser tab, unlike any other page’s.'),
  description: words(
    [50, 165],
    'The two lines below the title in search results, unlike any other page’s.',
  ),
  socialTitle: words(90, 'Title of a shared link; leave out to use the title.').optional(),
  socialDescription: words(
    200,
    'Text of a shared link; leave out to use the description.',
  ).optional(),
  pictureTitle: words(48, 'The few words on the picture of a shared link.'),
};

const meta = group('What search engines and shared links show.', {
  ...metaFields,
  picture: pictureName('The drawing on the picture of a shared link.'),
});
export type PageMeta = Omit<z.infer<typeof meta>, 'picture'>;

/** Why a visitor gets in touch; the contact form starts with a sentence that says so. */
export const intents = names('demo trial access sales talk consultation');

/** What a visitor gets in touch about: a product or a service, by the last part of its address. */
export const subjects = [
  ...names('octomine ask-octopus octosense ai-consulting business-data-consulting'),
  ...names('software-development data-infrastructure'),
];

const locations = names('header hero differentiators cta services-cta demo blog');

export const clickEvent = object({
  name: [60, 'What the click is recorded as in the statistics. Keep it: reports count by it.'],
  location: choice(locations, 'The part of the page that it stands in.'),
});
export type ClickEvent = z.infer<typeof clickEvent>;

export const action = group('A button or link that leads the visitor on.', {
  label: [40, 'The words on the button or link.'],
  to: address(),
  event: clickEvent
    .optional()
    .meta({ description: 'How a click is recorded; most links are not.' }),
});
export type Action = z.infer<typeof action>;

/** Heading and introduction of a section, as fields of it. */
export const head = {
  eyebrow: words(
    48,
    'The small line above the heading; leave out where the heading says it all.',
  ).optional(),
  title: words(80, 'The section’s heading. It states the answer.'),
  lede: words(260, 'One or two sentences below the heading.').optional(),
};
export type SectionHead = z.infer<z.ZodObject<typeof head>>;

/** A section: its heading, and fields of its own. */
export const section = <const Own extends Fields>(description: string, fields: Own) =>
  group(description, { ...head, ...fields });

const actions = listOf(2, 'The buttons; the first is the accent.', action);

export const hero = group('The top of the page.', {
  eyebrow: [48, 'The small line above the headline: what kind of page this is.'],
  title: [60, 'The page’s headline.'],
  lede: [220, 'One or two sentences: what it is, for whom, what they get.'],
  actions,
  facts: listOf(4, 'Short facts below the buttons, such as 30-day free trial.', [
    60,
    'A short fact.',
  ]).optional(),
});
export type Hero = z.infer<typeof hero>;

export const finalCall = group('The last section: what to do next.', {
  title: [60, 'The heading: what to do next.'],
  text: [160, 'One or two sentences below it.'],
  agenda: choice(
    ['demo', 'consultation'],
    'What the 30 minutes behind the first button are for (ui/agendas.yaml); only on home, contact and the products’ pages.',
  ).optional(),
  actions,
});
export type FinalCallContent = z.infer<typeof finalCall>;

const agenda = object({
  title: [40, 'The heading.'],
  parts: exactly(3, 'The half hour in three parts of ten minutes.', {
    minutes: [12, 'Which minutes, such as First 10.'],
    text: [64, 'What happens in them.'],
  }),
});
export type Agenda = z.infer<typeof agenda>;
export const agendas = object({
  demo: agenda.meta({ description: 'A 30-minute demo.' }),
  consultation: agenda.meta({ description: 'A 30-minute consultation.' }),
});

/** A page of the route list: its name, its metadata, and its sections. */
export const page = <const Own extends Fields>(fields: Own) =>
  object({
    label: words(32, 'The page’s name in menus, the footer and breadcrumbs.'),
    meta,
    ...fields,
    placeholders,
  });

/** A page that opens with a hero, and ends with what to do next. */
export const fullPage = <const Own extends Fields>(fields: Own) =>
  page({ hero, ...fields, finalCall });

/** Paragraphs that explain something. */
export const body = listOf(40, 'The paragraphs.', [320, 'A paragraph.']);

/** What is to be settled before something starts. */
export const checklist = listOf(8, 'The checklist.', [90, 'A thing to settle.']);

/** A title and a sentence or two. */
export const claim = object({
  title: [70, 'A few words that say it.'],
  description: [190, 'A sentence or two that prove it.'],
});
export type Claim = z.infer<typeof claim>;
export const feature = object({ ...claim.shape, icon });
export type Feature = z.infer<typeof feature>;
export const deliverable = object({
  ...claim.shape,
  document: pictureName('A sample of the document that it leaves behind.'),
});
export type Deliverable = z.infer<typeof deliverable>;

export const step = object({
  title: [48, 'The step’s name, such as Connect.'],
  description: [170, 'What happens in it.'],
});
export type ProcessStep = z.infer<typeof step>;

export const stackGroup = object({
  category: [32, 'What the tools are for.'],
  tools: listOf(8, 'The tools.', [28, 'A tool.']),
});
export type StackGroup = z.infer<typeof stackGroup>;
export const technology = section('The technology, by category.', {
  groups: listOf(8, 'The categories.', stackGroup),
});

export const kpi = object({
  name: [28, 'The KPI’s name.'],
  definition: [80, 'What is divided by what, or what is left out, in one short sentence.'],
  example: [56, 'The definition worked in round numbers.'],
  result: [10, 'What they come to.'],
});

export const question = object({
  question: [80, 'The question.'],
  answer: [320, 'Its answer.'],
});
export type Question = z.infer<typeof question>;

export const notice = object({
  title: [60, 'The heading of the notice.'],
  text: [200, 'What happened, and what to do.'],
});

/** What a drawing shows. */
export const caption = words(260, 'What the drawing shows, in words, for those who cannot see it.');
/** So many steps. */
export const steps = <const Count extends number>(count: Count) =>
  exactly(count, 'The steps, in order.', step);
/** What is heard behind the label of a link that a page has several of. */
export const linkAbout = (slot: string) =>
  words(60, `What the link is read out with, where sight would tell it apart: {${slot}}.`);
export const linkLabel = words(40, 'The label of each link.');
export const time = z
  .string()
  .regex(/^\d\d:\d\d$/, 'is no time of day\nWrite it as 07:40')
  .meta({ description: 'Time of day, HH:MM.' });
