import { z } from 'zod';
import { address, choice, exactly, group, icon, listOf, pictureName, texts, words } from './fields';
import { action, claim, kpi, linkAbout, linkLabel, section, stackGroup, step } from './parts';
import {
  checklist,
  comparison,
  explanation,
  faq,
  fullPage,
  points,
  showcase,
  steps,
} from './sections';

export const solutions = fullPage({
  cards: exactly(3, 'The three products.', {
    name: choice(['Octomine', 'ASK Octopus', 'OctoSense'], 'The product’s name.'),
    title: words(48, 'What kind of product it is, in a few words.'),
    description: words(190, 'Two sentences: what it does, for whom.'),
    image: pictureName('Its drawing.'),
    to: address(),
    features: listOf([4, 6], 'Four to six short phrases.', words(48, 'A short phrase.')),
    badge: words(16, 'A word on the card’s corner, such as Flagship.').optional(),
  }),
  cardLink: linkLabel,
  howItWorks: steps('How it works.', 3),
});

const desks = ['founders', 'marketing', 'sales', 'analysts'] as const;

export const octomine = fullPage({
  dashboards: section('The large dashboard.', {}),
  audiences: {
    legend: words(40, 'The line above the choice of a desk.'),
    items: exactly(4, 'The four desks, whose figures the dashboard shows.', {
      ...claim.shape,
      desk: choice(desks, 'Whose figures and charts stand below it.'),
    }),
  },
  whatItIs: explanation('What it is.'),
  features: showcase('Six features.', 5)
    .extend({ shown: claim.meta({ description: 'The feature that stands with its picture.' }) })
    .meta({ description: 'Six features: one at work, five that lead to their proof.' }),
  kpiLibrary: section('KPIs by name and definition.', {
    definitions: exactly(12, 'Twelve KPIs.', kpi),
  }),
  integrations: section('The connectors, by kind of source.', {
    parts: texts(20, 'The name of a part of the picture.', 'source fields measure'),
    groups: exactly(
      5,
      'The kinds.',
      stackGroup.extend({
        fields: exactly(3, 'Three of the fields it brings.', words(16, 'A field.')),
        measures: exactly(2, 'Two KPIs made of them.', words(28, 'A KPI of the library.')),
      }),
    ),
  }),
  benefits: showcase('What changes.')
    .extend({
      hours: group('The calculator of reporting hours.', {
        ...claim.shape,
        reports: words(24, 'The label of the first number.'),
        each: words(24, 'The label of the second.'),
        start: group('The example that stands there first.', {
          reports: z.number().meta({ description: 'The first number to start with.' }),
          each: z.number().meta({ description: 'The second.' }),
        }),
        formula: words(80, 'The formula in words.'),
        result: words(
          48,
          'The result; the numbers stand in this order: {reports}, {each}, {hours}.',
        ),
        days: words(120, 'What that is in days; no other digits: {days}.'),
        action,
      }),
    })
    .meta({ description: 'What changes, and what stands behind each claim.' }),
  comparison: comparison('Octomine against Excel reports and BI tools.'),
  faq: faq('Questions and answers.', 3),
});

const found = ['lost-sales', 'unpaid-promotion', 'moved-spend'] as const;
export const askOctopus = fullPage({
  whatItIs: explanation('What it is.'),
  benefits: points('Four benefits.', 4),
  differentiators: points('Six bullets, and the link to the demo.', 6),
  capabilities: points('The diagram of six capabilities.', 6),
  demo: section('The demo that visitors can use.', {}),
  agents: section('What agents find.', {
    opportunities: listOf(4, 'What the agents look for.', {
      ...claim.shape,
      found: choice(found, 'The sample brand’s figure beside it.'),
    }),
    foundIn: words(60, 'Beside the figures: where they come from.'),
    steps: exactly(3, 'How they do it, in order.', step),
  }),
  howItWorks: steps('How it works.', 3),
  planning: checklist('The checklist of strategic planning.'),
});

export const octosense = fullPage({
  alerts: section('The alerts.', {}),
  features: section('Four features that open.', {
    more: words(24, 'The label of the button that opens more.'),
    less: words(24, 'Its label while more is open.'),
    moreAbout: linkAbout('title'),
    items: exactly(4, 'The features.', {
      ...claim.shape,
      icon,
      details: listOf(5, 'What opens.', words(90, 'A detail.')),
    }),
  }),
  howItWorks: steps('How it works.', 3),
  deployment: checklist('The deployment checklist.'),
});
