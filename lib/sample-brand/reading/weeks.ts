import type { Dataset, Period } from '../dataset';
import { measures } from '../engine/measures';
import { type Query, isSamePeriod, weeksBefore } from '../engine/query';
import type { SpanRule } from './span';
import { type Slot, type Token, inspect } from './tokens';

/** What a phrase about weeks says. */
export type WeeksMeaning = {
  readonly kind: 'weeks';
  /** Weeks from 0, the last not included; those of a forecast lie behind the dataset's. */
  readonly period: Period;
  readonly isAhead?: true;
  /** Whether it sets the weeks beside as many before them. */
  readonly isCompared?: true;
  /** So many weeks before those of the question that is followed. */
  readonly before?: number;
  /** The end of the week alone: for what is a state then. */
  readonly isEnd?: true;
  /** A length without a beginning: of a forecast, from now on. */
  readonly isLength?: true;
};

/** Weeks of a unit of time; other spellings of it. */
const unitWeeks: Readonly<Record<string, number>> = {
  week: 1,
  wk: 1,
  fortnight: 2,
  month: 4,
  mth: 4,
  quarter: 13,
  qtr: 13,
  half: 13,
};
const unitNames = Object.keys(unitWeeks).join('|');
const units = `(?:${unitNames})s?`;
const unit = `(${unitNames})s?`;
const week = '(?:weeks?|wks?)(?: no(?: \\.)?| number)?';
const numbered = `(?:the )?${week} (\\d+)`;
const last = '(?:last|past|latest|final|recent|most recent|trailing)';
const before = '(?:previous|prior|preceding|earlier)';
const until = '(?:to|till|til|until|upto|through|thru|up (?:to|till|until))';
const against = '(?:versus|v|against|over|with|and|than|compared? (?:to|with))';

const lengthOf = (count: string | undefined, name = 'week') =>
  Number(count ?? 1) * (unitWeeks[name] ?? 1);

const weeksFrom = (from: number, to: number): WeeksMeaning => ({
  kind: 'weeks',
  period: { from, to },
});

/** Weeks by their numbers, as typed: the first of them, and the last. */
const range = (from: string | number | undefined, to: string | number | undefined) =>
  weeksFrom(Number(from) - 1, Number(to));

const lastWeeks = ({ weeks }: Dataset, length: number, offset = 0) =>
  weeksFrom(weeks - offset - length, weeks - offset);

const nextWeeks = ({ weeks }: Dataset, length: number) => weeksFrom(weeks, weeks + length);

