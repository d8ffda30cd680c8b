import { z } from 'zod';
import { exactly, words } from './fields';

/** The words of answers that try something out. What stands in braces is computed. */
export const scenarios = {
  whatIf: z
    .strictObject({
      idleQuestion: words(60, 'The question while nothing is moved.', { slots: ['place'] }),
      question: words(60, 'The question, with what is moved.', { slots: ['changes', 'place'] }),
      everywhere: words(20, 'The place, where no channel is chosen.'),
      idle: words(80, 'The answer while nothing is moved.'),
      idleDetail: words(140, 'After it: what one could do.', { slots: ['sales'] }),
      higher: words(80, 'The answer where profit rises.', { slots: ['profit'] }),
      lower: words(80, 'The answer where profit falls.', { slots: ['profit'] }),
      detail: words(100, 'After it: sales before, and their change.', {
        slots: ['change', 'sales', 'share'],
      }),
      sure: words(80, 'The range lies on one side of zero.'),
      unsure: words(100, 'The range has zero in it.'),
      chart: words(60, 'Above the bars.', { slots: ['unit'] }),
      table: words(40, 'Above the table.', { slots: ['unit'] }),
      columns: exactly(
        4,
        words(20, 'Head of a column.'),
        'What was moved, sales, profit and its range.',
      ),
      total: words(20, 'The last row.'),
      range: words(40, 'Above the range.'),
      method: words(320, 'How it is computed.'),
    })
    .meta({ description: 'The answer to a what-if.' }),
  price: z
    .strictObject({
      headline: words(120, 'How many products bear it, and which gains most.', {
        slots: ['all', 'product', 'safe'],
      }),
      detail: words(120, 'What the rise brings that product.', {
        slots: ['change', 'gain', 'product'],
      }),
      noneLoses: words(60, 'No product loses.'),
      oneLoses: words(40, 'One product loses.', { slots: ['loss', 'products'] }),
      someLose: words(60, 'Several products lose.', { slots: ['loss', 'products', 'worst'] }),
      chart: words(60, 'Above the bars.', { slots: ['change', 'unit'] }),
      table: words(60, 'Above the table.', { slots: ['change', 'unit'] }),
      columns: exactly(4, words(20, 'Head of a column.'), 'Product, elasticity, sales and margin.'),
      range: words(40, 'Above the range.', { slots: ['product'] }),
      method: words(220, 'How it is computed.', { slots: ['change'] }),
    })
    .meta({ description: 'The answer to which products could bear a higher price.' }),
  move: z
    .strictObject({
      added: words(100, 'The answer where profit rises.', {
        slots: ['amount', 'from', 'profit', 'to'],
      }),
      cost: words(100, 'The answer where profit falls.', {
        slots: ['amount', 'from', 'profit', 'to'],
      }),
      detail: words(220, 'Why: what a rupee brings here and there.', {
        slots: ['from', 'paybackHere', 'paybackThere', 'share', 'to'],
      }),
      less: words(40, 'The row of the channel that gives.', { slots: ['channel'] }),
      more: words(40, 'The row of the channel that gets.', { slots: ['channel'] }),
      total: words(20, 'The last row.'),
      chart: words(60, 'Above the bars.', { slots: ['unit'] }),
      table: words(40, 'Above the table.', { slots: ['unit'] }),
      columns: exactly(4, words(20, 'Head of a column.'), 'Step, spend, sales and profit.'),
      range: words(40, 'Above the range.'),
      method: words(220, 'How it is computed.'),
    })
    .meta({ description: 'The answer to moving trade spend.' }),
};
