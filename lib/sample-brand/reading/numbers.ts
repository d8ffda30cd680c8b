import type { SpanRule } from './span';

/** A limit as a sentence says it: 'less than 2 weeks', 'above Rs 5 lakh'. */
export type ThresholdMeaning = {
  readonly kind: 'threshold';
  readonly side: 'above' | 'below';
  readonly number: number;
  readonly unit?: 'percent' | 'points' | 'rupees' | 'thousand' | 'lakh' | 'crore' | 'weeks';
};

const amount = '(-?\\d+(?:\\.\\d+)?)';
const units =
  '(%|percent|percentage points?|points?|pts|pp|lakhs?|lacs?|crores?|cr|crs|k|thousand|weeks?|rupees?|rs|inr)';
const currency = '(?:rs |inr |₹ )?';
const above =
  '(?:more|greater|higher|larger|bigger|better|longer|faster) than|above|over|exceeding|exceeds?|in excess of|at least|upwards of';
const below =
  '(?:less|fewer|lower|smaller|worse|shorter|slower) than|below|under|at most|not even|not above';

function unitOf(text: string | undefined, hasCurrency: boolean): ThresholdMeaning['unit'] {
  if (text === undefined) return hasCurrency ? 'rupees' : undefined;
  if (/^(?:%|percent)$/.test(text)) return 'percent';
  if (/^p/.test(text)) return 'points';
  if (/^la/.test(text)) return 'lakh';
  if (/^cr/.test(text)) return 'crore';
  if (/^(?:k|thousand)$/.test(text)) return 'thousand';
  return /^week/.test(text) ? 'weeks' : 'rupees';
}

/** Limits that rows are kept by. */
export const thresholdRule: SpanRule<ThresholdMeaning> = {
  pattern: `(?:(${above})|(?:${below})) (${currency})${amount}(?: ${units})?(?: for each rupee| per rupee)?(?: of (?:net )?sales)?`,
  read([isAbove, money, number, name]) {
    const unit = unitOf(name, Boolean(money));
    const side = isAbove ? 'above' : 'below';
    return { kind: 'threshold', side, number: Number(number), ...(unit && { unit }) };
  },
};
