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
    lede: 'For demos, trials and projects: describe it in your own words, as you would to a colleague. An analyst replies within 24 hours.',
  },
  enquiry: {
    intents: {
      demo: {
        title: 'Book a 30-minute demo with us',
        titleAbout: 'Book a 30-minute {subject} demo',
        sentence: 'I would like to book a demo.',
        sentenceAbout: 'I would like to book a demo of {subject}.',
      },
      trial: {
        title: 'Start your 30-day free trial',
        titleAbout: 'Start your free {subject} trial',
        sentence: 'I would like to start a 30-day free trial.',
        sentenceAbout: 'I would like to start a 30-day free trial of {subject}.',
      },
      access: {
        title: 'Request access',
        titleAbout: 'Request access to {subject}',
        sentence: 'I would like to request access.',
        sentenceAbout: 'I would like to request access to {subject}.',
      },
      sales: {
        title: 'Talk to sales about your brand',
        titleAbout: 'Talk to sales about {subject}',
        sentence: 'I would like to talk to sales.',
        sentenceAbout: 'I would like to talk to sales about {subject}.',
      },
      talk: {
        title: 'Talk to our team about your data',
        titleAbout: 'Talk to our team about {subject}',
        sentence: 'I would like to talk to your team.',
        sentenceAbout: 'I would like to talk to your team about {subject}.',
      },
      consultation: {
        title: 'Book a 30-minute consultation',
        titleAbout: 'Book 30 minutes on {subject}',
        sentence: 'I would like to book a 30-minute consultation.',
        sentenceAbout: 'I would like to book a 30-minute consultation on {subject}.',
      },
    },
    subjects: {
      octomine: 'Octomine',
      'ask-octopus': 'ASK Octopus',
      octosense: 'OctoSense',
      'ai-consulting': 'AI consulting',
      'business-data-consulting': 'Business and data consulting',
      'software-development': 'Software development',
      'data-infrastructure': 'Data infrastructure',
    },
    lede: 'Your message starts with “{sentence}” Add what we should look at.',
  },
  next: {
    eyebrow: 'What happens next',
    title: 'An analyst answers within 24 hours',
    steps: [
      {
        title: 'You send the message',
        description: 'What puzzles you, in your own words. Read it once more before it goes.',
      },
      {
        title: 'We reply',
        description:
          'An analyst reads it within 24 hours, answers what can be answered in writing and proposes a time to talk.',
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
        description:
          'No form needed. Attach the report that puzzles you if you like. The same analysts read it.',
        icon: 'mail',
        action: { email: true, label: 'Send an email to' },
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
    eyebrow: 'Our offices',
    title: `${india.city} and ${uk.city}: please write before you visit`,
  },
} as const satisfies ContactContent;
