import type { Dataset } from '../data/dataset';
import { measures } from '../engine/measures';
import { type Query, type Threshold, showsRate } from '../engine/query';
import { type PhraseRule, compilePhrase } from './phrases';
import { signOf } from './ranking';
import { type Sentence, neighbour } from './tokens';

/** Units of limits, as they are written. */
const units = {
  percent: '%|percent',
  points: '(?:percentage )?points?|pts|pp',
  thousand: 'k|thousand',
  lakh: 'lakhs?|lacs?',
  crore: 'crores?|crs?',
  weeks: 'weeks?',
  rupees: 'rupees?|rs|inr',
};

type ThresholdUnit = keyof typeof units;

/** A limit as a sentence says it: 'less than 2 weeks', 'above Rs 5 lakh'. */
export type ThresholdMeaning = {
  readonly kind: 'threshold';
  readonly side: 'above' | 'below';
  readonly number: number;
  readonly unit?: ThresholdUnit;
};

const patterns = {
  ...units,
  above:
    '(?:more|greater|higher|larger|bigger|better|longer|faster) than|above|over|exceeding|exceeds?|in excess of|at least|upwards of',
  below:
    '(?:less|fewer|lower|smaller|worse|shorter|slower) than|below|under|at most|not even|not above',
  currency: 'rs|inr|₹',
  amount: '-?\\d+(?:\\.\\d+)?',
};

const unitNames = Object.keys(units) as ThresholdUnit[];
const unitSlots = unitNames.map((unit) => `{${unit}}`).join('|');

/** Limits that rows are kept by. */
export const thresholdRule: PhraseRule<ThresholdMeaning> = {
  expressions: [
    compilePhrase(
      `{above}|{below} [{currency}] {amount} [${unitSlots}] [for each rupee] [per rupee] [of [net] sales]`,
      patterns,
    ),
  ],
  read(slots) {
    const unit = unitNames.find((name) => slots[name]) ?? (slots.currency ? 'rupees' : undefined);
    const side = slots.above ? 'above' : 'below';
    return { kind: 'threshold', side, number: Number(slots.amount), ...(unit && { unit }) };
  },
};

/** What a limit in a unit of money is in thousands of rupees. */
const thousands: Readonly<Partial<Record<ThresholdUnit, number>>> = {
  rupees: 0.001,
  thousand: 1,
  lakh: 100,
  crore: 10_000,
};

/** A limit's number in the query's unit; nothing where the measure is not counted in its unit. */
function thresholdValue({ number, unit }: ThresholdMeaning, query: Query): number | undefined {
  if (showsRate(query)) return unit === 'percent' || unit === 'points' ? number / 100 : undefined;
  const { unit: measureUnit } = measures[query.measure];
  if (measureUnit === 'money') {
    const factor = unit && thousands[unit];
    return factor && number * factor;
  }
  const isOfUnit = unit === (measureUnit === 'rupees' ? 'rupees' : 'weeks');
  return unit === undefined || isOfUnit ? number : undefined;
}

/** 'How did channels grow', 'did they fall', 'sales up by channel': each is told, whichever way. */
function asksOfAll({ tokens, has }: Sentence): boolean {
  const kindsBefore = tokens.flatMap(({ meaning }, index) =>
    meaning.kind === 'dimension'
      ? {
          nearest: neighbour(tokens, index, -1)?.meaning.kind,
          next: tokens[index - 1]?.meaning.kind,
        }
      : [],
  );
  const isOfEach = kindsBefore.some(({ nearest }) => nearest === 'each');
  // 'What channels', 'growing channels'.
  const isOfSome = kindsBefore.some(({ next }) => next === 'what' || next === 'direction');
  const isHow = tokens.some(({ text }) => text === 'how' || text === 'how far');
  const isAll = isOfEach || isHow || tokens[0]?.meaning.kind === 'is';
  return isAll && !isOfSome && !has('which', 'how-many');
}

/** Which rows a sentence keeps: beyond a number, on a side of plan or break-even, going one way. */
export function readThreshold(
  sentence: Sentence,
  query: Query,
  data: Dataset,
): Threshold | undefined {
  const { tokens, has, meaningsOf } = sentence;
  const { measure, view, by, order } = query;
  const { breakEven, unit } = measures[measure];
  const sign = signOf(sentence, measure);
  const falls = view === 'change' && sign === -1;
  if (by.length === 0) return undefined;
  const [limit, ...more] = meaningsOf('threshold');
  if (limit) {
    const isMoved = tokens.some(
      ({ meaning, text }) =>
        (meaning.kind === 'view' && !meaning.sign) ||
        meaning.kind === 'movement' ||
        text.startsWith('differ'),
    );
    // 'Changed by more than 10%' is meant of a fall, too.
    const isTwoSided = view === 'change' && isMoved && !has('direction', 'side');
    const value = isTwoSided || more.length > 0 ? undefined : thresholdValue(limit, query);
    if (value === undefined) return undefined;
    if (!falls) return { side: limit.side, value };
    return { side: limit.side === 'above' ? 'below' : 'above', value: -value };
  }
  if (order || view === 'why') return undefined;
  const [side] = meaningsOf('side');
  if (side) {
    const value = side.versus === 'break-even' ? (breakEven?.(data) ?? 0) : 0;
    return { side: side.side, value };
  }
  // 'Which products ran out of stock': those that did at all.
  const counts = has('which') && unit === 'count' && view === 'value';
  const isOneWay = view === 'change' && sign !== undefined && !asksOfAll(sentence);
  return counts || isOneWay ? { side: falls ? 'below' : 'above', value: 0 } : undefined;
}
