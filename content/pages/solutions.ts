import { demoAgenda } from '../agendas';
import { pagePictures } from '../pictures';
import type { SolutionsContent } from '../schema';

export const solutions = {
  meta: {
    title: 'Generative BI, AI Answers and KPI Alerts',
    description:
      'Octomine shows your numbers, ASK Octopus answers questions about them and OctoSense warns you when they move. Three products for retail and FMCG teams.',
    pictureTitle: 'See it, ask why, act on it',
    picture: 'solutions',
  },
  hero: {
    eyebrow: 'Solutions',
    // The clauses stay in one piece, whatever the width.
    title: 'See\u00a0it, ask\u00a0why, act\u00a0on\u00a0it',
    lede: 'Three products for brands, retailers and distributors. Octomine shows the numbers, ASK Octopus answers questions about them, OctoSense warns you when one moves.',
    actions: [{ label: 'Start with Octomine', to: { route: 'octomine' } }],
    facts: ['30-day free trial', 'no commitment'],
  },
  cards: [
    {
      name: 'Octomine',
      title: 'Generative BI platform',
      description:
        'Your sales, stock and marketing data on dashboards made for consumer goods. For leaders and analysts who want one version of each number.',
      image: pagePictures.octomine,
      to: { route: 'octomine' },
      features: [
        '400+ prebuilt KPIs',
        '500+ connectors',
        'Prebuilt CPG dashboards',
        'AI recommendations',
      ],
      badge: 'Flagship',
    },
    {
      name: 'ASK Octopus',
      title: 'Conversational AI',
      description:
        'Ask a question in plain language and get the answer with its chart. For teams who need to test a plan before they pay for it.',
      image: pagePictures.askOctopus,
      to: { route: 'askOctopus' },
      features: [
        'Natural language questions',
        'Scenario planning',
        'Standalone or inside Octomine',
        'API integration',
      ],
    },
    {
      name: 'OctoSense',
      title: 'Proactive alerts and KPI monitoring',
      description:
        'It watches your KPIs and says what to do when one leaves its range. For sales, supply and brand teams who can’t watch a screen all day.',
      image: pagePictures.octosense,
      to: { route: 'octosense' },
      features: [
        'KPI monitoring',
        'Proactive alerts',
        'A recommendation with each alert',
        'Slack, WhatsApp and email',
      ],
    },
  ],
  cardLink: 'Explore Solution',
  howItWorks: {
    eyebrow: 'How It Works',
    title: 'From scattered files to a decision, in three steps',
    lede: 'Once the sources are agreed, expect setup in under 24 hours.',
    steps: [
      {
        title: 'Connect',
        description: 'Plug in your ERP, distributors, marketplaces and ad accounts.',
      },
      {
        title: 'Understand',
        description: 'Open a prebuilt dashboard, or ask why a number moved.',
      },
      {
        title: 'Act',
        description: 'Get a recommendation where you work: Slack, WhatsApp or email.',
      },
    ],
  },
  finalCall: {
    title: 'See which one fits your question',
    text: 'Schedule a demo to see the products at work. Talk to sales about access for your teams.',
    agenda: demoAgenda,
    actions: [
      {
        label: 'Schedule Demo',
        to: { contact: 'demo' },
        event: { name: 'Schedule Demo', location: 'cta' },
      },
      {
        label: 'Contact Sales',
        to: { contact: 'sales' },
        event: { name: 'Contact Sales', location: 'cta' },
      },
    ],
  },
} as const satisfies SolutionsContent;
