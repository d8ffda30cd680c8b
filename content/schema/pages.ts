import { z } from 'zod';
import { fixedText, group, groupOf, list, rows, text, texts } from './fields';
import { choice, dayOrToday, link, pageReference, time, wholeNumber } from './values';
import { offeringIds } from '../routes';
import { action, claim, intents, page, section, step } from './shared';
import { finalCall, fullPage, hero } from './sections';
import {
  aiConsulting,
  businessDataConsulting,
  dataInfrastructure,
  services,
  softwareDevelopment,
} from './pages-services';
import { askOctopus, octomine, octosense, solutions } from './pages-solutions';

const mondayStep = group({
  time: time({ help: 'Time of day, HH:MM.' }),
  title: step.shape.title,
  action,
});

const home = fullPage({
  successStories: section('What a visitor may come with, and the case study where it ended.', {
    client: text({ max: 40, fills: ['industry'], help: 'Before each result, whose it is.' }),
    stories: rows('Three pains, each with a case study.', 3, {
      pain: text({ max: 40, help: 'The pain, in the words of the one who has it.' }),
      study: text({ kind: 'case study', max: 60, help: 'The case study where it ended.' }),
    }),
  }),
  monday: section('One morning in three steps, in order of their time, one a product.', {
    alert: mondayStep,
    question: mondayStep,
    ranking: mondayStep,
  }),
  whyChoose: section('Four points, each led by its figure.', {
    points: rows('The points.', 4, {
      figure: text({ max: 8, help: 'What stands large before the title: 400+.' }),
      ...claim.shape,
      to: link({ help: 'Where its proof is: /solutions/octomine#kpis.' }),
    }),
  }),
  whoWeAre: section('Whom it is for.', {
    items: texts({ max: 40, count: 6, help: 'The industries.' }),
    backedBy: text({ max: 40, help: 'The heading of the startup programmes.' }),
  }),
  insights: section('The latest three articles.', {
    all: text({ max: 40, help: 'The link to all articles.' }),
  }),
  allies: section('The carousel of allies, whose names are in site.yaml.', {
    kind: text({ max: 20, help: 'What kind of thing it is, for those who hear it.' }),
    pause: text({ max: 20, help: 'The button’s words while it moves.' }),
    play: text({ max: 20, help: 'The button’s words while it stands.' }),
    what: text({ max: 30, help: 'What the button stops, for those who hear it.' }),
  }),
});

const enquiry = group({
  title: text({ max: 60, help: 'The page’s heading.' }),
  sentence: text({ max: 90, help: 'The sentence that the message starts with.' }),
  sentenceAbout: text({ max: 90, fills: ['subject'], help: 'The same about a product.' }),
  lede: text({ max: 72, help: 'What happens next, as long as the page’s own lede.' }),
  example: text({ max: 40, help: 'The heading of the example.' }).optional(),
  needs: text({ max: 120, help: 'What one brings, or has at the end.' }).optional(),
});
const contact = page({
  hero: hero.omit({ actions: true }),
  enquiry: group('What the page says instead where a button led to it.', {
    intents: groupOf(intents, enquiry),
    subjects: groupOf(offeringIds, text({ max: 40, help: 'Its name.' })),
    question: text({ max: 60, fills: ['question'], help: 'Goes on with what the demo left open.' }),
  }),
  next: group('What happens after the message is sent.', {
    title: text({ max: 40, help: 'The heading.' }),
    trial: action,
  }),
  otherWays: section('Other ways to reach us.', {
    cards: rows('The ways.', [1, 4], { ...claim.shape, action }),
  }),
  offices: section('The offices, whose facts are in site.yaml.', {}),
});

