import type { AnswerRange, ReferenceLine } from './answer';
import type { Estimate } from '../engine/figures/statistics';
import { type NumberFormatter, formatSignedPercent, formatDistinct } from '../engine/format';
import { figureTexts } from '../engine/figure-texts';
import { fillTemplate } from '@/lib/base/fill';
import { answerTexts } from './answer-texts';
import { markOf } from './chart';
import { type Context, rowName } from './context';
import { capitalise, formatValue } from './format-values';

const { ranges } = answerTexts;

/** A range as text and as values to draw; one of measured figures promises a chance. */
export function answerRange(
  label: string,
  estimate: Estimate,
  write: NumberFormatter,
  mark?: ReferenceLine,
  promise: string = ranges.byChance,
): AnswerRange {
  const text = rangeTexts(estimate, write);
  return {
    label: capitalise(label),
    promise,
    estimate,
    ...(mark && { mark }),
    text,
    span: text.low === text.high ? '' : fillTemplate(figureTexts.fromTo, text),
  };
}

export function rangeTexts(estimate: Estimate, write: NumberFormatter): AnswerRange['text'] {
  const [low = '', mid = '', high = ''] = formatDistinct(
    [estimate.low, estimate.mid, estimate.high],
    write,
  );
  return { low, mid, high };
}

/** How sure one value is, or the row that an order puts first, where that is known. */
export function rowsRange(context: Context): AnswerRange | undefined {
  const { query, result, names } = context;
  const { breakdown, order, measure } = query;
  const row = breakdown.length === 0 ? result.total : order && result.rows[0];
  if (!row?.range) return undefined;
  const name = row.name && `, ${rowName(context, row)}`;
  const write: NumberFormatter = (value, precision) =>
    result.figureKind === 'rate'
      ? formatSignedPercent(value, 1 + (precision?.more ?? 0))
      : formatValue(measure, value, precision);
  return answerRange(`${names.figure}${names.scope}${name}`, row.range, write, markOf(context));
}
