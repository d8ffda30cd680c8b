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
  record,
  words,
} from './fields';
import {
  action,
  caption,
  claim,
  intents,
  linkAbout,
  linkLabel,
  page,
  section,
  step,
  subjects,
  time,
} from './parts';
import { documents, fullPage, hero, index, steps } from './sections';
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
    legend: words(60, 'The line above the questions.'),
    own: action,
  }),
  backedBy: { title: words(40, 'The heading of the strip of startup programmes.') },
  monday: section(
    'One morning in three steps, one a product: the alert, the reason, the decision.',
    { steps: exactly(3, 'The three steps, in order.', { time, ...step.shape, action }) },
  ),
  whyChoose: section('Four points, each with its proof.', {
    hours: {
      ...claim.shape,
      figure: words(8, 'The number, set large.'),
      unit: words(24, 'What it counts.'),
      action,
    },
    kpis: {
      ...claim.shape,
      definitions: listOf(
        3,
        'The KPIs shown.',
        words(28, 'The name of a KPI of the Octomine page.'),
      ),
      action,
    },
    connectors: { ...claim.shape, action },
    answers: {
      ...claim.shape,
      questions: listOf(4, 'Questions to show.', words(60, 'A question.')),
      action,
    },
  }),
  successStories: section('Case studies, led by their results.', {
    storyLink: linkLabel,
    storyLinkAbout: linkAbout('industry'),
    pictureLabel: words(30, 'What says that a picture is a drawing.'),
    stories: exactly(
      2,
      'The case studies shown.',
      words(60, 'The file name of a case study, without .md.'),
    ),
  }),
  whoWeAre: index('Whom we work for: six industries, each with what we do there.', 6),
  insights: section('The latest three articles.', { all: words(40, 'The link to all articles.') }),
  allies: section('The carousel of allies, whose names are in site.yaml.', {
    kind: words(20, 'What kind of thing it is, for those who hear it.'),
    pause: words(20, 'The button’s words while it moves.'),
    play: words(20, 'The button’s words while it stands.'),
    what: words(30, 'What the button stops, for those who hear it.'),
  }),
});

const enquiry = object({
  title: words(60, 'The page’s heading.'),
  titleAbout: words(60, 'The same about a product: {subject}.'),
  sentence: words(90, 'The sentence that the message starts with.'),
  sentenceAbout: words(90, 'The same about a product: {subject}.'),
});
const contact = page({
  hero: hero.omit({ actions: true }),
  enquiry: group('What the page says instead where a button led to it.', {
    intents: record(intents, enquiry),
    subjects: record(subjects, words(40, 'Its name.')),
    lede: words(160, 'Below the heading: {sentence}.'),
  }),
  next: steps('What happens after the message is sent.', 3),
  trial: group('Beside the 30 minutes: what comes before a trial.', {
    text: words(160, 'For those who come for a trial.'),
    action,
  }),
  otherWays: section('Other ways to reach us.', {
    cards: listOf(4, 'The ways.', {
      ...claim.shape,
      icon,
      action: z.union([
        action,
        object({ email: z.literal(true), label: words(40, 'The words before the address.') }),
      ]),
    }),
  }),
  offices: section('The offices, whose facts are in site.yaml.', {}),
});

const statement = object({
  name: words(24, 'Its name, such as Our vision.'),
  title: words(80, 'The statement.'),
  text: words(220, 'What it means.'),
});
const aboutPage = fullPage({
  map: caption,
  vision: statement,
  mission: statement,
  principles: documents(
    'How we work: short statements, each with a document that shows it.',
    [1, 6],
  ),
  timeline: section('Five entries, 2021 to 2025.', {
    entries: exactly(5, 'The entries.', {
      year: z.int().meta({ description: 'The year.' }),
      title: words(40, 'What really happened that year, in a few words.'),
      description: words(120, 'What really happened that year.'),
    }),
  }),
  people: section('The founders, who are in site.yaml: left out while none is named there.', {}),
  registration: words(40, 'What stands before the company’s registrations of site.yaml.'),
});

const caseStudies = fullPage({
  chart: {
    title: words(60, 'What the charts are, for those who cannot see them.'),
    before: words(12, 'The label before.'),
    after: words(12, 'The label after.'),
    note: words(120, 'How to read them.'),
  },
  pictureLabel: words(30, 'What stands below each drawing.'),
  cardLink: linkLabel,
  cardLinkAbout: linkAbout('industry'),
  shortLink: words(40, 'The label of the link of a case study that has no page yet.'),
});

const blog = fullPage({
  cardLink: linkLabel,
  shortLink: words(
    40,
    'The label for an article that is announced: its address shows the summary.',
  ),
  lists: group('Words of topics and further pages, which exist once there is enough.', {
    topics: words(30, 'The name of the list of topics.'),
    pages: words(30, 'The name of the links to the pages before and after, read aloud.'),
    topicTitle: words(40, 'The heading and title of a topic’s page: {topic}.'),
    topicDescription: words(120, 'What search engines show of it: {topic}.'),
    pageTitle: words(40, 'The heading and title of a further page of all articles: {page}.'),
    pageDescription: words(120, 'What search engines show of it: {page}.'),
    pageOf: words(20, 'Behind the title of a topic’s further page: {page}.'),
    newer: words(30, 'The link to the page before.'),
    older: words(30, 'The link to the page after.'),
    related: words(40, 'The heading above related articles.'),
  }),
});

const settings = ['NEXT_PUBLIC_CONTACT_ENDPOINT', 'NEXT_PUBLIC_VITALS_ENDPOINT'] as const;
const legal = page({
  title: words(60, 'The page’s heading.'),
  lede: words(220, 'One or two sentences below it.'),
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
    title: words(60, 'The section’s heading.'),
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
  documentTitle: words(60, 'The title in the browser tab.'),
  title: words(60, 'The heading.'),
  homeLink: words(40, 'The link home.'),
  text: words(120, 'One sentence below the heading.'),
  helpTitle: words(40, 'The heading above the links to the main pages.'),
  help: listOf(40, 'The main pages.', address('A main page.')),
  nothing: words(20, 'What stands where the arm of the drawing reaches to.'),
  pictureLabel: words(30, 'What stands below the drawing of a case study.'),
  caseStudyNote: words(40, 'Said first of a case study that has no page yet.'),
  articleNote: words(160, 'Said first of an article that is not written yet.'),
  tryThis: words(40, 'What stands above the thing to try of such an article.'),
  caseStudyList: words(40, 'The link to the case studies.'),
  articleList: words(40, 'The link to the articles.'),
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