const statement = group({
  name: text({ max: 24, help: 'Its name, such as Our vision.' }),
  title: text({ max: 80, help: 'The statement.' }),
  text: text({ max: 220, help: 'What it means.' }),
});
const aboutPage = fullPage({
  vision: statement,
  mission: statement,
  habits: section('How we work.', {
    items: rows('The habits, beside what the code shows of each.', 4, {
      title: claim.shape.title,
      to: link({ help: 'Where it can be checked.' }),
    }),
  }),
  timeline: section('Five entries, 2021 to 2025.', {
    entries: rows('The entries.', 5, {
      year: wholeNumber({ max: 2100, help: 'The year.' }),
      title: text({ max: 40, help: 'What really happened that year, in a few words.' }),
      description: text({ max: 120, help: 'What really happened that year.' }),
    }),
  }),
  people: section('The founders, who are in site.yaml: left out while none is named there.', {}),
  registration: text({ max: 40, help: 'What stands before the registrations of site.yaml.' }),
});

const blog = page({
  hero: hero.omit({ actions: true }),
  lists: group('Words of topics and further pages, which exist once there is enough.', {
    topics: text({ max: 30, help: 'The name of the list of topics.' }),
    pages: text({ max: 30, help: 'The name of the links below, for those who hear it.' }),
    topicTitle: text({ max: 40, fills: ['topic'], help: 'Heading and title of a topic’s page.' }),
    topicDescription: text({ max: 120, fills: ['topic'], help: 'What search engines show of it.' }),
    pageTitle: text({ max: 40, fills: ['page'], help: 'Heading and title of a further page.' }),
    pageDescription: text({ max: 120, fills: ['page'], help: 'What search engines show of it.' }),
    pageOf: text({ max: 20, fills: ['page'], help: 'Behind the title of a topic’s further page.' }),
    newer: text({ max: 30, help: 'The link to the page before.' }),
    older: text({ max: 30, help: 'The link to the page after.' }),
    related: text({ max: 40, help: 'The heading above related articles.' }),
  }),
  finalCall,
});

const settings = ['NEXT_PUBLIC_CONTACT_ENDPOINT', 'NEXT_PUBLIC_STATISTICS_ID'] as const;
const legal = page({
  title: text({ max: 60, help: 'The page’s heading.' }),
  lede: text({ max: 220, help: 'One or two sentences below it.' }),
  status: choice(['draft', 'reviewed'], { help: 'draft until a lawyer has reviewed it.' }),
  lastUpdated: dayOrToday({ help: 'Day of the last change; today shows the visitor’s date.' }),
  sections: rows('The sections.', [1, 40], {
    title: text({ max: 60, help: 'The section’s heading.' }),
    onlyWith: choice(settings, {
      help: 'The setting of a build without which the section is left out.',
    }).optional(),
    onlyWithout: choice(settings, {
      help: 'The setting of a build with which it is left out.',
    }).optional(),
    body: z
      .string()
      .min(1, 'is empty\nWrite the text')
      .meta({ description: 'The text, in Markdown.', kind: 'markdown' }),
  }),
});
export type LegalContent = z.infer<typeof legal>;
export type LegalSection = LegalContent['sections'][number];

const notFound = group({
  documentTitle: text({ max: 60, help: 'The title in the browser tab.' }),
  title: fixedText('Oops! Page not found', { help: 'The heading.' }),
  homeLink: fixedText('Return to Home', { help: 'The link home.' }),
  text: text({ max: 120, help: 'One sentence below the heading.' }),
  helpTitle: text({ max: 40, help: 'The heading above the links to the main pages.' }),
  help: list(pageReference(), { count: [1, 40], help: 'The main pages.' }),
  caseStudyNote: text({ max: 40, help: 'Said first of a case study that has no page yet.' }),
  articleNote: text({ max: 160, help: 'Said first of an article that is not out yet.' }),
  tryThis: text({ max: 40, help: 'What stands above the thing to try of such an article.' }),
  caseStudyList: text({ max: 40, help: 'The link to the case studies.' }),
  articleList: text({ max: 40, help: 'The link to the articles.' }),
  demo: action.meta({ description: 'The next step below the summary.' }),
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
  'case-studies': fullPage({}),
  blog,
  privacy: legal,
  terms: legal,
  'not-found': notFound,
} as const;

export type Pages = { readonly [Id in keyof typeof pages]: z.infer<(typeof pages)[Id]> };