/** Phrases about weeks. Months are 4 weeks, quarters and halves 13. */
export const weeksRules: readonly SpanRule<WeeksMeaning>[] = [
  // 'Last 4 weeks against the 4 before', 'this month versus the previous one'.
  {
    pattern: `(?:${last}|this) (?:(\\d+) ?)?(?:${unit} )?${against} (?:the )?(?:(?:${before}|last) (?:(\\d+)(?: ${units})?|${unit}|one)|(?:(\\d+) ?)?(?:${unit} |one )?(?:before(?: that)?|preceding|previous))`,
    read(
      [
        count = '1',
        name = 'week',
        past = count,
        pastName = name,
        earlier = count,
        earlierName = name,
      ],
      data,
    ) {
      const isAlike =
        past === count && earlier === count && pastName === name && earlierName === name;
      return isAlike ? { ...lastWeeks(data, lengthOf(count, name)), isCompared: true } : undefined;
    },
  },
  {
    pattern: `between ${numbered} and (?:${week} )?(\\d+)|(?:from |between )?${numbered} ${until} (?:the )?(?:end of )?(?:${week} )?(\\d+)`,
    read: ([from, to, start = from, end = to]) => range(start, end),
  },
  {
    pattern: `${numbered} ${against} ${numbered}`,
    read: ([now, past]) =>
      Number(now) === Number(past) + 1 ? { ...range(now, now), isCompared: true } : undefined,
  },
  {
    pattern: `(?:since|from|starting|starting (?:from|in)|beginning) (?:the start of )?${numbered}(?: on| onwards?| (?:till|to) (?:date|now))?|${numbered} (?:onwards?|on|and (?:after|later))`,
    read: ([from, start = from], { weeks }) => range(start, weeks),
  },
  {
    pattern: `after (?:the end of )?${numbered}`,
    read: ([from], { weeks }) => weeksFrom(Number(from), weeks),
  },
  { pattern: `before ${numbered}`, read: ([to]) => weeksFrom(0, Number(to) - 1) },
  {
    pattern: `${until}(?: and including)? (?:the end of )?${numbered}`,
    read: ([to]) => range(1, to),
  },
  {
    pattern: `(?:at |as at |as of |by )?(?:the )?end of ${week} (\\d+)`,
    read: ([only]) => ({ ...range(only, only), isEnd: true }),
  },
  // By week 8, or told apart by week? It is not settled.
  { pattern: `by ${week} (\\d+)`, read: () => undefined },
  {
    pattern: `(?:the )?${week} (\\d+)(?! (?:and|or|,|&) \\d)`,
    read: ([only]) => range(only, only),
  },
  {
    pattern: `(?:the )?(?:next|coming|upcoming|following) (?:(\\d+) )?${unit}(?: ahead)?|(\\d+) ${unit} (?:ahead|from now|out)`,
    read: ([count, name, other = count, otherName = name], data) => ({
      ...nextWeeks(data, lengthOf(other, otherName)),
      isAhead: true,
    }),
  },
  {
    pattern: `${against} (?:the )?${before} (?:(\\d+) )?${unit}|${against} (?:the )?(\\d+) ${unit} before(?: that)?`,
    read: ([count, name, other = count, otherName = name], data) => ({
      ...lastWeeks(data, lengthOf(other, otherName)),
      isCompared: true,
    }),
  },
  {
    pattern: 'wow|w o w|week (?:on|over) week',
    read: (_groups, data) => ({ ...lastWeeks(data, 1), isCompared: true }),
  },
  {
    pattern: `(?:the )?${before} (?:(\\d+) )?${unit}|(?:the )?(?:(\\d+) )?${unit} before(?: that)?`,
    read([count, name, other = count, otherName = name], data) {
      const length = lengthOf(other, otherName);
      return { ...lastWeeks(data, length, length), before: length };
    },
  },
  {
    pattern: `(?:for|over|make it) (?:the )?(\\d+) ${unit}`,
    read: ([count, name], data) => ({ ...nextWeeks(data, lengthOf(count, name)), isLength: true }),
  },
  {
    pattern: `(?:the |these |this )?${last} (?:(\\d+) )?${unit}|this ${unit}`,
    read: ([count, name, other], data) => lastWeeks(data, lengthOf(count, name ?? other)),
  },
  {
    pattern: `(?:the )?(?:first|1st|initial|opening|earliest) (?:(\\d+) )?${unit}|h1`,
    read: ([count, name = 'half']) => weeksFrom(0, lengthOf(count, name)),
  },
  {
    pattern: '(?:the )?(?:h2|(?:2nd|second|latter) (?:half|quarter))',
    read: (_groups, data) => lastWeeks(data, 13),
  },
  {
    pattern:
      '(?:(?:all|whole|entire|full) (?:the )?(?:26 )?(?:weeks|period|half year|time)|the half year)',
    read: (_groups, { weeks }) => weeksFrom(0, weeks),
  },
  {
    pattern:
      '(?:from |between )?(\\d{1,2}) (?:to|till|through) (\\d{1,2})(?! ?(?:%|lakh|crore|cr|rs))',
    read: ([from, to]) => range(from, to),
  },
];

/** Whether the dataset holds weeks that are named; forecasts reach half as far ahead as it does back. */
export function holdsWeeks(
  { weeks }: Dataset,
  { period: { from, to }, isAhead, isLength }: WeeksMeaning,
): boolean {
  return from >= 0 && to > from && to <= weeks + (isAhead || isLength ? weeks / 2 : 0);
}

/** The weeks that a sentence names, and how they are looked at. */
export type NamedWeeks = {
  readonly period?: Period;
  /** Whether they are set beside as many before them. */
  readonly isCompared: boolean;
  readonly isAhead: boolean;
};

/**
 * The weeks that a sentence names; of two periods the later is set beside the earlier.
 * @param previous the weeks of the question before: 'the week before' is before those
 */
export function readWeeks(tokens: readonly Token[], previous?: Period): Slot<NamedWeeks> {
  const { of, all } = inspect(tokens);
  const isAhead = all('weeks').some((one) => one.isAhead);
  const isCompared = all('weeks').some((one) => one.isCompared);
  const [one, other, ...more] = all('weeks').map(({ period, before }) =>
    previous && before ? { from: previous.from - before, to: previous.from } : period,
  );
  if (!one || !other) {
    const tokensUsed = of('weeks', ...(isCompared ? (['compare'] as const) : []));
    return { value: { period: one, isCompared, isAhead }, tokens: tokensUsed };
  }
  const [later, sooner] = one.from > other.from ? [one, other] : [other, one];
  const past = weeksBefore(later);
  if (!past || !isSamePeriod(past, sooner) || more.length > 0) {
    return { value: { isCompared, isAhead }, tokens: [] };
  }
  const joins = tokens.filter(
    ({ meaning: { kind } }, index) => kind === 'and' && tokens[index - 1]?.meaning.kind === 'weeks',
  );
  return {
    value: { period: later, isCompared: true, isAhead },
    tokens: [...of('weeks', 'compare'), ...joins],
  };
}

/** Whether weeks can be what a query is about: the end of one is a state, others lie ahead. */
export function fitsWeeks({ meaning }: Token, { measure, view, versus }: Query): boolean {
  if (meaning.kind !== 'weeks') return true;
  const { adds, unit } = measures[measure];
  if ((meaning.isAhead || meaning.isLength) && view !== 'forecast') return false;
  if (meaning.isCompared && versus !== 'past') return false;
  return !meaning.isEnd || adds === 'lines' || unit === 'weeks';
}
