import type { Dataset } from '../dataset';
import { measures } from '../engine/measures';
import { type Query, type Threshold, showsRate } from '../engine/query';
import { signOf } from './ranking';
import type { SpanRule } from './span';
import { type Slot, type Token, inspect, neighbour } from './tokens';

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

/** A limit's number in the query's unit; nothing where the measure is not counted in its unit. */
function thresholdValue({ number, unit }: ThresholdMeaning, query: Query): number | undefined {
  const thousands = { rupees: 0.001, thousand: 1, lakh: 100, crore: 10_000 } as const;
  const { unit: own } = measures[query.measure];
  if (showsRate(query)) {
    return unit === 'percent' || unit === 'points' ? number / 100 : undefined;
  }
  if (own === 'money') {
    return unit && unit in thousands
      ? number * thousands[unit as keyof typeof thousands]
      : undefined;
  }
  return unit === undefined || unit === (own === 'rupees' ? 'rupees' : 'weeks')
    ? number
    : undefined;
}

/** 'How did channels grow', 'did they fall', 'sales up by channel': each is told, whichever way. */
function asksOfAll(tokens: readonly Token[]): boolean {
  const { has } = inspect(tokens);
  const [first] = tokens;
  const isOfEach = tokens.some(({ meaning }, index) => {
    const before = neighbour(tokens, index, -1);
    return meaning.kind === 'dimension' && before?.meaning.kind === 'each';
  });
  // 'What channels', 'growing channels'.
  const isOfSome = tokens.some(
    ({ meaning }, index) =>
      meaning.kind === 'dimension' &&
      inspect(tokens.slice(index - 1, index)).has('what', 'direction'),
  );
  const isHow = tokens.some(({ text }) => text === 'how' || text === 'how far');
  const isAll = isOfEach || isHow || first?.meaning.kind === 'is';
  return isAll && !isOfSome && !has('which', 'how-many');
}

/** Which rows a sentence keeps: beyond a number, on a side of plan or break-even, going one way. */
export function readThreshold(
  tokens: readonly Token[],
  query: Query,
  data: Dataset,
): Slot<Threshold | undefined> {
  const { has, all, of } = inspect(tokens);
  const [limit, ...more] = all('threshold');
  const sign = signOf(tokens, query.measure);
  const falls = query.view === 'change' && sign === -1;
  const isMoved = tokens.some(
    ({ meaning, text }) =>
      (meaning.kind === 'view' && !meaning.sign) ||
      meaning.kind === 'move' ||
      text.startsWith('differ'),
  );
  // 'Changed by more than 10%' is meant of a fall, too.
  const isTwoSided = query.view === 'change' && isMoved && !has('direction', 'side');
  const { breakEven } = measures[query.measure];
  const breakEvens = of('side').filter(
    ({ meaning }) =>
      meaning.kind === 'side' &&
      meaning.versus === 'break-even' &&
      (!query.order || meaning.side === 'above'),
  );
  const sides = breakEven && query.view === 'value' ? breakEvens : [];
  if (query.by.length === 0) return { value: undefined, tokens: sides };
  if (limit) {
    const value = isTwoSided || more.length > 0 ? undefined : thresholdValue(limit, query);
    if (value === undefined) return { value: undefined, tokens: [] };
    const turned = limit.side === 'above' ? 'below' : 'above';
    const threshold = falls
      ? ({ side: turned, value: -value } as const)
      : { side: limit.side, value };
    return { value: threshold, tokens: [...of('threshold'), ...sides] };
  }
  if (query.order || query.view === 'why') return { value: undefined, tokens: sides };
  const [side] = all('side');
  if (side) {
    const value = side.versus === 'break-even' ? (breakEven?.(data) ?? 0) : 0;
    return { value: { side: side.side, value }, tokens: sides };
  }
  // 'Which products ran out of stock': those that did at all.
  const counts = has('which') && measures[query.measure].unit === 'count' && query.view === 'value';
  const isOneWay = query.view === 'change' && sign !== undefined && !asksOfAll(tokens);
  return {
    value: counts || isOneWay ? { side: falls ? 'below' : 'above', value: 0 } : undefined,
    tokens: [],
  };
}
