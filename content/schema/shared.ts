import type { z } from 'zod';
import { type Fields, group, list, placeholders, text } from './fields';
import { choice, link, picture } from './values';

/** What search engines and platforms show of a page; the lengths are what they show whole. */
export const metaFields = {
  title: text({
    min: 10,
    max: 65,
    help: 'Title in search results, unlike any other; the company’s name follows.',
  }),
  description: text({ min: 50, max: 165, help: 'Two lines below it, unlike any other page’s.' }),
  pictureTitle: text({ max: 48, help: 'The few words on the picture of a shared link.' }),
};

const meta = group('What search engines and shared links show.', {
  ...metaFields,
  picture: picture({ help: 'The drawing on the picture of a shared link.' }),
});
export type PageMeta = Omit<z.infer<typeof meta>, 'picture'>;

/** Why a visitor gets in touch; the contact form starts with a sentence that says so. */
export const intents = ['demo', 'trial', 'access', 'sales', 'talk', 'consultation'] as const;

const locations = [
  'header',
  'hero',
  'differentiators',
  'cta',
  'services-cta',
  'demo',
  'blog',
] as const;
export type ClickLocation = (typeof locations)[number];

export const action = group('A button or link that leads the visitor on.', {
  label: text({ max: 40, help: 'The words on the button or link.' }),
  to: link(),
  event: text({
    max: 60,
    kind: 'event',
    help: 'What reports count the click by: keep it. Most links are not counted.',
  }).optional(),
  location: choice(locations, { help: 'The part of the page that it stands in.' }).optional(),
}).refine(({ event, location }) => !event === !location, {
  error: 'has only one of event and location\nWrite both, or none',
});
export type Action = z.infer<typeof action>;

/** Heading and introduction of a section, as fields of it. */
export const headFields = {
  eyebrow: text({ max: 48, help: 'The small line above the heading.' }).optional(),
  title: text({ max: 80, help: 'The section’s heading. It states the answer.' }),
  lede: text({ max: 260, help: 'One or two sentences below the heading.' }).optional(),
};
export type SectionHead = z.infer<z.ZodObject<typeof headFields>>;

/** A section: its heading, and fields of its own. */
export const section = <More extends Fields>(help: string, fields: More) =>
  group(help, { ...headFields, ...fields });

export const actions = list(action, {
  count: [1, 2],
  help: 'The buttons; the first is the accent.',
});

/** A page of the route list: its name, its metadata, and its sections. */
export const page = <Sections extends Fields>(fields: Sections) =>
  group({
    label: text({ max: 32, help: 'The page’s name in menus, the footer and breadcrumbs.' }),
    meta,
    ...fields,
    placeholders,
  });

export const claim = group({
  title: text({ max: 70, help: 'A few words that say it.' }),
  description: text({ max: 190, help: 'A sentence or two that prove it.' }),
});
/** The name of a document of `content/ui/documents.yaml`. */
export const documentName = text({
  max: 30,
  kind: 'document',
  help: 'A document of ui/documents.yaml, by its name.',
});
export const step = group({
  title: text({ max: 48, help: 'The step’s name, such as Connect.' }),
  description: text({ max: 170, help: 'What happens in it.' }),
});
export type ProcessStep = z.infer<typeof step>;

export const stackGroup = group({
  category: text({ max: 32, help: 'What the tools are for.' }),
  tools: text({ max: 60, help: 'The tools, in a line.' }),
});
export const kpiDefinition = group({
  name: text({ max: 28, help: 'The KPI’s name.' }),
  definition: text({ max: 80, help: 'What is divided by what, or left out.' }),
});

export const faqItem = group({
  question: text({ max: 80, help: 'The question.' }),
  answer: text({ max: 320, help: 'Its answer.' }),
});
export type FaqItem = z.infer<typeof faqItem>;

export const notice = group({
  title: text({ max: 60, help: 'The heading of the notice.' }),
  text: text({ max: 200, help: 'What happened, and what to do.' }),
});

export const linkLabel = text({ max: 40, help: 'The label of each link.' });
