import { type Dataset, recent } from '../dataset';
import { type MeasureId, measures } from '../query/measures';
import { type Dimension, type Where, membersOf, places } from '../query/query';
import type { Token } from './tokens';
import type { Role } from './vocabulary';
import { type Letters, lettersOf } from './weeks';
import { vocabulary } from '@/words';

/** The words of a sentence that are not accounted for yet. What is taken is accounted for. */
export class Said {
  private left: Token[];
  /** All words that say something, in their order. */
  readonly all: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.all = tokens.filter(({ role }) => role !== 'fill' && role !== 'break');
    this.left = [...this.all];
  }

  /** The words that are not accounted for yet, in their order. */
  get rest(): readonly Token[] {
    return this.left;
  }

  /** Whether a word of a role was said, taken or not. */
  has(...roles: readonly Role[]): boolean {
    return this.all.some(({ role }) => roles.includes(role));
  }

  /** Takes all words of some roles, and tells which there were. */
  take(...roles: readonly Role[]): Token[] {
    return this.drop(this.left.filter(({ role }) => roles.includes(role)));
  }

  drop(tokens: readonly Token[]): Token[] {
    this.left = this.left.filter((token) => !tokens.includes(token));
    return [...tokens];
  }

  /** Takes the first run of words whose letters match a pattern. */
  takeRun(pattern: RegExp, letters: Letters): Token[] {
    const match = pattern.exec(lettersOf(this.left, letters));
    return match ? this.drop(this.left.slice(match.index, match.index + match[0].length)) : [];
  }
}

const limitLetters: Letters = {
  '>': ['above', 'more'],
  o: ['over'],
  '<': ['below', 'less'],
  n: ['number'],
  u: ['percent', 'lakh', 'crore', 'thousand'],
  r: ['rupees'],
  w: ['week'],
};

/** A limit that rows are kept by, as said: 'less than 2 weeks'; its words are accounted for. */
export function readLimit(said: Said) {
  const run = said.takeRun(/[<>]r?n[uw]?r?|or?n(?!w)u?r?/, limitLetters);
  const [first] = run;
  const number = run.find(({ role }) => role === 'number');
  if (!first || !number) return undefined;
  const unit = run.slice(1).findLast(({ role }) => role !== 'number' && role !== 'rupees');
  return {
    side: first.role === 'below' || first.role === 'less' ? ('below' as const) : ('above' as const),
    number: (number.value ?? 0) * (number.sign ?? 1),
    unit: unit?.role ?? (run.some(({ role }) => role === 'rupees') ? 'rupees' : undefined),
  };
}

/** Thousands of rupees in a unit of money. */
const thousands: Partial<Record<Role, number>> = {
  rupees: 0.001,
  thousand: 1,
  lakh: 100,
  crore: 10_000,
};

/** A limit as a value of what is shown; undefined where its unit does not fit. */
export function limitValue(
  { number, unit }: NonNullable<ReturnType<typeof readLimit>>,
  measure: MeasureId,
  isShare: boolean,
): number | undefined {
  const kind = isShare ? 'share' : measures[measure].unit;
  if (kind === 'share') return unit === 'percent' || number > 1 ? number / 100 : undefined;
  if (kind === 'money') return unit && thousands[unit] ? number * thousands[unit] : undefined;
  if (kind === 'rupees') return unit === undefined || unit === 'rupees' ? number : undefined;
  return unit === undefined || unit === 'week' ? number : undefined;
}

/** The one measure that some words mean together; undefined where they mean several. */
export function measureOf(tokens: readonly Token[]): MeasureId | undefined {
  const ids = [...new Set(tokens.flatMap(({ measure }) => measure ?? []))];
  return ids.reduce<MeasureId | undefined>((one, other) => {
    if (one === undefined || one === other) return one;
    const rule = vocabulary.together.find(
      ([a, b]) => (a === one && b === other) || (a === other && b === one),
    );
    return rule?.[2] as MeasureId | undefined;
  }, ids[0]);
}

/** The members that are named, by dimension, in the dataset's order. */
export function membersIn(tokens: readonly Token[], data: Dataset): Where {
  const named = places.flatMap((dimension) => {
    const said = tokens.filter((token) => token.dimension === dimension && token.name);
    const names = membersOf(data, dimension).filter((name) =>
      said.some((one) => one.name === name),
    );
    return names.length > 0 ? [[dimension, names] as const] : [];
  });
  return Object.fromEntries(named);
}

/** The dimensions that are asked for; one whose member is named only says what that is. */
export function dimensionsIn(said: Said, where: Where): Dimension[] {
  return said.take('dimension').flatMap((token) => {
    const { dimension, isEach } = token;
    if (!dimension) return [];
    const before = said.all[said.all.indexOf(token) - 1]?.role;
    const asks = isEach || before === 'each' || before === 'which' || before === 'what';
    return asks || dimension === 'week' || !where[dimension] ? dimension : [];
  });
}

/** The weeks in which a named promotion runs, as far as the data goes; of several, all weeks. */
export function weeksOfPromotions(data: Dataset, names: readonly string[]) {
  const promotions = data.promotions.filter(({ name }) => names.includes(name));
  if (promotions.length > 1) {
    const isRecent = promotions.every(({ firstWeek }) => firstWeek > recent(data).from);
    return isRecent ? recent(data) : { from: 0, to: data.weeks };
  }
  return {
    from: Math.min(...promotions.map(({ firstWeek }) => firstWeek)) - 1,
    to: Math.min(data.weeks, Math.max(...promotions.map(({ lastWeek }) => lastWeek))),
  };
}

/**
 * Of the members named in a question about a share, which are the part and which the whole: 'D2C's
 * share of the East', 'share of the East's sales that comes from D2C', 'share of D2C in the East'.
 */
export function partAndWhole(
  { all }: Said,
  where: Where,
  data: Dataset,
): { readonly part: Where; readonly whole: Where } {
  if (Object.keys(where).length < 2) return { part: where, whole: {} };
  const members = (tokens: typeof all) =>
    membersIn(
      tokens.filter(({ role }) => role === 'member'),
      data,
    );
  const at = all.findIndex(({ role }) => role === 'share');
  const before = members(all.slice(0, at));
  if (Object.keys(before).length > 0) return { part: before, whole: members(all.slice(at)) };
  const measure = all.findIndex(({ role }, index) => index > at && role === 'measure');
  const named = all.slice(at);
  const [first] = named.filter(({ role }) => role === 'member');
  const behind = measure < 0 ? {} : members(all.slice(measure));
  const ahead = measure < 0 ? {} : members(all.slice(at, measure));
  if (Object.keys(ahead).length > 0 && Object.keys(behind).length > 0) {
    return { part: behind, whole: ahead };
  }
  const part = members(first ? [first] : []);
  return { part, whole: members(named.filter((token) => token !== first)) };
}
