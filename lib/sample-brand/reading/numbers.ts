import type { Order } from '../engine/query';
import { type Span, type WordAt, spanOf } from './span';

/** A limit as a sentence says it: 'less than 2 weeks', 'above Rs 5 lakh'. */
export type LimitMeaning = {
  readonly kind: 'limit';
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
  '(?:more|greater|higher|larger|bigger|better|longer|faster) than|above|over|exceeding|at least|upwards of';
const below =
  '(?:less|fewer|lower|smaller|worse|shorter|slower) than|below|under|at most|not even|not above';

function unitOf(text: string | undefined, hasCurrency: boolean): LimitMeaning['unit'] {
  if (text === undefined) return hasCurrency ? 'rupees' : undefined;
  if (/^(?:%|percent)$/.test(text)) return 'percent';
  if (/^p/.test(text)) return 'points';
  if (/^la/.test(text)) return 'lakh';
  if (/^cr/.test(text)) return 'crore';
  if (/^(?:k|thousand)$/.test(text)) return 'thousand';
  return /^week/.test(text) ? 'weeks' : 'rupees';
}

/**
 * Finds a limit that rows are kept by.
 * @param text normalised words, each with one space before it
 */
export function findLimit(text: string, wordAt: WordAt): Span<LimitMeaning>[] {
  const match = new RegExp(
    ` (?:(${above})|(?:${below})) (${currency})${amount}(?: ${units})?(?: for each rupee| per rupee)?(?= |$)`,
  ).exec(text);
  if (!match) return [];
  const [, isAbove, money, number, name] = match;
  const unit = unitOf(name, Boolean(money));
  const meaning: LimitMeaning = {
    kind: 'limit',
    side: isAbove ? 'above' : 'below',
    number: Number(number),
    ...(unit && { unit }),
  };
  return [spanOf(match, wordAt, meaning)];
}

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

const most = '(?:top|most|highest|biggest|largest|greatest|fastest|leading)';
const least = '(?:bottom|least|lowest|smallest|slowest|fewest)';
const best = '(?:best|strongest|best performing|top performing|most successful)';
const worst = '(?:worst|weakest|poorest|worst performing|least successful)';

const ends: readonly {
  readonly words: string;
  readonly end: Pick<CountMeaning, 'order' | 'isBest'>;
}[] = [
  { words: best, end: { isBest: true } },
  { words: worst, end: { isBest: false } },
  { words: most, end: { order: 'most' } },
  { words: least, end: { order: 'least' } },
];

/** Finds how many rows, or which one of an order, a sentence asks for. */
export function findCount(text: string, wordAt: WordAt): Span<CountMeaning>[] {
  for (const { words, end } of ends) {
    const ranked = new RegExp(` (${Object.keys(ordinals).join('|')}) ${words}(?= |$)`).exec(text);
    const counted = new RegExp(` (?:${words} (\\d+)|(\\d+) ${words})(?= (?!%|lakh|crore)|$)`).exec(
      text,
    );
    const match = ranked ?? counted;
    if (!match) continue;
    const number = match[1] ?? match[2] ?? '';
    const count = ranked ? { rank: ordinals[number] ?? 1 } : { limit: Number(number) };
    return [spanOf(match, wordAt, { kind: 'count', ...end, ...count })];
  }
  // 'And the second?': of the order that was asked for before.
  const alone = new RegExp(
    ` (?:the )?(${Object.keys(ordinals).join('|')})(?: one)?(?= [?.]|$)`,
  ).exec(text);
  const rank = ordinals[alone?.[1] ?? ''];
  return alone && rank ? [spanOf(alone, wordAt, { kind: 'count', rank })] : [];
}
