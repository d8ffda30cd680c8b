import { demoAgenda } from '../agendas';
import type { AskOctopusContent } from '../schema';

export const askOctopus = {
  meta: {
    title: 'ASK Octopus: Conversational AI for Your Data',
    description:
      'Ask about sales, stock or promotions in plain language. ASK Octopus answers with the chart behind it and tests your plans, standalone or inside Octomine.',
    pictureTitle: 'ASK Octopus: ask your data why',
    picture: 'askOctopus',
  },
  hero: {
    eyebrow: 'ASK Octopus · Conversational AI',
    title: 'Ask your data\u00a0why. Then\u00a0ask what\u00a0if.',
    lede: 'ASK Octopus answers questions about sales, stock and promotions in plain language. For teams who have to decide this week, with or without an analyst at hand.',
    actions: [
      {
        label: 'Try ASK Octopus',
        to: { contact: 'trial', product: 'ask-octopus' },
        event: { name: 'Try ASK Octopus', location: 'hero' },
      },
      {
        label: 'View Demo',
        to: { hash: 'demo' },
        event: { name: 'View Demo - Ask Octopus', location: 'hero' },
      },
    ],
    facts: ['30-day free trial', 'no commitment'],
  },
  whatItIs: {
    title: 'What Is ASK Octopus?',
    body: [
      'ASK Octopus is conversational AI for question answering and scenario planning. You type a question. It reads your connected data and replies in words, with the chart that supports them.',
      'Use it on its own, or inside Octomine beside your dashboards.',
    ],
  },
  benefits: {
    title: 'Decide while the question is still on the table',
    items: [
      {
        title: 'Answers during the meeting',
        description: 'Nobody leaves the room to build a report, and nobody waits a week for one.',
      },
      {
        title: 'The working is shown',
        description: 'Each answer comes with its chart, so you can check before you act.',
      },
      {
        title: 'Plans tested on paper first',
        description: 'Try a discount or a price and read the likely range before you spend.',
      },
      {
        title: 'The same answer for all',
        description: 'Sales, finance and marketing ask the same data and get the same number.',
      },
    ],
  },
  differentiators: {
    title: 'Asked like a colleague, governed like a system',
    bullets: [
      {
        title: 'Standalone or with Octomine',
        description: 'Start with questions alone, or add them to your dashboards.',
      },
      {
        title: 'Natural language',
        description: 'Ask the way you would ask a colleague. No query language.',
      },
      {
        title: 'Scenario planning',
        description: 'Move price, discount or spend and compare the outcomes.',
      },
      {
        title: 'Real-time analysis',
        description: 'Answers come from current data, not from last month’s export.',
      },
      {
        title: 'Enterprise security and governance',
        description: 'You decide who may ask what, and of which data.',
      },
      {
        title: 'API integration',
        description: 'Put questions and answers into the tools your teams already use.',
      },
    ],
    action: {
      label: 'See ASK Octopus in Action',
      to: { hash: 'demo' },
      event: { name: 'See ASK Octopus in Action', location: 'differentiators' },
    },
  },
  capabilities: {
    title: 'One head, and an arm for each kind of question',
    items: [
      {
        title: 'Answers',
        description: 'What sold, where, and for how much.',
      },
      {
        title: 'Drivers',
        description: 'Why a number moved, largest cause first.',
      },
      {
        title: 'Forecasts',
        description: 'Where sales and stock cover are heading.',
      },
      {
        title: 'Scenarios',
        description: 'What happens if price or spend changes.',
      },
      {
        title: 'Opportunities',
        description: 'Where revenue is being left behind.',
      },
      {
        title: 'Plans',
        description: 'Which steps to take, in which order.',
      },
    ],
  },
  demo: {
    eyebrow: 'Demo',
    title: 'Ask it what your Monday meeting asks',
    lede: 'The brand is invented, the arithmetic is not: each answer is computed in your browser, from 26 weeks of sample data.',
  },
  agents: {
    title: 'AI agents that look for revenue opportunities',
    lede: 'Some questions nobody thinks to ask. Agents keep asking them, and bring you what they find.',
    opportunities: [
      {
        title: 'Sales lost to empty shelves',
        description: 'What a product would have sold had it been in stock, place by place.',
        found: 'lost-sales',
      },
      {
        title: 'Promotions that don’t pay',
        description: 'What the worst promotion cost beyond the margin that it brought.',
        found: 'unpaid-promotion',
      },
      {
        title: 'Money in the wrong channel',
        description: 'The profit of moving a quarter of one channel’s promotions to a better one.',
        found: 'moved-spend',
      },
    ],
    foundIn: 'Found in 13 weeks of the sample brand',
    steps: [
      { title: 'Monitor', description: 'Agents watch sales, stock and spend.' },
      { title: 'Analyze', description: 'They trace each change to its cause and size it.' },
      { title: 'Recommend', description: 'You get the action and the reason for it.' },
    ],
  },
  howItWorks: {
    title: 'Three turns from a question to a plan you can defend',
    steps: [
      { title: 'Ask', description: 'Type it: “Which promotion should we stop?”' },
      {
        title: 'Explore',
        description: 'Follow up by region, channel or SKU until the cause is clear.',
      },
      { title: 'Plan', description: 'Compare scenarios and take the one you can defend.' },
    ],
  },
  planning: {
    title: 'Scenario planning: five things to settle before the quarter starts',
    lede: 'Bring each line to ASK Octopus as a question.',
    checklist: [
      'Set the target and the baseline it is measured against',
      'Find the drivers that move it: price, distribution, promotion, stock',
      'Test a cautious, an expected and a bold case',
      'Check that stock and distributors can carry the plan',
      'Agree which KPI will tell you early that it slips',
    ],
  },
  finalCall: {
    title: 'Bring the question you could not answer last week',
    text: 'Start a 30-day free trial with no commitment, or schedule a demo and ask it in front of us.',
    actions: [
      {
        label: 'Start Free Trial',
        to: { contact: 'trial', product: 'ask-octopus' },
        event: { name: 'Start Free Trial', location: 'cta' },
      },
      {
        label: 'Schedule Demo',
        to: { contact: 'demo', product: 'ask-octopus' },
        event: { name: 'Schedule Demo', location: 'cta' },
      },
    ],
    agenda: demoAgenda,
  },
} as const satisfies AskOctopusContent;
