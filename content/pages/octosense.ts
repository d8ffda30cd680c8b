import { demoAgenda } from '../agendas';
import type { OctoSenseContent } from '../schema';

export const octosense = {
  meta: {
    title: 'OctoSense: Proactive KPI Alerts and Advice',
    description:
      'OctoSense watches fill rate, stock and sales, and alerts the right person by Slack, WhatsApp or email with a recommended action. 30-day free trial.',
    pictureTitle: 'OctoSense: know before the shelf is empty',
    picture: 'octosense',
  },
  hero: {
    eyebrow: 'OctoSense · Proactive alerts',
    title: 'Know before the shelf is empty',
    lede: 'OctoSense watches your KPIs and tells the right person what to do when one moves. For sales, supply and brand teams who can’t watch a screen all day.',
    actions: [
      {
        label: 'Get Started',
        to: { contact: 'trial', product: 'octosense' },
        event: { name: 'Get Started - OctoSense', location: 'hero' },
      },
      {
        label: 'See It in Action',
        to: { hash: 'alerts' },
        event: { name: 'See It in Action', location: 'hero' },
      },
    ],
    facts: ['30-day free trial', 'Slack, WhatsApp and email'],
    phone: { time: '07:40', by: 'by WhatsApp' },
  },
  alerts: {
    eyebrow: 'Alert stream',
    title: 'Newest first, and as loud as the money at stake',
    lede: 'What moved, how far, what it puts at risk and what to do about it. All figures are sample data.',
  },
  features: {
    eyebrow: 'Features',
    title: 'It watches, warns and advises, where your team already reads',
    more: 'Learn More',
    moreAbout: 'about {title}',
    items: [
      {
        title: 'KPI monitoring',
        description: 'Every KPI you choose, checked against its range.',
        icon: 'gauge',
        details: [
          'Fill rate, stock cover, sell-out, trade spend',
          'Ranges by channel, region or SKU',
          'A line for what is normal, so a spike stands out',
        ],
      },
      {
        title: 'Proactive alerts',
        description: 'A message when a number leaves its range, not when the month closes.',
        icon: 'bell',
        details: [
          'Severity on each alert, so urgent ones come first',
          'Related alerts shown together',
          'Sent to the person who owns the number',
        ],
      },
      {
        title: 'Recommendations',
        description: 'Each alert carries a next step and the reason for it.',
        icon: 'lightbulb',
        details: [
          'The likely cause, named first',
          'An action such as restock, reallocate or pause',
          'What to watch afterwards',
        ],
      },
      {
        title: 'Slack, WhatsApp and email',
        description: 'Alerts arrive where your teams already read.',
        icon: 'whatsapp',
        details: [
          'Slack for the team’s channel',
          'WhatsApp for people on the road',
          'Email for a record you can forward',
        ],
      },
    ],
  },
  howItWorks: {
    eyebrow: 'How It Works',
    title: 'One loop, run for each KPI as its data arrives',
    steps: [
      { title: 'Monitor', description: 'Compare each KPI with its range as data arrives.' },
      { title: 'Analyze', description: 'Find the SKU, store or distributor behind the move.' },
      { title: 'Recommend', description: 'Send the next step to the person who can take it.' },
    ],
  },
  deployment: {
    eyebrow: 'Deployment checklist',
    title: 'Six things to settle before the first alert',
    lede: 'With the list agreed, expect setup in under 24 hours.',
    checklist: [
      'Connect the sources that hold the KPIs',
      'Choose the KPIs to watch first',
      'Set a range for each, by channel or region',
      'Name an owner for each alert',
      'Pick the channel: Slack, WhatsApp or email',
      'Send a test alert and tune the ranges',
    ],
  },
  finalCall: {
    title: 'Pick one KPI you would hate to miss',
    text: 'Start a 30-day free trial with that one, with no commitment. Or request a demo and see an alert arrive.',
    agenda: demoAgenda,
    actions: [
      {
        label: 'Start Free Trial',
        to: { contact: 'trial', product: 'octosense' },
        event: { name: 'Start Free Trial', location: 'cta' },
      },
      {
        label: 'Request Demo',
        to: { contact: 'demo', product: 'octosense' },
        event: { name: 'Request Demo', location: 'cta' },
      },
    ],
  },
} as const satisfies OctoSenseContent;
