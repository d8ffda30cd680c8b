import { fill } from '@/lib/fill';
import type { AnswerParts, AnswerRange, Mark } from '../answer';
import type { Row } from '../engine/run';
import { type Estimate, estimateOf } from '../figures/statistics';
import { inSentence, signedPercent } from '../format';
import { answerTexts } from '../texts/answers';
import { markOf } from './bars';
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
  write,
  text: estimateOf((point) => write(estimate[point])),
});

/** How sure the figure of a row is, where that is known. */
export function rangeOf(context: Context, row: Row | undefined): Pick<AnswerParts, 'range'> {
  if (!row?.range) return {};
  const { query, frame, names } = context;
  const isRate = frame.figureKind === 'rate';
  const scope =
    row.name === '' ? names.scope : `${names.scope}, ${inSentence(rowName(context, row))}`;
  const label = fill(isRate ? ranges.change : ranges.value, { ...names, scope });
  const write = isRate ? signedPercent : (value: number) => valueText(query.measure, value);
  return { range: answerRange(label, row.range, write, markOf(context)) };
}
