import type { AskOctopusContent } from '../schema';

export const askOctopus = {
  meta: {
    title: 'ASK Octopus: Conversational AI for Your Data',
    description:
      'Ask about sales, stock or promotions in plain language. ASK Octopus answers with the chart behind it and tests your plans, standalone or inside Octomine.',
    pictureTitle: 'ASK Octopus: ask your data why',
  },
  hero: {
    eyebrow: 'ASK Octopus · Conversational AI',
    title: 'Ask your data why. Then ask what if.',
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
    title: 'What it does for you',
    items: [
      {
        title: 'Answers during the meeting',
        description: 'Ask while the question is on the table, not after next week’s report.',
        icon: 'clock',
      },
      {
        title: 'The working is shown',
        description: 'Each answer comes with its chart, so you can check before you act.',
        icon: 'chart',
      },
      {
        title: 'Plans tested on paper first',
        description: 'Try a discount or a price and read the likely range before you spend.',
        icon: 'sliders',
      },
      {
        title: 'The same answer for all',
        description: 'Sales, finance and marketing ask the same data and get the same number.',
        icon: 'team',
      },
    ],
  },
  differentiators: {
    title: 'What sets it apart',
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
    title: 'Six things you can ask of it',
    items: [
      {
        title: 'Answers',
        description: 'What sold, where, and for how much.',
        icon: 'chat',
      },
      {
        title: 'Drivers',
        description: 'Why a number moved, largest cause first.',
        icon: 'network',
      },
      {
        title: 'Forecasts',
        description: 'Where sales and stock cover are heading.',
        icon: 'calendar',
      },
      {
        title: 'Scenarios',
        description: 'What happens if price or spend changes.',
        icon: 'sliders',
      },
      {
        title: 'Opportunities',
        description: 'Where revenue is being left behind.',
        icon: 'target',
      },
      {
        title: 'Plans',
        description: 'Which steps to take, in which order.',
        icon: 'map',
      },
    ],
  },
  demo: {
    eyebrow: 'Demo',
    title: 'Try a question',
    lede: 'Pick a question about an invented brand.',
  },
  agents: {
    title: 'AI agents that look for revenue opportunities',
    lede: 'Some questions nobody thinks to ask. Agents keep asking them, and bring you what they find.',
    opportunities: [
      {
        title: 'Sales lost to out-of-stocks',
        description: 'SKUs that would have sold, by store and distributor.',
      },
      {
        title: 'Promotions that don’t pay',
        description: 'Trade spend that brings less than it costs.',
      },
      {
        title: 'Outlets gone quiet',
        description: 'Shops that used to order and stopped.',
      },
    ],
    steps: [
      { title: 'Monitor', description: 'Agents watch sales, stock and spend.' },
      { title: 'Analyze', description: 'They trace each change to its cause and size it.' },
      { title: 'Recommend', description: 'You get the action and the reason for it.' },
    ],
  },
  howItWorks: {
    title: 'From a question to a plan',
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
    title: 'Scenario planning for the next quarter',
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
  },
} as const satisfies AskOctopusContent;
