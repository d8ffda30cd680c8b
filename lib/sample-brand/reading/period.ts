import type { Period } from '../dataset';
import { type Query, isSamePeriod, weeksBefore } from '../engine/query';
import { measures } from '../engine/measures';
import { type Token, inspect } from './tokens';

/** What the weeks of a sentence say. */
export type WeeksSlot = {
  readonly weeks?: Period;
  /** Whether two periods are named, of which the later is set beside the earlier. */
  readonly comparesPeriods: boolean;
  /** Whether they are set beside as many before them. */
  readonly isCompared: boolean;
  readonly isAhead: boolean;
};

/**
 * The weeks that a sentence names.
 * @param previousWeeks the weeks of the question before: 'the week before' is before those
 */
export function readWeeks(tokens: readonly Token[], previousWeeks?: Period): WeeksSlot {
  const all = inspect(tokens).all('weeks');
  const isAhead = all.some((one) => one.isAhead);
  const isCompared = all.some((one) => one.isCompared);
  const [one, other, ...more] = all.map(({ period, before }) =>
    previousWeeks && before
      ? { from: previousWeeks.from - before, to: previousWeeks.from }
      : period,
  );
  if (!one || !other) return { weeks: one, comparesPeriods: false, isCompared, isAhead };
  const [later, sooner] = one.from > other.from ? [one, other] : [other, one];
  const past = weeksBefore(later);
  const comparesPeriods = more.length === 0 && past !== undefined && isSamePeriod(past, sooner);
  return {
    weeks: comparesPeriods ? later : undefined,
    comparesPeriods,
    isCompared: comparesPeriods || isCompared,
    isAhead,
  };
}

/** The tokens that say the weeks of a query. */
export function tokensOfWeeks(
  tokens: readonly Token[],
  { comparesPeriods, isCompared }: WeeksSlot,
  { measure, as, versus }: Query,
): Token[] {
  const { of } = inspect(tokens);
  const { adds, unit } = measures[measure];
  if (of('weeks').length > 1 && !comparesPeriods) return [];
  if (isCompared && versus !== 'past') return [];
  const words = of('weeks').filter(
    ({ meaning }) =>
      meaning.kind === 'weeks' &&
      (!(meaning.isAhead || meaning.isLength) || as === 'forecast') &&
      (!meaning.isEnd || adds === 'lines' || unit === 'weeks'),
  );
  const joins = tokens.filter(({ meaning: { kind } }, index) =>
    kind === 'compare'
      ? isCompared
      : kind === 'and' && comparesPeriods && tokens[index - 1]?.meaning.kind === 'weeks',
  );
  return [...words, ...joins];
}
