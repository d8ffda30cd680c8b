import type { Dataset, Period } from '../data/dataset';
import { measures } from '../engine/measures';
import { type Query, isSamePeriod, weeksBefore } from '../engine/query';
import { type PhraseRule, compilePhrase } from './phrases';
import type { Sentence } from './tokens';

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

/** Weeks of a unit of time. */
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

const unit = `(?:${Object.keys(unitWeeks).join('|')})s?`;

/** What else words of the phrases below stand for, and what their slots take beside numbers. */
const patterns = {
  week: '(?:weeks?|wks?)(?: no(?: \\.)?| number)?',
  last: 'last|past|latest|final|recent|most recent|trailing',
  first: 'first|1st|initial|opening|earliest',
  next: 'next|coming|upcoming|following',
  previous: 'previous|prior|preceding|earlier',
  versus: 'versus|v|against|over|with|and|than|compared? (?:to|with)',
  until: 'to|till|til|until|upto|through|thru|up (?:to|till|until)',
  since: 'since|from|starting(?: from| in)?|beginning',
  onwards: 'on|onwards?|(?:till|to) (?:date|now)|and (?:after|later)',
  ahead: 'ahead|from now|out',
  everything: '(?:all|whole|entire|full)(?: the)?(?: 26)? (?:weeks|period|half year|time)',
  unit,
  pastUnit: unit,
};

/** The numbers in a phrase; of a unit, its weeks. */
type WeekSlots = Readonly<Record<'from' | 'middle' | 'to' | 'number', number>> &
  Partial<Readonly<Record<'count' | 'unit' | 'pastCount' | 'pastUnit', number>>>;

const weeksRule = (
  phrases: readonly string[],
  read: (slots: WeekSlots, data: Dataset) => Omit<WeeksMeaning, 'kind'> | undefined,
): PhraseRule<WeeksMeaning> => ({
  expressions: phrases.map((phrase) => compilePhrase(phrase, patterns)),
  read(slots, data) {
    const numbers = Object.entries(slots).flatMap(([name, text]) =>
      text === undefined ? [] : [[name, unitWeeks[text.replace(/s$/, '')] ?? Number(text)]],
    );
    const meaning = read(Object.fromEntries(numbers) as WeekSlots, data);
    return meaning && { kind: 'weeks', ...meaning };
  },
});

/** Weeks by their numbers. */
const numbered = (from: number, to: number) => ({ period: { from: from - 1, to } });

const lastWeeks = ({ weeks }: Dataset, length: number, offset = 0) =>
  numbered(weeks - offset - length + 1, weeks - offset);

const nextWeeks = ({ weeks }: Dataset, length: number) => numbered(weeks + 1, weeks + length);

