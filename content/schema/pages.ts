import { z } from 'zod';
import {
  choice,
  day,
  demoQuestion,
  fixedText,
  group,
  groupOf,
  icon,
  link,
  list,
  text,
  time,
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
  ask: group(
    {
      legend: text({ max: 60, help: 'Who answers, above the question.' }),
    },
    { help: 'The answer beside the headline.' },
  ),
  backedBy: group({
    title: text({ max: 40, help: 'The heading of the strip of startup programmes.' }),
  }),
  monday: section(
    {
      steps: list(
        group({
          time: time({ help: 'Time of day, HH:MM.' }),
          ...step.shape,
          action,
        }),
        { count: 3, help: 'The three steps, in order.' },
      ),
    },
    { help: 'One morning in three steps, one a product: the alert, the reason, the decision.' },
  ),
  whyChoose: section(
    {
      hours: group({
        ...claim.shape,
        figure: text({ max: 8, help: 'The number, set large.' }),
        unit: text({ max: 24, help: 'What it counts.' }),
        action,
      }),
      kpis: group({
        ...claim.shape,
        definitions: list(
          text({ max: 28, help: 'The name of a KPI of the Octomine page.' }).meta({ kind: 'KPI' }),
          {
            max: 3,
            help: 'The KPIs shown.',
          },
        ),
        action,
      }),
      connectors: group({
        ...claim.shape,
        action,
      }),
      answers: group({
        ...claim.shape,
        questions: list(demoQuestion('answered', { max: 60, help: 'A question.' }), {
          max: 4,
          help: 'Questions to show.',
        }),
        action,
      }),
    },
    { help: 'Four points, each with its proof.' },
  ),
  successStories: section(
    {
      storyLink: linkLabel,
      storyLinkAbout: linkAbout('industry'),
      pictureLabel: text({ max: 30, help: 'What says that a picture is a drawing.' }),
      stories: list(
        text({ max: 60, help: 'The file name of a case study, without .md.' }).meta({
          kind: 'case study',
        }),
        {
          count: 2,
          help: 'The case studies shown.',
        },
      ),
    },
    { help: 'Case studies, led by their results.' },
  ),
  whoWeAre: index('Whom we work for: six industries, each with what we do there.', 6),
  insights: section(
    {
      all: text({ max: 40, help: 'The link to all articles.' }),
    },
    { help: 'The latest three articles.' },
  ),
  allies: section(
    {
      kind: text({ max: 20, help: 'What kind of thing it is, for those who hear it.' }),
      pause: text({ max: 20, help: 'The button’s words while it moves.' }),
      play: text({ max: 20, help: 'The button’s words while it stands.' }),
      what: text({ max: 30, help: 'What the button stops, for those who hear it.' }),
    },
    { help: 'The carousel of allies, whose names are in site.yaml.' },
  ),
});

const enquiry = group({
  title: text({ max: 60, help: 'The page’s heading.' }),
  titleAbout: text({ max: 60, help: 'The same about a product: {subject}.', fills: ['subject'] }),
  sentence: text({ max: 90, help: 'The sentence that the message starts with.' }),
  sentenceAbout: text({
    max: 90,
    help: 'The same about a product: {subject}.',
    fills: ['subject'],
  }),
});
const contact = page({
  hero: hero.omit({ actions: true }),
  enquiry: group(
    {
      intents: groupOf(intents, enquiry),
      subjects: groupOf(subjects, text({ max: 40, help: 'Its name.' })),
      lede: text({ max: 160, help: 'Below the heading: {sentence}.', fills: ['sentence'] }),
    },
    { help: 'What the page says instead where a button led to it.' },
  ),
  next: steps('What happens after the message is sent.', 3),
  trial: group(
    {
      text: text({ max: 160, help: 'For those who come for a trial.' }),
      action,
    },
    { help: 'Beside the 30 minutes: what comes before a trial.' },
  ),
  otherWays: section(
    {
      cards: list(
        group({
          ...claim.shape,
          icon: icon(),
          action: z.union([
            action,
            group({
              email: z.literal(true),
              label: text({ max: 40, help: 'The words before the address.' }),
            }),
          ]),
        }),
        { max: 4, help: 'The ways.' },
      ),
    },
    { help: 'Other ways to reach us.' },
  ),
  offices: section({}, { help: 'The offices, whose facts are in site.yaml.' }),
});

