import type { Order } from '../engine/query';
import type { SpanRule } from './span';

/** A limit as a sentence says it: 'less than 2 weeks', 'above Rs 5 lakh'. */
export type ThresholdMeaning = {
  readonly kind: 'threshold';
  readonly side: 'above' | 'below';
  readonly number: number;
  readonly unit?: 'percent' | 'points' | 'rupees' | 'thousand' | 'lakh' | 'crore' | 'weeks';
};

/** How many of the first in an order, or which one: 'top 3', 'the 2nd highest'. */
export type CountMeaning = {
  readonly kind: 'count';
  /** The order by its words: 'highest', or 'best', which depends on the measure. */
  readonly order?: Order;
  readonly isBest?: boolean;
  readonly limit?: number;
  readonly rank?: number;
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

const thresholdRule: SpanRule<ThresholdMeaning> = {
  pattern: `(?:(${above})|(?:${below})) (${currency})${amount}(?: ${units})?(?: for each rupee| per rupee)?(?: of (?:net )?sales)?`,
  read([isAbove, money, number, name]) {
    const unit = unitOf(name, Boolean(money));
    const side = isAbove ? 'above' : 'below';
    return { kind: 'threshold', side, number: Number(number), ...(unit && { unit }) };
  },
};

const ordinals: Readonly<Record<string, number>> = {
  '2nd': 2,
  second: 2,
  '3rd': 3,
  third: 3,
  '4th': 4,
  fourth: 4,
  '5th': 5,
  fifth: 5,
};
const ordinal = `(${Object.keys(ordinals).join('|')})`;

const ends: readonly {
  readonly words: string;
  readonly end: Pick<CountMeaning, 'order' | 'isBest'>;
}[] = [
  {
    words: '(?:best|strongest|best performing|top performing|most successful)',
    end: { isBest: true },
  },
  {
    words: '(?:worst|weakest|poorest|worst performing|least successful)',
    end: { isBest: false },
  },
  {
    words: '(?:top|most|highest|biggest|largest|greatest|fastest|leading)',
    end: { order: 'most' },
  },
  { words: '(?:bottom|least|lowest|smallest|slowest|fewest)', end: { order: 'least' } },
];

const countRules = ends.flatMap(({ words, end }): SpanRule<CountMeaning>[] => [
  {
    pattern: `${ordinal} ${words}`,
    read: ([ordinal = '']) => ({ kind: 'count', ...end, rank: ordinals[ordinal] ?? 1 }),
  },
  {
    pattern: `(?:${words} (\\d+)|(\\d+) ${words})(?! (?:%|lakh|crore))`,
    read: ([after, before]) => ({ kind: 'count', ...end, limit: Number(after ?? before) }),
  },
]);

/** 'No. 2', behind the rules of weeks: not 'week no. 2'. */
export const placeRule: SpanRule<CountMeaning> = {
  pattern: '(?:no(?: \\.)?|number) ([2-9])',
  read: ([rank]) => ({ kind: 'count', order: 'most', rank: Number(rank) }),
};

/** Limits that rows are kept by, and how many rows, or which one of an order, are asked for. */
export const numberRules: readonly SpanRule<ThresholdMeaning | CountMeaning>[] = [
  thresholdRule,
  ...countRules,
  // 'And the second?': of the order that was asked for before.
  {
    pattern: `(?:the )?${ordinal}(?: one)?(?= [?.]|$)`,
    read: ([ordinal = '']) => ({ kind: 'count', rank: ordinals[ordinal] ?? 1 }),
  },
];
