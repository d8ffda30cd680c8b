import { z } from 'zod';
import { choice, group, icon, link, list, picture, text } from './fields';
import { action, claim, kpi, linkAbout, linkLabel, section, stackGroup, step } from './parts';
import {
  checklist,
  comparison,
  explanation,
  faq,
  fullPage,
  index,
  showcase,
  steps,
} from './sections';

export const solutions = fullPage({
  cards: list(
    group({
      name: choice(['Octomine', 'ASK Octopus', 'OctoSense'], { help: 'The product’s name.' }),
      title: text({ max: 48, help: 'What kind of product it is, in a few words.' }),
      description: text({ max: 190, help: 'Two sentences: what it does, for whom.' }),
      image: picture({ help: 'Its drawing.' }),
      to: link(),
      features: list(text({ max: 48, help: 'A short phrase.' }), {
        min: 4,
        max: 6,
        help: 'Four to six short phrases.',
      }),
      badge: text({ max: 16, help: 'A word on the card’s corner, such as Flagship.' }).optional(),
    }),
    { count: 3, help: 'The three products.' },
  ),
  cardLink: linkLabel,
  howItWorks: steps('How it works.', 3),
});

const desks = ['founders', 'marketing', 'sales', 'analysts'] as const;

export const octomine = fullPage({
  dashboards: section({}, { help: 'The large dashboard.' }),
  audiences: group({
    legend: text({ max: 40, help: 'The line above the choice of a desk.' }),
    items: list(
      group({
        ...claim.shape,
        desk: choice(desks, { help: 'Whose figures and charts stand below it.' }),
      }),
      { count: 4, help: 'The four desks, whose figures the dashboard shows.' },
    ),
  }),
  whatItIs: explanation('What it is.'),
  features: showcase('Six features.', 5)
    .extend({
      shown: claim.meta({ description: 'The feature that stands with its picture.' }),
    })
    .meta({ description: 'Six features: one at work, five that lead to their proof.' }),
  kpiLibrary: section(
    {
      definitions: list(kpi, { count: 12, help: 'Twelve KPIs.' }),
    },
    { help: 'KPIs by name and definition.' },
  ),
  integrations: section(
    {
      parts: group(
        {
          source: text({ max: 20, help: 'The name of a part of the picture.' }),
          fields: text({ max: 20, help: 'The name of a part of the picture.' }),
          measure: text({ max: 20, help: 'The name of a part of the picture.' }),
        },
        { help: 'The name of a part of the picture.' },
      ),
      groups: list(
        stackGroup.extend({
          fields: list(text({ max: 16, help: 'A field.' }), {
            count: 3,
            help: 'Three of the fields it brings.',
          }),
          measures: list(text({ max: 28, help: 'A KPI of the library.' }), {
            count: 2,
            help: 'Two KPIs made of them.',
          }),
        }),
        { count: 5, help: 'The kinds.' },
      ),
    },
    { help: 'The connectors, by kind of source.' },
  ),
  benefits: showcase('What changes.')
    .extend({
      hours: group(
        {
          ...claim.shape,
          reports: text({ max: 24, help: 'The label of the first number.' }),
          each: text({ max: 24, help: 'The label of the second.' }),
          start: group(
            {
              reports: z.number().meta({ description: 'The first number to start with.' }),
              each: z.number().meta({ description: 'The second.' }),
            },
            { help: 'The example that stands there first.' },
          ),
          formula: text({ max: 80, help: 'The formula in words.' }),
          result: text({
            max: 48,
            help: 'The result; the numbers stand in this order: {reports}, {each}, {hours}.',
            fills: ['reports', 'each', 'hours'],
          }),
          days: text({
            max: 120,
            help: 'What that is in days; no other digits: {days}.',
            fills: ['days'],
          }),
          action,
        },
        { help: 'The calculator of reporting hours.' },
      ),
    })
    .meta({ description: 'What changes, and what stands behind each claim.' }),
  comparison: comparison('Octomine against Excel reports and BI tools.'),
  faq: faq('Questions and answers.', 3),
});

const found = ['lost-sales', 'unpaid-promotion', 'moved-spend'] as const;
export const askOctopus = fullPage({
  whatItIs: explanation('What it is.'),
  benefits: index('Four benefits.', 4),
  differentiators: section(
    {
      bullets: list(text({ max: 48, help: 'A short phrase.' }), {
        count: 6,
        help: 'Six short phrases.',
      }),
      question: text({ max: 60, help: 'What two colleagues ask, with the same words.' }),
      viewers: list(
        group({
          who: text({ max: 30, help: 'Whose answer it is.' }),
          sees: text({ max: 40, help: 'What they may see.' }),
          region: text({
            max: 12,
            help: 'The one region they may see; all where none.',
          }).optional(),
        }),
        { count: 2, help: 'The two colleagues.' },
      ),
      hidden: text({ max: 24, help: 'What stands in the place of a figure that one may not see.' }),
      action,
    },
    { help: 'Six bullets, a picture of who sees what, and the link to the demo.' },
  ),
  capabilities: index('The diagram of six capabilities.', 6),
  demo: section({}, { help: 'The demo that visitors can use.' }),
  agents: section(
    {
      opportunities: list(
        group({
          ...claim.shape,
          found: choice(found, { help: 'The sample brand’s figure beside it.' }),
        }),
        { max: 4, help: 'What the agents look for.' },
      ),
      foundIn: text({ max: 60, help: 'Beside the figures: where they come from.' }),
      onePack: text({
        max: 40,
        help: 'What a pack of the stacks stands for: {amount}.',
        fills: ['amount'],
      }),
      steps: list(step, { count: 3, help: 'How they do it, in order.' }),
    },
    { help: 'What agents find.' },
  ),
  howItWorks: steps('How it works.', 3),
  planning: checklist('The checklist of strategic planning.'),
});

export const octosense = fullPage({
  alerts: section({}, { help: 'The alerts.' }),
  features: section(
    {
      more: text({ max: 24, help: 'The label of the button that opens more.' }),
      less: text({ max: 24, help: 'Its label while more is open.' }),
      moreAbout: linkAbout('title'),
      items: list(
        group({
          ...claim.shape,
          icon: icon(),
          details: list(text({ max: 90, help: 'A detail.' }), { max: 5, help: 'What opens.' }),
        }),
        { count: 4, help: 'The features.' },
      ),
    },
    { help: 'Four features that open.' },
  ),
  howItWorks: steps('How it works.', 3),
  deployment: checklist('The deployment checklist.'),
});
