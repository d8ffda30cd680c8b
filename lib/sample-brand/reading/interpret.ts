import type { Dataset } from '../dataset';
import { type MeasureId, measures } from '../engine/measures';
import {
  type Dimension,
  type Threshold,
  type Order,
  type MemberDimension,
  type Query,
  type View,
  comparedDimension,
  isSamePeriod,
  memberDimensions,
  usualWeeks,
} from '../engine/query';
import { AHEAD } from '../figures/forecast';
import { addsTo, baseOf, whereOver } from './follow-up';
import { type MemberMention, readMembers, partOfShare, whereOf } from './members';
import {
  inferMeasure,
  readDimensions,
  readOrder,
  readView,
  readVersus,
  readWeeks,
  tellsEach,
  qualifyMeasure,
  signOf,
} from './slots';
import type { ThresholdMeaning } from './numbers';
import { type MeaningOf, type Token, inspect } from './tokens';

/** The query that a sentence asks for, and what else its words say. */
export type Interpretation = {
  readonly query: Query;
  readonly members: readonly MemberMention[];
  /** The measures that are named; more than one is more than one question. */
  readonly measures: readonly MeasureId[];
  /** Whether it asks for reasons of the one that it ranks first: 'missed its plan, and why'. */
  readonly explainsFirst: boolean;
  /** Whether two periods are named, of which the later is set beside the earlier. */
  readonly comparesPeriods: boolean;
  /** Whether it adds members or rows to those of the question before. */
  readonly adds: boolean;
  /** Whether it points at rows of the answer before that no query can be kept to. */
  readonly isUnsettled: boolean;
  /** Whether any part of a query is named. */
  readonly namesParts: boolean;
  /** Which way it takes for granted that something went. */
  readonly premise?: 1 | -1;
};

/** The dimension whose members are ranked where none is named. */
function rankedDimension({ measure, where, versus }: Query): Dimension {
  if (measures[measure].isOfPromotions) return 'promotion';
  if (versus === 'plan') return where.region ? 'channel' : 'region';
  return where.product?.length === 1 ? 'channel' : 'product';
}

/** A limit's number in the query's unit; nothing where the measure is not counted in its unit. */
function thresholdValue({ number, unit }: ThresholdMeaning, query: Query): number | undefined {
  const thousands = { rupees: 0.001, thousand: 1, lakh: 100, crore: 10_000 } as const;
  const { unit: own } = measures[query.measure];
  const isRate =
    query.as === 'share' || (query.as === 'change' && query.versus === 'past' && own === 'money');
  if (isRate || own === 'share') {
    return unit === 'percent' || unit === 'points' ? number / 100 : undefined;
  }
  if (own === 'money') {
    return unit && unit in thousands
      ? number * thousands[unit as keyof typeof thousands]
      : undefined;
  }
  const usual = own === 'rupees' ? 'rupees' : 'weeks';
  return unit === undefined || unit === usual ? number : undefined;
}

/** Which rows a sentence keeps: beyond a number, on a side of plan or break-even, going one way. */
function readThreshold(
  tokens: readonly Token[],
  query: Query,
  data: Dataset,
): Threshold | undefined {
  const { has, all } = inspect(tokens);
  const [threshold] = all('threshold');
  const sign = signOf(tokens, query.measure);
  const falls = query.as === 'change' && sign === -1;
  if (threshold) {
    const value = thresholdValue(threshold, query);
    if (value === undefined) return undefined;
    const turned = threshold.side === 'above' ? 'below' : 'above';
    return falls ? { side: turned, value: -value } : { side: threshold.side, value };
  }
  if (query.order || query.as === 'why') return undefined;
  const [side] = all('side');
  if (side) {
    const { breakEven } = measures[query.measure];
    return { side: side.side, value: side.versus === 'break-even' ? (breakEven?.(data) ?? 0) : 0 };
  }
  // 'Which products ran out of stock': those that did at all.
  const counts = has('which') && measures[query.measure].unit === 'count' && query.as === 'value';
  if (counts) return { side: 'above', value: 0 };
  if (sign === undefined || query.as !== 'change' || asksOfAll(tokens)) return undefined;
  return { side: falls ? 'below' : 'above', value: 0 };
}

/** 'How did channels grow', 'did they fall', 'sales up by channel': each is told, whichever way. */
function asksOfAll(tokens: readonly Token[]): boolean {
  const isHow = tokens.some(({ text }) => /^how(?: far)?$/.test(text));
  const isAll = isHow || tokens[0]?.meaning.kind === 'is' || tellsEach(tokens);
  // 'What channels', 'growing channels'.
  const isSome = tokens.some(
    ({ meaning }, index) =>
      meaning.kind === 'dimension' &&
      inspect(tokens.slice(index - 1, index)).has('what', 'direction'),
  );
  return isAll && !isSome && !inspect(tokens).has('which', 'how-many');
}