/** Phrases about weeks. Months are 4 weeks, quarters and halves 13. */
export const weeksRules: readonly PhraseRule<WeeksMeaning>[] = [
  weeksRule(
    [
      'last|this [{count}] [{unit}] versus [the] previous|last {pastCount} [{pastUnit}]',
      'last|this [{count}] [{unit}] versus [the] previous|last {pastUnit}|one',
      'last|this [{count}] [{unit}] versus [the] [{pastCount}] [{pastUnit}|one] before|previous [that]',
    ],
    ({ count = 1, unit = 1, pastCount = count, pastUnit = unit }, data) =>
      pastCount === count && pastUnit === unit
        ? { ...lastWeeks(data, count * unit), isCompared: true }
        : undefined,
  ),
  weeksRule(
    [
      'between [the] week {from} and [week] {to}',
      '[from|between] [the] week {from} until [the] [end of] [week] {to}',
    ],
    ({ from, to }) => numbered(from, to),
  ),
  weeksRule(['[the] week {to} versus [the] week {from}'], ({ from, to }) =>
    to === from + 1 ? { ...numbered(to, to), isCompared: true } : undefined,
  ),
  weeksRule(
    ['since [the start of] [the] week {from} [onwards]', '[the] week {from} onwards'],
    ({ from }, { weeks }) => numbered(from, weeks),
  ),
  weeksRule(['after [the end of] [the] week {from}'], ({ from }, { weeks }) =>
    numbered(from + 1, weeks),
  ),
  weeksRule(['before [the] week {to}'], ({ to }) => numbered(1, to - 1)),
  weeksRule(['until [and including] [the end of] [the] week {to}'], ({ to }) => numbered(1, to)),
  weeksRule(['[at|as|by] [at|of] [the] end of week {number}'], ({ number }) => ({
    ...numbered(number, number),
    isEnd: true,
  })),
  weeksRule(
    ['[the] week {from} , {middle} ,|and|& {to}', '[the] week {from} , {middle} , and {to}'],
    ({ from, middle, to }) =>
      middle === from + 1 && to === middle + 1 ? numbered(from, to) : undefined,
  ),
  // By week 8, or told apart by week? Of weeks 5 and 7 together, or each? It is not settled.
  weeksRule(['by week {number}', '[the] week {number} and|or|,|& {to}'], () => undefined),
  weeksRule(['[the] week {number}'], ({ number }) => numbered(number, number)),
  weeksRule(
    ['[the] next [{count}] {unit} [ahead]', '{count} {unit} ahead'],
    ({ count = 1, unit = 1 }, data) => ({ ...nextWeeks(data, count * unit), isAhead: true }),
  ),
  weeksRule(
    [
      'versus [the] previous {count} [{unit}]',
      'versus [the] previous {unit}',
      'versus [the] {count} {unit} before [that]',
    ],
    ({ count = 1, unit = 1 }, data) => ({ ...lastWeeks(data, count * unit), isCompared: true }),
  ),
  weeksRule(['wow', 'w o w', 'week on|over week'], (_slots, data) => ({
    ...lastWeeks(data, 1),
    isCompared: true,
  })),
  weeksRule(
    ['[the] previous [{count}] {unit}', '[the] [{count}] {unit} before [that]'],
    ({ count = 1, unit = 1 }, data) => ({
      ...lastWeeks(data, count * unit, count * unit),
      before: count * unit,
    }),
  ),
  weeksRule(
    ['for|over [the] {count} {unit}', 'make it [the] {count} {unit}'],
    ({ count = 1, unit = 1 }, data) => ({ ...nextWeeks(data, count * unit), isLength: true }),
  ),
  weeksRule(
    ['[the|these|this] last [{count}] {unit}', 'this {unit}'],
    ({ count = 1, unit = 1 }, data) => lastWeeks(data, count * unit),
  ),
  weeksRule(['[the] first [{count}] {unit}', 'h1'], ({ count = 1, unit = unitWeeks.half ?? 1 }) =>
    numbered(1, count * unit),
  ),
  weeksRule(['[the] h2', '[the] 2nd|second|latter half|quarter'], (_slots, data) =>
    lastWeeks(data, data.weeks / 2),
  ),
  weeksRule(['everything', 'the half year'], (_slots, { weeks }) => numbered(1, weeks)),
  weeksRule(['{from} to {to} %|lakh|crore|cr|rs'], () => undefined),
  weeksRule(['[from|between] {from} to|till|through {to}'], ({ from, to }) => numbered(from, to)),
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
  /** Nothing where none are named, or two that cannot be set beside each other. */
  readonly period?: Period;
  /** Whether they are set beside as many before them. */
  readonly isCompared: boolean;
  readonly isAhead: boolean;
};

/**
 * The weeks that a sentence names; of two periods the later is set beside the earlier.
 * @param previous the weeks of the question before: 'the week before' is before those
 */
export function readWeeks({ meaningsOf }: Sentence, previous?: Period): NamedWeeks {
  const meanings = meaningsOf('weeks');
  const isAhead = meanings.some((meaning) => meaning.isAhead);
  const isCompared = meanings.some((meaning) => meaning.isCompared);
  const [later, earlier, ...more] = meanings
    .map(({ period, before }) =>
      previous && before ? { from: previous.from - before, to: previous.from } : period,
    )
    .sort((a, b) => b.from - a.from);
  if (!later || !earlier) return { period: later, isCompared, isAhead };
  const past = weeksBefore(later);
  if (!past || !isSamePeriod(past, earlier) || more.length > 0) return { isCompared, isAhead };
  return { period: later, isCompared: true, isAhead };
}

/** Whether weeks can be what a query is about: the end of one is a state, others lie ahead. */
export function fitsWeeks(
  { isAhead, isLength, isCompared, isEnd }: WeeksMeaning,
  { measure, view, versus }: Query,
): boolean {
  const { adds, unit } = measures[measure];
  if ((isAhead || isLength) && view !== 'forecast') return false;
  if (isCompared && versus !== 'past') return false;
  return !isEnd || adds === 'lines' || unit === 'weeks';
}
