import type { SolutionsContent } from '../schema';

export const solutions = {
  meta: {
    title: 'Generative BI, AI Answers and KPI Alerts',
    description:
      'Octomine shows your numbers, ASK Octopus answers questions about them and OctoSense warns you when they move. Three products for retail and FMCG teams.',
    pictureTitle: 'See it, ask about it, act on it',
  },
  hero: {
    eyebrow: 'Solutions',
    title: 'See it, ask about it, act on it',
    lede: 'Three products for brands, retailers and distributors. One shows the numbers, one answers questions about them, one warns you when they move.',
    actions: [{ label: 'Start with Octomine', to: { route: 'octomine' } }],
    facts: ['30-day free trial', 'no commitment'],
  },
  cards: [
    {
      name: 'Octomine',
      title: 'Generative BI platform',
      description:
        'Your sales, stock and marketing data on dashboards made for consumer goods. For leaders and analysts who want one version of each number.',
      image: {
        src: '/images/solutions/octomine.svg',
        alt: 'An Octomine dashboard with headline figures, sales by channel and promotion ROI. Sample data.',
        width: 640,
        height: 400,
      },
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
      image: {
        src: '/images/solutions/ask-octopus.svg',
        alt: 'A conversation in ASK Octopus: a question, an answer in words and the chart behind it. Sample data.',
        width: 640,
        height: 400,
      },
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
      image: {
        src: '/images/solutions/octosense.svg',
        alt: 'OctoSense alerts beside a metric that crosses its threshold, with the recommended action. Sample data.',
        width: 640,
        height: 400,
      },
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
    title: 'How It Works',
    lede: 'Three steps from scattered files to a decision, with setup in under 24 hours.',
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