/** What rows are told apart by: named, compared, asked for by 'where', part of a share, ranked. */
function readBy(
  tokens: readonly Token[],
  members: readonly MemberMention[],
  draft: Query,
  base: Query | undefined,
): readonly Dimension[] {
  const { has, all } = inspect(tokens);
  const dimensions = readDimensions(tokens);
  if (draft.as === 'share') {
    if (dimensions.length > 0) return dimensions;
    // 'In the west' behind 'share of modern trade': the part stays, the whole is another.
    if (base?.as === 'share' && !has('contribution') && readView(tokens) === undefined) {
      return base.by;
    }
    const part = partOfShare(tokens, members);
    if (part || members.length > 0) return part ? [part] : [];
    // 'What share is that?' of the one place that the question before was restricted to.
    const restricted = memberDimensions.filter((one) => draft.where[one] !== undefined);
    return base && base.by.length === 0 && restricted.length === 1 ? restricted : (base?.by ?? []);
  }
  const included = members.filter(({ isExcluded }) => !isExcluded);
  const dimension = memberDimensions.find(
    (one) => included.filter((each) => each.dimension === one).length > 1,
  );
  const isCompared =
    dimension !== undefined &&
    comparedDimension({ [dimension]: draft.where[dimension] ?? [] }) === dimension;
  const tellsApart = dimensions.length === 0 ? !has('together') : has('compare');
  const compared = isCompared && tellsApart && !dimensions.includes(dimension) ? [dimension] : [];
  const named = [...dimensions, ...compared];
  if (named.length > 0) return named;
  if (has('where') && draft.as !== 'forecast') {
    if (measures[draft.measure].isOfPromotions) return ['promotion'];
    return (['channel', 'region'] as const).filter((one) => draft.where[one]?.length !== 1);
  }
  if (base && base.by.length > 0) return base.by;
  const order = readOrder(tokens, draft.measure);
  const ranks = order !== undefined && (draft.as !== 'why' || explainsFirst(tokens, order));
  const breaksEven = all('side').some(({ versus }) => versus === 'break-even');
  const lists = breaksEven || (has('which') && has('threshold', 'side', 'direction'));
  return ranks || (lists && !draft.where.promotion) ? [rankedDimension(draft)] : [];
}

/** 'Which grew fastest, and why', 'which missed its plan, and why': the order is one of changes. */
function explainsFirst(tokens: readonly Token[], order: Order | undefined): boolean {
  const { has, all } = inspect(tokens);
  if (has('contribution', 'driver')) return false;
  const changes = has('direction', 'versus') || all('view').some(({ as }) => as === 'change');
  return has('side') || (order !== undefined && changes);
}

/** The weeks that are meant where none are named. */
function inferWeeks(
  draft: Omit<Query, 'weeks'>,
  base: Query | undefined,
  isOfAll: boolean,
  data: Dataset,
) {
  const isForecast = draft.as === 'forecast';
  const isUsual = base && isSamePeriod(base.weeks, usualWeeks(data, base.where));
  if (base && isForecast === (base.as === 'forecast') && !isUsual) return base.weeks;
  if (isForecast) return { from: data.weeks, to: data.weeks + AHEAD };
  return isOfAll ? { from: 0, to: data.weeks } : usualWeeks(data, draft.where);
}

/**
 * Reads the tokens of a sentence as a query.
 * @param last the query that a follow-up is laid over: a part that is named replaces the same part
 */
