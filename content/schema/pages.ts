import { z } from 'zod';
import {
  address,
  choice,
  day,
  exactly,
  group,
  icon,
  listOf,
  object,
  pictureName,
  record,
  words,
} from './fields';
import {
  action,
  caption,
  claim,
  feature,
  fullPage,
  hero,
  intents,
  linkAbout,
  linkLabel,
  page,
  section,
  step,
  steps,
  subjects,
  time,
} from './parts';
import {
  aiConsulting,
  businessDataConsulting,
  dataInfrastructure,
  services,
  softwareDevelopment,
} from './pages-services';
import { askOctopus, octomine, octosense, solutions } from './pages-solutions';

const home = fullPage({
  ask: group('The questions beside the headline.', {
    legend: [60, 'The line above the questions.'],
    own: action,
  }),
  backedBy: { title: [40, 'The heading of the strip of startup programmes.'] },
  monday: section(
    'One morning in three steps, one a product: the alert, the reason, the decision.',
    { steps: exactly(3, 'The three steps, in order.', { time, ...step.shape, action }) },
  ),
  whyChoose: section('Four points, each with its proof.', {
    hours: {
      ...claim.shape,
      figure: [8, 'The number, set large.'],
      unit: [24, 'What it counts.'],
      action,
    },
    kpis: {
      ...claim.shape,
      definitions: listOf(3, 'The KPIs shown.', [28, 'The name of a KPI of the Octomine page.']),
      action,
    },
    connectors: { ...claim.shape, action },
    answers: {
      ...claim.shape,
      questions: listOf(4, 'Questions to show.', [60, 'A question.']),
      action,
    },
  }),
  successStories: section('Case studies, led by their results.', {
    storyLink: linkLabel,
    storyLinkAbout: linkAbout('industry'),
    pictureLabel: [30, 'What says that a picture is a drawing.'],
    stories: exactly(2, 'The case studies shown.', [
      60,
      'The file name of a case study, without .md.',
    ]),
  }),
  whoWeAre: section('Whom we work for.', {
    industries: exactly(6, 'Six industries, each with what we do there.', feature),
  }),
  insights: section('The latest three articles.', { all: [40, 'The link to all articles.'] }),
  allies: section('The carousel of allies, whose names are in site.yaml.', {
    kind: [20, 'What kind of thing it is, for those who hear it.'],
    pause: [20, 'The button’s words while it moves.'],
    play: [20, 'The button’s words while it stands.'],
    what: [30, 'What the button stops, for those who hear it.'],
  }),
});

const enquiry = object({
  title: [60, 'The page’s heading.'],
  titleAbout: [60, 'The same about a product: {subject}.'],
  sentence: [90, 'The sentence that the message starts with.'],
  sentenceAbout: [90, 'The same about a product: {subject}.'],
});
const contact = page({
  hero: hero.omit({ actions: true }),
  enquiry: group('What the page says instead where a button led to it.', {
    intents: record(intents, enquiry),
    subjects: record(subjects, words(40, 'Its name.')),
    lede: [160, 'Below the heading: {sentence}.'],
  }),
  next: section('What happens after the message is sent.', { steps: steps(3) }),
  trial: group('Beside the 30 minutes: what comes before a trial.', {
    text: [160, 'For those who come for a trial.'],
    action,
  }),
  otherWays: section('Other ways to reach us.', {
    cards: listOf(4, 'The ways.', {
      ...claim.shape,
      icon,
      action: z.union([
        action,
        object({ email: z.literal(true), label: [40, 'The words before the address.'] }),
      ]),
    }),
  }),
  offices: section('The offices, whose facts are in site.yaml.', {}),
});

const statement = object({
  name: [24, 'Its name, such as Our vision.'],
  title: [80, 'The statement.'],
  text: [220, 'What it means.'],
});
const aboutPage = fullPage({
  map: caption,
  vision: statement,
  mission: statement,
  principles: section('How we work.', {
    items: listOf(6, 'Short statements, each with its proof.', {
      ...claim.shape,
      picture: pictureName('What shows it.'),
    }),
  }),
  timeline: section('Five entries, 2021 to 2025.', {
    entries: exactly(5, 'The entries.', {
      year: z.int().meta({ description: 'The year.' }),
      title: [40, 'What really happened that year, in a few words.'],
      description: [120, 'What really happened that year.'],
    }),
  }),
  people: section('The founders, who are in site.yaml: left out while none is named there.', {}),
  registration: [40, 'What stands before the company’s registrations of site.yaml.'],
});

