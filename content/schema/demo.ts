import { address, group, object } from './fields';

/** The words of the ASK Octopus demo. What stands in braces is filled in. */
export const demo = object({
  field: group('The field for a question.', {
    label: [40, 'Above the field.'],
    placeholder: [20, 'In the empty field: a question short enough for a phone.'],
    submit: [20, 'On the button beside it.'],
  }),
  list: [40, 'Above the questions to pick from.'],
  questions: group('Questions to pick from; the answer to the first stands in the page itself.', {
    growth: [80, 'The answer to it stands in the page itself.'],
    promotions: [60, 'Of promotions.'],
    plan: [60, 'Of the plan.'],
    stock: [60, 'Of empty shelves.'],
    products: [60, 'Of products.'],
    price: [60, 'Of prices.'],
    move: [80, 'Of moved spend.'],
    forecast: [60, 'Of weeks to come.'],
  }),
  whatIf: group('The controls of the what-if.', {
    legend: [40, 'Above the controls.'],
    channels: [20, 'Name of the choice of a channel.'],
    allChannels: [20, 'The choice of no single channel.'],
    levers: {
      price: [20, 'The control of price.'],
      reach: [20, 'The control of distribution.'],
      spend: [20, 'The control of trade spend.'],
    },
    idle: [60, 'In the place of the result while nothing is moved.'],
    result: [20, 'The result: {mid}; its range follows.'],
    reset: [20, 'Puts every control back.'],
  }),
  next: [20, 'Above the questions to go on with.'],
  method: [40, 'Above how the answer is computed.'],
  query: [20, 'Opens the query behind an answer.'],
  readAs: [40, 'Beside the words of a visitor: how they were read, {question}.'],
  trial: group('The offer of a trial, from the second question on.', {
    text: [40, 'A reason to leave one’s address.'],
    label: [40, 'On the link.'],
    to: address(),
  }),
  footer: [100, 'Below everything.'],
  first: [100, 'Beside the answer that the page itself contains, until something is asked.'],
  noScript: [100, 'Instead of the controls, without JavaScript.'],
  failed: [120, 'Instead of the controls, when the code could not be loaded.'],
  sampleHolds: [220, 'What the sample holds: {products}, {channels}, {regions}, {weeks}.'],
  nearest: [60, 'Before the answer to the nearest question that was understood: {question}.'],
  offers: [40, 'Above two more questions to choose.'],
  doubts: group(
    'Why a question is not answered: a title and a sentence. {words} are the visitor’s.',
    {
      empty: {
        title: [40, 'Nothing is asked, as a title.'],
        text: [80, 'What to do instead, or why.'],
      },
      long: {
        title: [60, 'The question is too long, as a title.'],
        text: [60, 'What to do instead, or why: {most}.'],
      },
      words: {
        title: [60, 'Words have no place, as a title.'],
        text: [40, 'What to do instead, or why: {words}.'],
      },
      not: {
        title: [60, 'It asks for an exception, as a title.'],
        text: [80, 'What to do instead, or why: {words}.'],
      },
      several: {
        title: [40, 'It asks several things, as a title.'],
        text: [80, 'What to do instead, or why.'],
      },
      weeks: {
        title: [60, 'It names weeks that are not there, as a title: {weeks}.'],
        text: [40, 'What to do instead, or why: {words}.'],
      },
      before: {
        title: [60, 'There is nothing to compare with, as a title.'],
        text: [100, 'What to do instead, or why.'],
      },
      plan: {
        title: [60, 'There was no plan then, as a title.'],
        text: [60, 'What to do instead, or why.'],
      },
      share: {
        title: [60, 'It has no shares, as a title.'],
        text: [80, 'What to do instead, or why.'],
      },
      forecast: {
        title: [40, 'It has no forecast, as a title.'],
        text: [100, 'What to do instead, or why.'],
      },
      direction: {
        title: [20, 'It says neither up nor down, as a title.'],
        text: [80, 'What to do instead, or why.'],
      },
      'how-much': {
        title: [20, 'It says no size, as a title.'],
        text: [40, 'What to do instead, or why.'],
      },
      unit: {
        title: [40, 'Its size is not in per cent, as a title.'],
        text: [100, 'What to do instead, or why.'],
      },
      level: {
        title: [40, 'It names a level, not a change, as a title.'],
        text: [80, 'What to do instead, or why.'],
      },
      limit: {
        title: [60, 'It goes beyond the controls, as a title.'],
        text: [100, 'What to do instead, or why.'],
      },
      range: {
        title: [40, 'It names a range, as a title.'],
        text: [100, 'What to do instead, or why.'],
      },
      scope: {
        title: [60, 'It narrows a what-if, as a title.'],
        text: [100, 'What to do instead, or why: {words}.'],
      },
      discount: {
        title: [60, 'A discount can mean two things, as a title.'],
        text: [40, 'What to do instead, or why.'],
      },
    },
  ),
});
