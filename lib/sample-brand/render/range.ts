import { fill } from '@/lib/fill';
import type { AnswerRange, Mark } from '../answer';
import { type Estimate, estimateOf } from '../figures/statistics';
import { amount, inSentence, signedPercent } from '../format';
import { answerTexts } from '../texts/answers';
import { markOf } from './chart';
import type { Context } from './context';
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
  write,
  text: estimateOf((point) => write(estimate[point])),
});

/** How sure the main number of an answer is: of the whole, or of the row that its order puts first. */
export function rangeOf(context: Context): AnswerRange | undefined {
  const { query, frame, names } = context;
  const { as, by, order, measure } = query;
  if (as === 'why') return undefined;
  const row = by.length === 0 || as === 'forecast' ? frame.total : order && frame.rows[0];
  if (!row?.range) return undefined;
  if (as === 'forecast') return answerRange(fill(ranges.forecast, names), row.range, amount);
  const isRate = frame.figureKind === 'rate';
  const scope = row.name === '' ? names.scope : `${names.scope}, ${inSentence(row.name)}`;
  const label = fill(isRate ? ranges.change : ranges.value, { ...names, scope });
  const write = isRate ? signedPercent : (value: number) => valueText(measure, value);
  return answerRange(label, row.range, write, markOf(context));
}
