import { z } from 'zod';
import { address, words } from './fields';

/** The words of the ASK Octopus demo. What stands in braces is filled in. */
export const demo = z.strictObject({
  field: z
    .strictObject({
      label: words(40, 'Above the field.'),
      placeholder: words(20, 'In the empty field: a question short enough for a phone.'),
      submit: words(20, 'On the button beside it.'),
    })
    .meta({ description: 'The field for a question.' }),
  list: words(40, 'Above the questions to pick from.'),
  questions: z
    .strictObject({
      growth: words(80, 'The answer to it stands in the page itself.'),
      promotions: words(60, 'Of promotions.'),
      plan: words(60, 'Of the plan.'),
      stock: words(60, 'Of empty shelves.'),
      products: words(60, 'Of products.'),
      price: words(60, 'Of prices.'),
      move: words(80, 'Of moved spend.'),
      forecast: words(60, 'Of weeks to come.'),
    })
    .meta({
      description: 'Questions to pick from; the answer to the first stands in the page itself.',
    }),
  whatIf: z
    .strictObject({
      legend: words(40, 'Above the controls.'),
      channels: words(20, 'Name of the choice of a channel.'),
      allChannels: words(20, 'The choice of no single channel.'),
      levers: z.strictObject({
        price: words(20, 'The control of price.'),
        reach: words(20, 'The control of distribution.'),
        spend: words(20, 'The control of trade spend.'),
      }),
      idle: words(60, 'In the place of the result while nothing is moved.'),
      result: words(20, 'The result: {mid}; its range follows.', { slots: ['mid'] }),
      reset: words(20, 'Puts every control back.'),
    })
    .meta({ description: 'The controls of the what-if.' }),
  next: words(20, 'Above the questions to go on with.'),
  method: words(40, 'Above how the answer is computed.'),
  query: words(20, 'Opens the query behind an answer.'),
  readAs: words(40, 'Beside the words of a visitor: how they were read, {question}.', {
    slots: ['question'],
  }),
  trial: z
    .strictObject({
      text: words(40, 'A reason to leave one’s address.'),
      label: words(40, 'On the link.'),
      to: address(),
    })
    .meta({ description: 'The offer of a trial, from the second question on.' }),
  footer: words(100, 'Below everything.'),
  first: words(100, 'Beside the answer that the page itself contains, until something is asked.'),
  noScript: words(100, 'Instead of the controls, without JavaScript.'),
  failed: words(120, 'Instead of the controls, when the code could not be loaded.'),
  sampleHolds: words(220, 'What the sample holds: {products}, {channels}, {regions}, {weeks}.', {
    slots: ['channels', 'products', 'regions', 'weeks'],
  }),
  nearest: words(60, 'Before the answer to the nearest question that was understood.', {
    slots: ['question'],
  }),
  offers: words(40, 'Above two more questions to choose.'),
  doubts: z
    .strictObject({
      empty: z.strictObject({
        title: words(40, 'Nothing is asked, as a title.'),
        text: words(80, 'What to do instead, or why.'),
      }),
      long: z.strictObject({
        title: words(60, 'The question is too long, as a title.'),
        text: words(60, 'What to do instead, or why.', { slots: ['most'] }),
      }),
      words: z.strictObject({
        title: words(60, 'Words have no place, as a title.'),
        text: words(40, 'What to do instead, or why.', { slots: ['words'] }),
      }),
      not: z.strictObject({
        title: words(60, 'It asks for an exception, as a title.'),
        text: words(80, 'What to do instead, or why.', { slots: ['words'] }),
      }),
      several: z.strictObject({
        title: words(40, 'It asks several things, as a title.'),
        text: words(80, 'What to do instead, or why.'),
      }),
      weeks: z.strictObject({
        title: words(60, 'It names weeks that are not there, as a title.', { slots: ['weeks'] }),
        text: words(40, 'What to do instead, or why.', { slots: ['words'] }),
      }),
      before: z.strictObject({
        title: words(60, 'There is nothing to compare with, as a title.'),
        text: words(100, 'What to do instead, or why.'),
      }),
      plan: z.strictObject({
        title: words(60, 'There was no plan then, as a title.'),
        text: words(60, 'What to do instead, or why.'),
      }),
      share: z.strictObject({
        title: words(60, 'It has no shares, as a title.'),
        text: words(80, 'What to do instead, or why.'),
      }),
      forecast: z.strictObject({
        title: words(40, 'It has no forecast, as a title.'),
        text: words(100, 'What to do instead, or why.'),
      }),
      direction: z.strictObject({
        title: words(20, 'It says neither up nor down, as a title.'),
        text: words(80, 'What to do instead, or why.'),
      }),
      'how-much': z.strictObject({
        title: words(20, 'It says no size, as a title.'),
        text: words(40, 'What to do instead, or why.'),
      }),
      unit: z.strictObject({
        title: words(40, 'Its size is not in per cent, as a title.'),
        text: words(100, 'What to do instead, or why.'),
      }),
      level: z.strictObject({
        title: words(40, 'It names a level, not a change, as a title.'),
        text: words(80, 'What to do instead, or why.'),
      }),
      limit: z.strictObject({
        title: words(60, 'It goes beyond the controls, as a title.'),
        text: words(100, 'What to do instead, or why.'),
      }),
      range: z.strictObject({
        title: words(40, 'It names a range, as a title.'),
        text: words(100, 'What to do instead, or why.'),
      }),
      scope: z.strictObject({
        title: words(60, 'It narrows a what-if, as a title.'),
        text: words(100, 'What to do instead, or why.', { slots: ['words'] }),
      }),
      discount: z.strictObject({
        title: words(60, 'A discount can mean two things, as a title.'),
        text: words(40, 'What to do instead, or why.'),
      }),
    })
    .meta({
      description:
        'Why a question is not answered: a title and a sentence. {words} are the visitor’s.',
    }),
});
