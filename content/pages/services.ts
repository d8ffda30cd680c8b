import { consultationAgenda } from '../agendas';
import type { ServicesContent } from '../schema';

export const services = {
  meta: {
    title: 'AI, Data and Software Services for Brands',
    description:
      'AI consulting, business and data consulting, software development and data infrastructure for retail and FMCG. Start with a 30-minute consultation.',
    pictureTitle: 'People who have read numbers like yours',
    picture: 'services',
  },
  hero: {
    eyebrow: 'Services',
    title: 'People who have read numbers like yours',
    lede: 'Consultants and engineers for brands, retailers and distributors. We find the question worth answering, then build what answers it.',
    actions: [{ label: 'Book a Consultation', to: { contact: 'consultation' } }],
    facts: ['30-minute consultation', 'no commitment'],
  },
  pipeline: {
    lanes: [
      {
        service: 'Business and data consulting',
        part: 'agrees what “out of stock” means',
        to: { route: 'businessDataConsulting' },
      },
      {
        service: 'Data infrastructure',
        part: 'loads every depot’s stock overnight',
        to: { route: 'dataInfrastructure' },
      },
      {
        service: 'AI consulting',
        part: 'predicts which shelf empties first',
        to: { route: 'aiConsulting' },
      },
      {
        service: 'Software development',
        part: 'puts it on the planner’s screen',
        to: { route: 'softwareDevelopment' },
      },
    ],
    result: {
      label: 'Example',
      title: 'Stock leaves for the west depot on Thursday',
      text: 'The shelf that would have stood empty stays full over the long weekend. Start with any one of the four; the others join when they are needed.',
    },
  },
  cards: [
    {
      title: 'AI consulting',
      description: 'Find where AI earns its keep, prove it on your data, put it to work.',
      capabilities: ['Use cases and roadmap', 'Forecasting models', 'Assistants and agents'],
      to: { route: 'aiConsulting' },
    },
    {
      title: 'Business and data consulting',
      description: 'Agree what to measure, why it moves and who acts on it.',
      capabilities: ['KPI framework', 'Trade promotion review', 'Reporting plan'],
      to: { route: 'businessDataConsulting' },
    },
    {
      title: 'Software development',
      description: 'Web, mobile and data applications, built around how your teams work.',
      capabilities: ['Web and mobile apps', 'APIs and integrations', 'AI features'],
      to: { route: 'softwareDevelopment' },
    },
    {
      title: 'Data infrastructure',
      description: 'Pipelines and a warehouse that hold up when a source changes.',
      capabilities: ['Pipelines and warehouse', 'Data quality checks', 'Managed operation'],
      to: { route: 'dataInfrastructure' },
    },
  ],
  cardLink: 'Learn More',
  cardLinkAbout: 'about {name}',
  process: {
    eyebrow: 'How we work',
    title: 'A model, a report or a platform: the same three steps',
    lede: 'Each step ends with something you keep, so that a project can pause without being wasted.',
    steps: [
      {
        title: 'Discover',
        description:
          'We sit with the people who use the numbers and list what they decide with them, week by week.',
      },
      {
        title: 'Design',
        description: 'You see the plan, the data it needs and, in writing, what it will not do.',
      },
      {
        title: 'Deliver',
        description:
          'We build in small releases. Your team gets the documents, the training and the code.',
      },
    ],
  },
  finalCall: {
    title: 'Not sure which of the four you need?',
    text: 'Tell us the decision you are stuck on. We reply within 24 hours and say who should take it.',
    agenda: consultationAgenda,
    actions: [
      {
        label: 'Talk to Our Team',
        to: { contact: 'talk' },
        event: { name: 'Talk to Our Team', location: 'services-cta' },
      },
    ],
  },
} as const satisfies ServicesContent;
