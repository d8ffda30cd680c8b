import { z } from 'zod';
import { address, choice, exactly, group, icon, listOf, pictureName, texts, words } from './fields';
import {
  action,
  body,
  checklist,
  claim,
  fullPage,
  kpi,
  linkAbout,
  linkLabel,
  question,
  section,
  stackGroup,
  steps,
} from './parts';
export const solutions = fullPage({
  cards: exactly(3, 'The three products.', {
    name: choice(['Octomine', 'ASK Octopus', 'OctoSense'], 'The product’s name.'),
    title: [48, 'What kind of product it is, in a few words.'],
    description: [190, 'Two sentences: what it does, for whom.'],
    image: pictureName('Its drawing.'),
    to: address(),
    features: listOf([4, 6], 'Four to six short phrases.', [48, 'A short phrase.']),
    badge: words(16, 'A word on the card’s corner, such as Flagship.').optional(),
  }),
  cardLink: linkLabel,
  howItWorks: section('How it works.', { steps: steps(3) }),
});

const verdicts = ['yes', 'partly', 'no'] as const;
const desks = ['founders', 'marketing', 'sales', 'analysts'] as const;

export const octomine = fullPage({
  dashboards: section('The large dashboard.', {}),
  audiences: {
    legend: [40, 'The line above the choice of a desk.'],
    items: exactly(4, 'The four desks, whose figures the dashboard shows.', {
      ...claim.shape,
      desk: choice(desks, 'Whose figures and charts stand below it.'),
    }),
  },
  whatItIs: section('What it is.', { body }),
  features: section('Six features.', {
    shown: claim.meta({ description: 'The feature that stands with its picture.' }),
    proved: exactly(5, 'Five features, each of which leads to its proof.', {
      ...claim.shape,
      to: address(),
    }),
  }),
  kpiLibrary: section('KPIs by name and definition.', {
    definitions: exactly(12, 'Twelve KPIs.', kpi),
  }),
  integrations: section('The connectors, by kind of source.', {
    parts: texts(20, 'The name of a part of the picture.', 'source fields measure'),
    groups: exactly(
      5,
      'The kinds.',
      stackGroup.extend({
        fields: exactly(3, 'Three of the fields it brings.', [16, 'A field.']),
        measures: exactly(2, 'Two KPIs made of them.', [28, 'A KPI of the library.']),
      }),
    ),
  }),
  benefits: section('What changes, and what stands behind each claim.', {
    hours: group('The calculator of reporting hours.', {
      ...claim.shape,
      reports: [24, 'The label of the first number.'],
      each: [24, 'The label of the second.'],
      start: group('The example that stands there first.', {
        reports: z.number().meta({ description: 'The first number to start with.' }),
        each: z.number().meta({ description: 'The second.' }),
      }),
      formula: [80, 'The formula in words.'],
      result: [48, 'The result; the numbers stand in this order: {reports}, {each}, {hours}.'],
      days: [120, 'What that is in days; no other digits: {days}.'],
      action,
    }),
    items: listOf(5, 'The other benefits.', claim),
  }),
  comparison: section('Octomine against Excel reports and BI tools.', {
    columns: exactly(3, 'The three columns.', [24, 'A column’s heading.']),
    verdicts: texts(12, 'What is said.', 'yes partly no'),
    rows: exactly(4, 'The four rows.', {
      feature: [40, 'What is compared.'],
      cells: exactly(3, 'One cell a column.', {
        has: choice(verdicts, 'Whether it does it.'),
        note: [48, 'How, in a few words.'],
      }),
    }),
  }),
  faq: section('Questions and answers.', {
    questions: exactly(3, 'Three questions.', question),
  }),
});

const found = ['lost-sales', 'unpaid-promotion', 'moved-spend'] as const;
export const askOctopus = fullPage({
  whatItIs: section('What it is.', { body }),
  benefits: section('Four benefits.', { items: exactly(4, 'The benefits.', claim) }),
  differentiators: section('Six bullets, and the link to the demo.', {
    bullets: exactly(6, 'The bullets.', claim),
    action,
  }),
  capabilities: section('The diagram of six capabilities.', {
    items: exactly(6, 'The six.', claim),
  }),
  demo: section('The demo that visitors can use.', {}),
  agents: section('What agents find.', {
    opportunities: listOf(4, 'What the agents look for.', {
      ...claim.shape,
      found: choice(found, 'The sample brand’s figure beside it.'),
    }),
    foundIn: [60, 'Beside the figures: where they come from.'],
    steps: steps(3),
  }),
  howItWorks: section('How it works.', { steps: steps(3) }),
  planning: section('The checklist of strategic planning.', { checklist }),
});

export const octosense = fullPage({
  alerts: section('The alerts.', {}),
  features: section('Four features that open.', {
    more: [24, 'The label of the button that opens more.'],
    less: [24, 'Its label while more is open.'],
    moreAbout: linkAbout('title'),
    items: exactly(4, 'The features.', {
      ...claim.shape,
      icon,
      details: listOf(5, 'What opens.', [90, 'A detail.']),
    }),
  }),
  howItWorks: section('How it works.', { steps: steps(3) }),
  deployment: section('The deployment checklist.', { checklist }),
});