const caseStudies = fullPage({
  chart: {
    title: [60, 'What the charts are, for those who cannot see them.'],
    before: [12, 'The label before.'],
    after: [12, 'The label after.'],
    note: [120, 'How to read them.'],
  },
  pictureLabel: [30, 'What stands below each drawing.'],
  cardLink: linkLabel,
  cardLinkAbout: linkAbout('industry'),
  shortLink: [40, 'The label of the link of a case study that has no page yet.'],
});

const blog = fullPage({
  cardLink: linkLabel,
  shortLink: [40, 'The label for an article that is announced: its address shows the summary.'],
  lists: group('Words of topics and further pages, which exist once there is enough.', {
    topics: [30, 'The name of the list of topics.'],
    pages: [30, 'The name of the links to the pages before and after, read aloud.'],
    topicTitle: [40, 'The heading and title of a topic’s page: {topic}.'],
    topicDescription: [120, 'What search engines show of it: {topic}.'],
    pageTitle: [40, 'The heading and title of a further page of all articles: {page}.'],
    pageDescription: [120, 'What search engines show of it: {page}.'],
    pageOf: [20, 'Behind the title of a topic’s further page: {page}.'],
    newer: [30, 'The link to the page before.'],
    older: [30, 'The link to the page after.'],
    related: [40, 'The heading above related articles.'],
  }),
});

const settings = ['NEXT_PUBLIC_CONTACT_ENDPOINT', 'NEXT_PUBLIC_VITALS_ENDPOINT'] as const;
const legal = page({
  title: [60, 'The page’s heading.'],
  lede: [220, 'One or two sentences below it.'],
  status: choice(
    ['draft', 'reviewed'],
    'draft until a lawyer in India and the UK has reviewed the text.',
  ),
  lastUpdated: z
    .union([z.literal('today'), day('A day.')], {
      error: () => 'must be a day\nWrite it as YYYY-MM-DD, or today',
    })
    .meta({
      description: 'Day of the last change, YYYY-MM-DD; today shows the visitor’s current date.',
    }),
  sections: listOf(40, 'The sections.', {
    title: [60, 'The section’s heading.'],
    onlyWith: choice(
      settings,
      'The setting of a build without which the section is left out.',
    ).optional(),
    onlyWithout: choice(settings, 'The setting of a build with which it is left out.').optional(),
    body: z.string().min(1).meta({ description: 'The text, in Markdown.', kind: 'markdown' }),
  }),
});
export type LegalContent = z.infer<typeof legal>;
export type LegalSection = LegalContent['sections'][number];

const notFound = object({
  documentTitle: [60, 'The title in the browser tab.'],
  title: [60, 'The heading.'],
  homeLink: [40, 'The link home.'],
  text: [120, 'One sentence below the heading.'],
  helpTitle: [40, 'The heading above the links to the main pages.'],
  help: listOf(40, 'The main pages.', address('A main page.')),
  nothing: [20, 'What stands where the arm of the drawing reaches to.'],
  pictureLabel: [30, 'What stands below the drawing of a case study.'],
  caseStudyNote: [40, 'Said first of a case study that has no page yet.'],
  articleNote: [160, 'Said first of an article that is not written yet.'],
  tryThis: [40, 'What stands above the thing to try of such an article.'],
  caseStudyList: [40, 'The link to the case studies.'],
  articleList: [40, 'The link to the articles.'],
  talk: action.meta({ description: 'The next step below the summary.' }),
});

/** Every page of the site, by the name of its file in `content/pages/`. */
export const pages = {
  home,
  solutions,
  octomine,
  'ask-octopus': askOctopus,
  octosense,
  services,
  'ai-consulting': aiConsulting,
  'business-data-consulting': businessDataConsulting,
  'software-development': softwareDevelopment,
  'data-infrastructure': dataInfrastructure,
  contact,
  about: aboutPage,
  'case-studies': caseStudies,
  blog,
  privacy: legal,
  terms: legal,
  'not-found': notFound,
} as const;

/** The words of all pages. */
export type Pages = { readonly [Id in keyof typeof pages]: z.infer<(typeof pages)[Id]> };
