import type { Dataset, Period } from '../dataset';
import type { SpanRule } from './span';

/** What a phrase about weeks says. */
export type WeeksMeaning = {
  readonly kind: 'weeks';
  /** Weeks from 0, the last not included; those of a forecast lie behind the dataset's. */
  readonly period: Period;
  readonly isAhead?: true;
  /** Whether it sets the weeks beside as many before them. */
  readonly isCompared?: true;
  /** So many weeks before, or after, those of the question that is followed. */
  readonly before?: number;
  readonly after?: number;
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
const last = '(?:last|past|latest|recent|most recent|trailing)';
const before = '(?:previous|prior|preceding|earlier)';
const during = '(?:in |over |for |during |of )?';
const against =
  '(?:versus|vs|v|against|over|with|and|to|than|compared (?:to|with)|compare (?:to|with))';

const lengthOf = (count: string | undefined, name = 'week') =>
  Number(count ?? 1) * (unitWeeks[name] ?? 1);

const weeksFrom = (from: number, to: number): WeeksMeaning => ({
  kind: 'weeks',
  period: { from, to },
});

/** Weeks by their numbers, as typed. */
const range = (from: string | number | undefined, to: string | number | undefined) =>
  weeksFrom(Number(from) - 1, Number(to));

const lastWeeks = ({ weeks }: Dataset, length: number, offset = 0) =>
  weeksFrom(weeks - offset - length, weeks - offset);

const nextWeeks = ({ weeks }: Dataset, length: number) => weeksFrom(weeks, weeks + length);

const latterHalf = ({ weeks }: Dataset) => weeksFrom(weeks / 2, weeks);

/** Two lengths that are set beside each other must be alike. */
const alike = (one: string | undefined, other: string | undefined) =>
  one === undefined || other === undefined || one === other;

/** Phrases about weeks. Months are 4 weeks, quarters and halves 13. */
export const weeksRules: readonly SpanRule<WeeksMeaning>[] = [
  {
    pattern: `${last} (\\d+)(?: ${unit})? ${against} (?:the )?(\\d+)?(?: ?${units})? ?${before}?(?: (\\d+))?(?: ${units})?(?: before(?: that)?)?`,
    read: ([count, name, other, another], data) =>
      alike(count, other) && alike(count, another)
        ? { ...lastWeeks(data, lengthOf(count, name)), isCompared: true }
        : undefined,
  },
  {
    pattern: `${week} (\\d+) (?:versus|vs|v|against|over|compared (?:to|with)|compare (?:to|with)) (?:the )?${week} (\\d+)`,
    read: ([now, past]) =>
      Number(now) === Number(past) + 1 ? { ...range(now, now), isCompared: true } : undefined,
  },
  {
    pattern: `(?:last|this|latest) ${unit} ${against} (?:the )?(?:${before} |last )?(?:${unit}|one)(?: before(?: that)?)?`,
    read: ([name, other], data) =>
      alike(name, other)
        ? { ...lastWeeks(data, lengthOf('1', name)), isCompared: true }
        : undefined,
  },
  {
    pattern: `(?:the )?(?:second half|h2|2nd half) ${against} (?:the )?(?:first half|h1|1st half|first)|(?:the )?(?:first half|h1|1st half) ${against} (?:the )?(?:second half|h2|2nd half|second)`,
    read: (_groups, data) => ({ ...latterHalf(data), isCompared: true }),
  },
  {
    pattern: `(?:from |between |in |during |for |over |through )?(?:the )?${week} (\\d+) (?:to|till|til|until|through|thru|up to) (?:the )?(?:end of )?(?:${week} )?(\\d+)`,
    read: ([from, to]) => range(from, to),
  },
  {
    pattern: `between (?:the )?${week} (\\d+) and (?:the )?(?:${week} )?(\\d+)`,
    read: ([from, to]) => range(from, to),
  },
  {
    pattern: `since (?:the )?(?:start of |beginning of )?${week} (\\d+)|(?:starting|starting from|starting in|beginning|onwards from|from|from the start of) ${week} (\\d+)(?: on| onwards?| till date| to date| till now)?|(?:in )?${week} (\\d+) (?:onwards?|on|and after|and later)`,
    read: (groups, { weeks }) => range(groups.find(Boolean), weeks),
  },
  {
    pattern: `after (?:the )?(?:end of )?${week} (\\d+)`,
    read: ([from], { weeks }) => weeksFrom(Number(from), weeks),
  },
  {
    pattern: `before (?:the )?${week} (\\d+)`,
    read: ([to]) => weeksFrom(0, Number(to) - 1),
  },
  {
    pattern: `(?:till|til|until|up to|upto|up till|up until|through|thru|to|ending|through to|up to and including) (?:the )?(?:end of )?${week} (\\d+)`,
    read: ([to]) => range(1, to),
  },
  {
    pattern: `(?:at |as at |as of |by )?(?:the )?end of ${week} (\\d+)`,
    read: ([only]) => ({ ...range(only, only), isEnd: true }),
  },
  // By week 8, or told apart by week? It is not settled.
  { pattern: `by ${week} (\\d+)`, read: () => undefined },
  {
    pattern: `(?:in |during |for |of )?(?:the )?${week} (\\d+)(?! (?:and|or|,|&) \\d)`,
    read: ([only]) => range(only, only),
  },
  {
    pattern: `${during}(?:the )?(?:next|coming|upcoming|following) (?:(\\d+) )?${unit}(?: ahead)?|${during}(\\d+) ${unit} (?:ahead|from now|out)`,
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
    pattern: '(?:wow|w o w|week on week|week over week)',
    read: (_groups, data) => ({ ...lastWeeks(data, 1), isCompared: true }),
  },
  {
    pattern: `${during}(?:the )?${before} (?:(\\d+) )?${unit}|${during}(?:the )?(?:(\\d+) )?${unit} before(?: that)?`,
    read: ([count, name, other = count, otherName = name], data) => {
      const length = lengthOf(other, otherName);
      return { ...lastWeeks(data, length, length), before: length };
    },
  },
  {
    pattern: `${during}(?:the )?(?:(\\d+) )?${unit} after(?: that)?`,
    read: ([count, name], data) => ({ ...lastWeeks(data, 1), after: lengthOf(count, name) }),
  },
  {
    pattern: `(?:for|over|make it) (?:the )?(\\d+) ${unit}`,
    read: ([count, name], data) => ({ ...nextWeeks(data, lengthOf(count, name)), isLength: true }),
  },
  {
    pattern: `${during}(?:the |these |this )?${last} (?:(\\d+) )?${unit}|(?:in |during |for )?this ${unit}`,
    read: ([count, name, other], data) => lastWeeks(data, lengthOf(count, name ?? other)),
  },
  {
    pattern: `${during}(?:the )?(?:first|initial|opening|earliest) (?:(\\d+) )?${unit}`,
    read: ([count, name]) => weeksFrom(0, lengthOf(count, name)),
  },
  {
    pattern: `${during}(?:the )?(?:h1|1st half|earlier half)`,
    read: (_groups, { weeks }) => weeksFrom(0, weeks / 2),
  },
  {
    pattern: `${during}(?:the )?(?:h2|2nd half|second half|latter half|second quarter)`,
    read: (_groups, data) => latterHalf(data),
  },
  {
    pattern: `${during}(?:all|all the|the whole|whole|entire|full|the full|the entire) (?:26 )?(?:weeks|period|half year|time)|${during}(?:all time|the half year)`,
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
