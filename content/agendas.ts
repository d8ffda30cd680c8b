import type { Agenda } from './schema';

/** What happens in a 30-minute consultation, ten minutes at a time. */
export const consultationAgenda = {
  title: 'Your 30 minutes',
  parts: [
    {
      minutes: 'First 10 minutes',
      text: 'You describe the decision, and the report it rests on today.',
    },
    {
      minutes: 'Next 10',
      text: 'We sketch how we would answer it, and which of your data that takes.',
    },
    {
      minutes: 'Last 10',
      text: 'What it would involve, in order. If we are the wrong people, we say so.',
    },
  ],
} as const satisfies Agenda;

/** What happens in a 30-minute demo, ten minutes at a time. */
export const demoAgenda = {
  title: 'Your 30 minutes',
  parts: [
    {
      minutes: 'First 10 minutes',
      text: 'You name one question that your reports leave open.',
    },
    {
      minutes: 'Next 10',
      text: 'You watch a question like it being answered, on sample data, and ask what you like.',
    },
    {
      minutes: 'Last 10',
      text: 'Which of your sources it would read, and how the 30-day free trial runs.',
    },
  ],
} as const satisfies Agenda;
