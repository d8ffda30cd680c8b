import { z } from 'zod';
import { address, words } from './fields';

/** The words of the ASK Octopus demo. What stands in braces is filled in. */
export const demo = z.strictObject({
  field: z
    .strictObject({
      label: words(40, 'Label.'),
      placeholder: words(40, 'Placeholder.'),
      submit: words(20, 'Submit.'),
    })
    .meta({ description: 'The field for a question.' }),
  list: words(40, 'Above the questions to pick from.'),
  questions: z
    .strictObject({
      growth: words(80, 'Growth.'),
      promotions: words(60, 'Promotions.'),
      plan: words(60, 'Plan.'),
      stock: words(60, 'Stock.'),
      products: words(60, 'Products.'),
      price: words(60, 'Price.'),
      move: words(80, 'Move.'),
      forecast: words(60, 'Forecast.'),
    })
    .meta({
      description: 'Questions to pick from; the answer to the first stands in the page itself.',
    }),
  whatIf: z
    .strictObject({
      legend: words(40, 'Legend.'),
      channels: words(20, 'Name of the choice of a channel.'),
      allChannels: words(20, 'All channels.'),
      levers: z.strictObject({
        price: words(20, 'Price.'),
        reach: words(20, 'Reach.'),
        spend: words(20, 'Spend.'),
      }),
      idle: words(60, 'In the place of the result while nothing is moved.'),
      result: words(20, 'The result: {mid}; its range follows.', { slots: ['mid'] }),
      reset: words(20, 'Reset.'),
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
      text: words(40, 'Text.'),
      label: words(40, 'Label.'),
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
        title: words(40, 'Title.'),
        text: words(80, 'Text.'),
      }),
      long: z.strictObject({
        title: words(60, 'Title.'),
        text: words(60, 'Text.', { slots: ['most'] }),
      }),
      words: z.strictObject({
        title: words(60, 'Title.'),
        text: words(40, 'Text.', { slots: ['words'] }),
      }),
      not: z.strictObject({
        title: words(60, 'Title.'),
        text: words(80, 'Text.', { slots: ['words'] }),
      }),
      several: z.strictObject({
        title: words(40, 'Title.'),
        text: words(80, 'Text.'),
      }),
      weeks: z.strictObject({
        title: words(60, 'Title.', { slots: ['weeks'] }),
        text: words(40, 'Text.', { slots: ['words'] }),
      }),
      before: z.strictObject({
        title: words(60, 'Title.'),
        text: words(100, 'Text.'),
      }),
      plan: z.strictObject({
        title: words(60, 'Title.'),
        text: words(60, 'Text.'),
      }),
      share: z.strictObject({
        title: words(60, 'Title.'),
        text: words(80, 'Text.'),
      }),
      forecast: z.strictObject({
        title: words(40, 'Title.'),
        text: words(100, 'Text.'),
      }),
      direction: z.strictObject({
        title: words(20, 'Title.'),
        text: words(80, 'Text.'),
      }),
      'how-much': z.strictObject({
        title: words(20, 'Title.'),
        text: words(40, 'Text.'),
      }),
      unit: z.strictObject({
        title: words(40, 'Title.'),
        text: words(100, 'Text.'),
      }),
      level: z.strictObject({
        title: words(40, 'Title.'),
        text: words(80, 'Text.'),
      }),
      limit: z.strictObject({
        title: words(60, 'Title.'),
        text: words(100, 'Text.'),
      }),
      range: z.strictObject({
        title: words(40, 'Title.'),
        text: words(100, 'Text.'),
      }),
      scope: z.strictObject({
        title: words(60, 'Title.'),
        text: words(100, 'Text.', { slots: ['words'] }),
      }),
      discount: z.strictObject({
        title: words(60, 'Title.'),
        text: words(40, 'Text.'),
      }),
    })
    .meta({
      description:
        'Why a question is not answered: a title and a sentence. {words} are the visitor’s.',
    }),
});
