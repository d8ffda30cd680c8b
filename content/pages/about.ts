import { consultationAgenda } from '../agendas';
import { company } from '../company';
import { placeholder } from '../placeholder';
import type { AboutContent } from '../schema';

const [india, uk] = company.offices;

/** The words of the about page. */
export const about = {
  meta: {
    title: 'About us: analysts for consumer brands and retail',
    description:
      'Who we are: analysts and engineers in India and the UK who make sales, stock and trade promotion data answer the questions of consumer brands.',
    pictureTitle: 'Analysts who have seen your shelves',
    picture: 'about',
  },
  hero: {
    eyebrow: 'About us',
    // The pairs stay together, whatever the width.
    title: 'Analysts who have\u00a0seen your\u00a0shelves',
    lede: `We build analytics for consumer brands, retail chains and distributors, from ${india.city} and ${uk.city}. You get the reason behind a number while there is still time to act on it.`,
    actions: [
      { label: 'Talk to an analyst', to: { contact: 'talk' } },
      { label: 'Read the case studies', to: { route: 'caseStudies' } },
    ],
  },
  map: `A map from Britain to India. A line of dots joins our two offices, ${uk.city} and ${india.city}.`,
  vision: {
    name: 'Our vision',
    title: 'Whoever decides has seen the evidence first',
    text: 'On a promotion, an order or a store visit, people ask in their own words, see what the data says and what it cannot, and need no analyst to translate.',
  },
  mission: {
    name: 'Our mission',
    title: 'One meaning for each number, and products that act on it',
    text: 'We bring a brand’s sales, stock and promotion data together and agree what each number means. Then we build the products that answer, warn and recommend.',
  },
  principles: {
    eyebrow: 'How we work',
    title: 'Four habits that you will notice',
    items: [
      {
        title: 'Definitions before dashboards',
        description:
          'Fill rate, baseline and net sales are written down with your finance team before we draw a chart.',
      },
      {
        title: 'A number shows its source',
        description: 'Every figure names its tables, its filters and the time of its last refresh.',
      },
      {
        title: 'Missing is not zero',
        description:
          'A distributor that has not reported is marked as missing. It is never counted as one that sold nothing.',
      },
      {
        title: 'Start with one decision',
        description:
          'We begin with a scheme, a region or a depot that you must decide on soon. The rest follows.',
      },
    ],
  },
  timeline: {
    eyebrow: 'Timeline',
    title: 'From cleaning data in 2021 to alerts that speak first in 2025',
    entries: [
      {
        year: 2021,
        title: placeholder('Consulting first', 'what really happened in 2021'),
        description: placeholder(
          'We began as consultants, cleaning the sales and stock data of consumer brands.',
          'what really happened in 2021',
        ),
      },
      {
        year: 2022,
        title: placeholder('Data pipelines', 'what really happened in 2022'),
        description: placeholder(
          'Clients asked us to run what we had designed. Data infrastructure became a service.',
          'what really happened in 2022',
        ),
      },
      {
        year: 2023,
        title: placeholder('Octomine', 'what really happened in 2023'),
        description: placeholder(
          'The dashboards that we kept rebuilding became a product of their own.',
          'what really happened in 2023',
        ),
      },
      {
        year: 2024,
        title: placeholder('ASK Octopus', 'what really happened in 2024'),
        description: placeholder(
          'Sales and brand teams could put a question in plain words and test a plan.',
          'what really happened in 2024',
        ),
      },
      {
        year: 2025,
        title: placeholder('OctoSense', 'what really happened in 2025'),
        description: placeholder(
          'The data began to speak first, with alerts on empty shelves and falling fill rates.',
          'what really happened in 2025',
        ),
      },
    ],
  },
  finalCall: {
    title: 'Bring a question from your last review',
    text: 'A 30-minute consultation, no commitment. You leave knowing which data would answer it.',
    agenda: consultationAgenda,
    actions: [
      { label: 'Ask for a consultation', to: { contact: 'consultation' } },
      { label: 'See the solutions', to: { route: 'solutions' } },
    ],
  },
} as const satisfies AboutContent;