export function interpret(tokens: readonly Token[], data: Dataset, last?: Query): Interpretation {
  const { has, all } = inspect(tokens);
  const members = readMembers(tokens);
  const dimensions = readDimensions(tokens);
  const ownWhere = whereOf(members, data);
  const named = Array.from(new Set(all('measure').map(({ measure }) => measure as MeasureId)));
  const isOfPromotions = dimensions.includes('promotion') || ownWhere.promotion !== undefined;
  const ownMeasure =
    qualifyMeasure(named[0] ?? (has('of-sales') ? last?.measure : undefined), tokens) ??
    inferMeasure(tokens, isOfPromotions, last);
  const versus = readVersus(tokens, ownMeasure ?? last?.measure ?? 'sales');
  const { weeks, comparesPeriods } = readWeeks(tokens, last?.weeks);
  const isCompared = comparesPeriods || all('weeks').some((one) => one.isCompared);
  const isAhead = has('will') || all('weeks').some((one) => one.isAhead);
  const view = readView(tokens);
  const foresees = isAhead && (view === undefined || view === 'change');
  const ownAs = foresees
    ? 'forecast'
    : (view ?? (isCompared || (versus && last?.as !== 'forecast') ? 'change' : undefined));
  const order = readOrder(tokens, ownMeasure ?? last?.measure ?? 'sales');

  const picked = last && baseOf(tokens, last, ownAs, data);
  const base = picked ?? last;
  const adds = addsTo(tokens, members, base);
  const as = ownAs ?? base?.as ?? 'value';
  const measure = inUnitOfThreshold(
    ownMeasure ?? base?.measure ?? 'sales',
    as,
    all('threshold')[0],
  );
  const compares = as === 'change' || as === 'why';
  const where = whereOver(members, base?.where ?? {}, adds, data);
  const parts = { measure, as, where, by: base?.by ?? [] };
  const isOfAll = dimensions.includes('promotion') && has('all', 'ran');
  const draft: Query = {
    ...parts,
    weeks: weeks ?? inferWeeks(parts, base, isOfAll, data),
    versus: compares ? (versus ?? base?.versus ?? 'past') : undefined,
  };
  const ownBy = readBy(tokens, members, draft, base);
  // A follow-up that names one member no longer tells its dimension apart.
  const isReplaced = (dimension: Dimension) => where[dimension as MemberDimension]?.length === 1;
  const [added] = members;
  const addedBy =
    base && dimensions.length === 0
      ? added && base.by.length === 0
        ? [added.dimension]
        : base.by
      : [...(base?.by ?? []), ...dimensions];
  const by = adds
    ? Array.from(new Set(addedBy))
    : base && dimensions.length === 0 && as !== 'share'
      ? ownBy.filter((one) => !isReplaced(one))
      : ownBy;
  const pins = as === 'why' && explainsFirst(tokens, order);
  const isRanked = by.length > 0 && (as !== 'why' || pins || base?.order !== undefined);
  const pinned = pins ? pinnedOrder(all('side')) : undefined;
  const count = all('count')[0] ?? (order ? undefined : base);
  const ranking = isRanked
    ? (order ?? pinned ?? base?.order ?? (count?.rank === undefined ? undefined : 'most'))
    : undefined;
  const ranked: Query = {
    ...draft,
    by,
    ...(ranking && { order: ranking, limit: count?.limit, rank: count?.rank }),
  };
  const replacesThreshold = has('side', 'direction', 'threshold') || order || ownAs || ownMeasure;
  const threshold =
    by.length > 0
      ? (readThreshold(tokens, ranked, data) ?? (replacesThreshold ? undefined : base?.threshold))
      : undefined;
  const query: Query = { ...ranked, threshold };
  return {
    query,
    members,
    measures: named,
    explainsFirst: pins,
    comparesPeriods,
    adds,
    isUnsettled: last !== undefined && picked === undefined,
    namesParts:
      members.length > 0 ||
      dimensions.length > 0 ||
      has(
        'measure',
        'view',
        'contribution',
        'driver',
        'order',
        'quality',
        'comparative',
        'count',
      ) ||
      has('direction', 'versus', 'side', 'weeks', 'threshold', 'mean') ||
      ownMeasure !== undefined ||
      (last !== undefined && has('in-rupees')),
    premise: premiseOf(tokens, query),
  };
}

/** 'Margin above 42%' is about its share of net sales, 'less than 2 weeks of stock' about cover. */
function inUnitOfThreshold(
  named: MeasureId,
  as: View,
  threshold: ThresholdMeaning | undefined,
): MeasureId {
  const { rate, inWeeks } = measures[named];
  if (as !== 'value' || !threshold) return named;
  if (threshold.unit === 'percent') return rate?.measure ?? named;
  return threshold.unit === 'weeks' ? (inWeeks ?? named) : named;
}

/** 'Which missed its plan, and why?': the one that missed most. */
function pinnedOrder(sides: readonly MeaningOf<'side'>[]): Order | undefined {
  const [side] = sides;
  return side && (side.side === 'below' ? 'least' : 'most');
}

/** 'Why did it fall', 'did it grow': of one thing, one way. */
function premiseOf(
  tokens: readonly Token[],
  { measure, by, as, order }: Query,
): 1 | -1 | undefined {
  const { all } = inspect(tokens);
  if (by.length > 0 && (as !== 'why' || order)) return undefined;
  const [side] = all('side');
  if (side) return as === 'why' ? (side.side === 'below' ? -1 : 1) : undefined;
  const grows = as === 'why' && all('view').some(({ sign }) => sign);
  return signOf(tokens, measure) ?? (grows ? 1 : undefined);
}
