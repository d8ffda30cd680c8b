import { z } from 'zod';
import {
  address,
  choice,
  exactly,
  group,
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
  name: words(60, 'What the click is recorded as in the statistics. Keep it: reports count by it.'),
  location: choice(locations, 'The part of the page that it stands in.'),
});
export type ClickEvent = z.infer<typeof clickEvent>;

export const action = group('A button or link that leads the visitor on.', {
  label: words(40, 'The words on the button or link.'),
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

export const actions = listOf(2, 'The buttons; the first is the accent.', action);

const agenda = object({
  title: words(40, 'The heading.'),
  parts: exactly(3, 'The half hour in three parts of ten minutes.', {
    minutes: words(12, 'Which minutes, such as First 10.'),
    text: words(64, 'What happens in them.'),
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

/** A title and a sentence or two. */
export const claim = object({
  title: words(70, 'A few words that say it.'),
  description: words(190, 'A sentence or two that prove it.'),
});
export type Claim = z.infer<typeof claim>;
/** A piece of work, with what it leaves behind. */
export const document = claim.extend({
  document: pictureName('A sample of the document that it leaves behind.'),
});

export const step = object({
  title: words(48, 'The step’s name, such as Connect.'),
  description: words(170, 'What happens in it.'),
});
export type ProcessStep = z.infer<typeof step>;

export const stackGroup = object({
  category: words(32, 'What the tools are for.'),
  tools: listOf(8, 'The tools.', words(28, 'A tool.')),
});
export const kpi = object({
  name: words(28, 'The KPI’s name.'),
  definition: words(80, 'What is divided by what, or what is left out, in one short sentence.'),
  example: words(56, 'The definition worked in round numbers.'),
  result: words(10, 'What they come to.'),
});

export const question = object({
  question: words(80, 'The question.'),
  answer: words(320, 'Its answer.'),
});
export type Question = z.infer<typeof question>;

export const notice = object({
  title: words(60, 'The heading of the notice.'),
  text: words(200, 'What happened, and what to do.'),
});

/** What a drawing shows. */
export const caption = words(260, 'What the drawing shows, in words, for those who cannot see it.');
/** What is heard behind the label of a link that a page has several of. */
export const linkAbout = (slot: string) =>
  words(60, `What the link is read out with, where sight would tell it apart: {${slot}}.`);
export const linkLabel = words(40, 'The label of each link.');
export const time = z
  .string()
  .regex(/^\d\d:\d\d$/, 'is no time of day\nWrite it as 07:40')
  .meta({ description: 'Time of day, HH:MM.' });
