import type { AnswerRange, Mark } from './answer';
import { type Estimate, estimateOf } from '../engine/figures/statistics';
import { inSentence, keepAmountStyle, signedPercent } from '../engine/format';
import { answerTexts } from './answer-texts';
import { markOf } from './chart';
import { type Context, rowName } from './context';
import { capital, valueText } from './values';

const { ranges } = answerTexts;

/** A range as text and as values to draw; one of measured figures promises a chance. */
export const answerRange = (
  label: string,
  estimate: Estimate,
  write: (value: number) => string,
  mark?: Mark,
  promise: string = ranges.byChance,
): AnswerRange => ({
  label: capital(label),
  promise,
  estimate,
  ...(mark && { mark }),
  write: keepAmountStyle(write),
  text: estimateOf((point) => write(estimate[point])),
});

/** How sure one value is, or the row that an order puts first, where that is known. */
export function rowsRange(context: Context): AnswerRange | undefined {
  const { query, frame, names } = context;
  const { by, order, measure } = query;
  const row = by.length === 0 ? frame.total : order && frame.rows[0];
  if (!row?.range) return undefined;
  const name = row.name && `, ${inSentence(rowName(context, row))}`;
  const write =
    frame.figureKind === 'rate' ? signedPercent : (value: number) => valueText(measure, value);
  return answerRange(`${names.figure}${names.scope}${name}`, row.range, write, markOf(context));
}