const statement = group({
  name: text({ max: 24, help: 'Its name, such as Our vision.' }),
  title: text({ max: 80, help: 'The statement.' }),
  text: text({ max: 220, help: 'What it means.' }),
});
const aboutPage = fullPage({
  map: caption,
  vision: statement,
  mission: statement,
  principles: documents(
    'How we work: short statements, each with a document that shows it.',
    [1, 6],
  ),
  timeline: section(
    {
      entries: list(
        group({
          year: z.int().meta({ description: 'The year.' }),
          title: text({ max: 40, help: 'What really happened that year, in a few words.' }),
          description: text({ max: 120, help: 'What really happened that year.' }),
        }),
        { count: 5, help: 'The entries.' },
      ),
    },
    { help: 'Five entries, 2021 to 2025.' },
  ),
  people: section(
    {},
    { help: 'The founders, who are in site.yaml: left out while none is named there.' },
  ),
  registration: text({
    max: 40,
    help: 'What stands before the company’s registrations of site.yaml.',
  }),
});

const caseStudies = fullPage({
  chart: group({
    title: text({ max: 60, help: 'What the charts are, for those who cannot see them.' }),
    before: text({ max: 12, help: 'The label before.' }),
    after: text({ max: 12, help: 'The label after.' }),
    note: text({ max: 120, help: 'How to read them.' }),
  }),
  pictureLabel: text({ max: 30, help: 'What stands below each drawing.' }),
  cardLink: linkLabel,
  cardLinkAbout: linkAbout('industry'),
  shortLink: text({ max: 40, help: 'The label of the link of a case study that has no page yet.' }),
});

const blog = fullPage({
  cardLink: linkLabel,
  shortLink: text({
    max: 40,
    help: 'The label for an article that is announced: its address shows the summary.',
  }),
  lists: group(
    {
      topics: text({ max: 30, help: 'The name of the list of topics.' }),
      pages: text({
        max: 30,
        help: 'The name of the links to the pages before and after, read aloud.',
      }),
      topicTitle: text({
        max: 40,
        help: 'The heading and title of a topic’s page: {topic}.',
        fills: ['topic'],
      }),
      topicDescription: text({
        max: 120,
        help: 'What search engines show of it: {topic}.',
        fills: ['topic'],
      }),
      pageTitle: text({
        max: 40,
        help: 'The heading and title of a further page of all articles: {page}.',
        fills: ['page'],
      }),
      pageDescription: text({
        max: 120,
        help: 'What search engines show of it: {page}.',
        fills: ['page'],
      }),
      pageOf: text({
        max: 20,
        help: 'Behind the title of a topic’s further page: {page}.',
        fills: ['page'],
      }),
      newer: text({ max: 30, help: 'The link to the page before.' }),
      older: text({ max: 30, help: 'The link to the page after.' }),
      related: text({ max: 40, help: 'The heading above related articles.' }),
    },
    { help: 'Words of topics and further pages, which exist once there is enough.' },
  ),
});

const settings = ['NEXT_PUBLIC_CONTACT_ENDPOINT', 'NEXT_PUBLIC_VITALS_ENDPOINT'] as const;
const legal = page({
  title: text({ max: 60, help: 'The page’s heading.' }),
  lede: text({ max: 220, help: 'One or two sentences below it.' }),
  status: choice(['draft', 'reviewed'], {
    help: 'draft until a lawyer in India and the UK has reviewed the text.',
  }),
  lastUpdated: z
    .union([z.literal('today'), day({ help: 'A day.' })], {
      error: () => 'must be a day\nWrite it as YYYY-MM-DD, or today',
    })
    .meta({
      description: 'Day of the last change, YYYY-MM-DD; today shows the visitor’s current date.',
    }),
  sections: list(
    group({
      title: text({ max: 60, help: 'The section’s heading.' }).meta({ defines: 'place' }),
      onlyWith: choice(settings, {
        help: 'The setting of a build without which the section is left out.',
      }).optional(),
      onlyWithout: choice(settings, {
        help: 'The setting of a build with which it is left out.',
      }).optional(),
      body: z.string().min(1).meta({ description: 'The text, in Markdown.', kind: 'markdown' }),
    }),
    { max: 40, help: 'The sections.' },
  ),
});
export type LegalContent = z.infer<typeof legal>;
export type LegalSection = LegalContent['sections'][number];

const notFound = group({
  documentTitle: text({ max: 60, help: 'The title in the browser tab.' }),
  title: fixedText('Oops! Page not found', { help: 'The heading.' }),
  homeLink: fixedText('Return to Home', { help: 'The link home.' }),
  text: text({ max: 120, help: 'One sentence below the heading.' }),
  helpTitle: text({ max: 40, help: 'The heading above the links to the main pages.' }),
  help: list(link({ help: 'A main page.' }), { max: 40, help: 'The main pages.' }),
  pictureLabel: text({ max: 30, help: 'What stands below the drawing of a case study.' }),
  caseStudyNote: text({ max: 40, help: 'Said first of a case study that has no page yet.' }),
  articleNote: text({ max: 160, help: 'Said first of an article that is not written yet.' }),
  tryThis: text({ max: 40, help: 'What stands above the thing to try of such an article.' }),
  caseStudyList: text({ max: 40, help: 'The link to the case studies.' }),
  articleList: text({ max: 40, help: 'The link to the articles.' }),
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
