import { company } from '../company';
import type { ContactContent } from '../schema';

const [india, uk] = company.offices;

/** The words of the contact page. */
export const contact = {
  meta: {
    title: 'Contact: book a demo or talk to an analyst',
    description:
      'Book a demo, start a 30-day free trial or ask about a data project. An analyst in India or the UK replies within 24 hours.',
    pictureTitle: 'Tell us which number puzzles you',
  },
  hero: {
    eyebrow: 'Contact',
    title: 'Tell us which number puzzles you',
    lede: 'For demos, trials and projects: describe the question in your own words. An analyst replies within 24 hours.',
    facts: ['Reply within 24 hours', '30-minute consultation, no commitment', '30-day free trial'],
  },
  form: {
    title: 'Write to us',
    notice:
      'Your own mail program opens with your name, email, phone, company and message filled in, and nothing is sent until you send it there.',
  },
  next: {
    title: 'What happens next',
    steps: [
      {
        title: 'You send the message',
        description: 'Your mail program opens with everything filled in. Check it and press send.',
      },
      {
        title: 'We reply within 24 hours',
        description:
          'An analyst reads it, answers what can be answered and proposes a time to talk.',
      },
      {
        title: 'We look at your question',
        description:
          'In a 30-minute consultation you see how we would answer it, and with which data.',
      },
    ],
  },
  otherWays: {
    title: 'Other Ways to Reach Us',
    cards: [
      {
        title: 'Email',
        description: 'No form needed. The same people read it.',
        icon: 'mail',
        action: { email: true, label: 'Send an email' },
      },
      {
        title: '30-minute consultation',
        description: 'The form starts with a sentence that asks for one. Edit it as you like.',
        icon: 'calendar',
        action: { label: 'Ask for a consultation', to: { contact: 'consultation' } },
      },
      {
        title: 'Not ready to talk?',
        description: 'Put a question to the demo with sample data. It asks for no details.',
        icon: 'chat',
        action: {
          label: 'Try the ASK Octopus demo',
          to: { route: 'askOctopus', hash: 'demo' },
        },
      },
    ],
  },
  offices: {
    title: 'Our offices',
    lede: `${india.city} and ${uk.city}. Please write before you visit.`,
  },
} as const satisfies ContactContent;
