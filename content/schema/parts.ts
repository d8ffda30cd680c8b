import { z } from 'zod';
import { address, choice, exactly, icon, listOf, pictureName, words } from './fields';

/** The lengths that search engines and platforms show whole, in characters. */
export const metaLengths = {
  title: { least: 10, most: 65 },
  description: { least: 50, most: 165 },
  pictureTitle: { least: 1, most: 48 },
} as const;

/** What search engines and shared links show of a page. */
export const metaFields = {
  title: words(
    metaLengths.title.most,
    'Title in search results and the browser tab, unlike any other page’s.',
    metaLengths.title,
  ),
  description: words(
    metaLengths.description.most,
    'The two lines below the title in search results, unlike any other page’s.',
    metaLengths.description,
  ),
  socialTitle: words(90, 'Title of a shared link; leave out to use the title.').optional(),
  socialDescription: words(
    200,
    'Text of a shared link; leave out to use the description.',
  ).optional(),
  pictureTitle: words(
    metaLengths.pictureTitle.most,
    'The few words on the picture of a shared link.',
  ),
};

const meta = z
  .strictObject({
    ...metaFields,
    picture: pictureName('The drawing on the picture of a shared link.'),
  })
  .meta({ description: 'What search engines and shared links show.' });
export type PageMeta = Omit<z.infer<typeof meta>, 'picture'>;

/** Why a visitor gets in touch; the contact form starts with a sentence that says so. */
export const intents = ['demo', 'trial', 'access', 'sales', 'talk', 'consultation'] as const;
export type Intent = (typeof intents)[number];

/** What a visitor gets in touch about: a product or a service, by the last part of its address. */
export const subjects = [
  ...(['octomine', 'ask-octopus', 'octosense', 'ai-consulting'] as const),
  ...(['business-data-consulting', 'software-development', 'data-infrastructure'] as const),
] as const;
export type Subject = (typeof subjects)[number];

const locations = [
  ...(['header', 'hero', 'differentiators', 'cta', 'services-cta', 'demo', 'blog'] as const),
] as const;

export const clickEvent = z.strictObject({
  name: words(60, 'What the click is recorded as in the statistics. Keep it: reports count by it.'),
  location: choice(locations, 'The part of the page that it stands in.'),
});
export type ClickEvent = z.infer<typeof clickEvent>;

export const action = z
  .strictObject({
    label: words(40, 'The words on the button or link.'),
    to: address(),
    event: clickEvent
      .optional()
      .meta({ description: 'How a click is recorded; most links are not.' }),
  })
  .meta({ description: 'A button or link that leads the visitor on.' });
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
export const section = <Shape extends z.ZodRawShape>(description: string, shape: Shape) =>
  z.strictObject({ ...head, ...shape }).meta({ description });

const actions = listOf(action, 'The buttons; the first is the accent.', { most: 2 });

export const hero = z
  .strictObject({
    eyebrow: words(48, 'The small line above the headline: what kind of page this is.'),
    title: words(60, 'The page’s headline.'),
    lede: words(220, 'One or two sentences: what it is, for whom, what they get.'),
    actions,
    facts: listOf(
      words(60, 'A short fact.'),
      'Short facts below the buttons, such as 30-day free trial.',
      {
        most: 4,
      },
    ).optional(),
  })
  .meta({ description: 'The top of the page.' });
export type Hero = z.infer<typeof hero>;

export const finalCall = z
  .strictObject({
    title: words(60, 'The heading: what to do next.'),
    text: words(160, 'One or two sentences below it.'),
    agenda: choice(
      ['demo', 'consultation'],
      'What the 30 minutes behind the first button are for (ui/agendas.yaml); only on home, contact and the products’ pages.',
    ).optional(),
    actions,
  })
  .meta({ description: 'The last section: what to do next.' });
export type FinalCallContent = z.infer<typeof finalCall>;

const agenda = z.strictObject({
  title: words(40, 'The heading.'),
  parts: exactly(
    3,
    z.strictObject({
      minutes: words(12, 'Which minutes, such as First 10.'),
      text: words(64, 'What happens in them.'),
    }),
    'The half hour in three parts of ten minutes.',
  ),
});
export type Agenda = z.infer<typeof agenda>;
export const agendas = z.strictObject({
  demo: agenda.meta({ description: 'A 30-minute demo.' }),
  consultation: agenda.meta({ description: 'A 30-minute consultation.' }),
});

/** A page of the route list: its name, its metadata, and its sections. */
export const page = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject({
    label: words(32, 'The page’s name in menus, the footer and breadcrumbs.'),
    meta,
    ...shape,
  });

/** A title and a sentence or two, and more fields. */
export const claimOf = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject({
    title: words(70, 'A few words that say it.'),
    description: words(190, 'A sentence or two that prove it.'),
    ...shape,
  });
export const claim = claimOf({});
export type Claim = z.infer<typeof claim>;
export const feature = claimOf({ icon });
export type Feature = z.infer<typeof feature>;
export const deliverable = claimOf({
  document: pictureName('A sample of the document that it leaves behind.'),
});
export type Deliverable = z.infer<typeof deliverable>;

export const step = z.strictObject({
  title: words(48, 'The step’s name, such as Connect.'),
  description: words(170, 'What happens in it.'),
});
export type ProcessStep = z.infer<typeof step>;

export const stackGroup = z.strictObject({
  category: words(32, 'What the tools are for.'),
  tools: listOf(words(28, 'A tool.'), 'The tools.', { most: 8 }),
});
export type StackGroup = z.infer<typeof stackGroup>;

export const kpi = z.strictObject({
  name: words(28, 'The KPI’s name.'),
  definition: words(80, 'What is divided by what, or what is left out, in one short sentence.'),
  example: words(56, 'The definition worked in round numbers.'),
  result: words(10, 'What they come to.'),
});
export type KpiDefinition = z.infer<typeof kpi>;

export const question = z.strictObject({
  question: words(80, 'The question.'),
  answer: words(320, 'Its answer.'),
});
export type Question = z.infer<typeof question>;

export const notice = z.strictObject({
  title: words(60, 'The heading of the notice.'),
  text: words(200, 'What happened, and what to do.'),
});
