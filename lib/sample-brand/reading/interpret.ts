import type { Dataset } from '../data/dataset';
import { type Query, isSamePeriod, defaultWeeks, comparesWithBase } from '../engine/query';
import { FORECAST_WEEKS } from '../engine/figures/forecast';
import { queryToExtend, readWidened, whereOver } from './follow-up';
import { inUnitOf, readMeasure, verbsOf } from './measure';
import { type MemberMention, readMembers } from './members';
import { findUnplaced } from './placement';
import { findCount, readOrder, readRanking, signOf } from './ranking';
import { readDimensions, readRows } from './rows';
import { readThreshold } from './threshold';
import { type Sentence, type Token, askingKinds } from './tokens';
import { readVersus, readView } from './view';
import { readWeeks } from './weeks';

/** The query that a sentence asks for, and what else its words say. */
export type Interpretation = {
  readonly query: Query;
  /** Tokens that stand for no part of the query. */
  readonly unplaced: readonly Token[];
  readonly members: readonly MemberMention[];
  /** Whether any part of a query is named. */
  readonly namesParts: boolean;
  /** Which way it takes for granted that something went. */
  readonly premise?: 1 | -1;
};

/** The weeks that are meant where none are named. */
function inferWeeks(
  draft: Omit<Query, 'weeks'>,
  base: Query | undefined,
  isOfAll: boolean,
  data: Dataset,
) {
  const isForecast = draft.view === 'forecast';
  const isUsual = base && isSamePeriod(base.weeks, defaultWeeks(data, base.where));
  if (base && isForecast === (base.view === 'forecast') && !isUsual) return base.weeks;
  if (isForecast) return { from: data.weeks, to: data.weeks + FORECAST_WEEKS };
  return isOfAll ? { from: 0, to: data.weeks } : defaultWeeks(data, draft.where);
}

/**
 * Reads a sentence as a query: each part by its own words, else from the query before, else as is
 * usual.
 * @param last the query that a follow-up is laid over: a part that is named replaces the same part
 * @returns nothing where it points at rows of the answer before that no query can be kept to
 */
export function interpret(
  sentence: Sentence,
  data: Dataset,
  last?: Query,
): Interpretation | undefined {
  const { tokens, has, meaningsOf } = sentence;
  const members = readMembers(sentence);
  const dimensions = readDimensions(sentence);
  const isOfPromotions =
    dimensions.includes('promotion') || members.some(({ dimension }) => dimension === 'promotion');
  const namedMeasure = readMeasure(sentence, isOfPromotions, last);
  const measure = namedMeasure ?? last?.measure ?? 'sales';
  const versus = readVersus(sentence, measure);
  const weeks = readWeeks(sentence, last?.weeks);
  const namedView = readView(sentence, weeks, versus, last);
  const base = last && queryToExtend(sentence, last, namedView, data);
  if (last && !base) return undefined;

  const view = namedView ?? base?.view ?? 'value';
  const widened = readWidened(sentence);
  const parts = {
    measure: inUnitOf(meaningsOf('threshold')[0], measure, view),
    view,
    by: base?.by ?? [],
    where: whereOver(members, base?.where ?? {}, widened, data),
  };
  const isEvery = has('all', 'activity') || tokens.some(({ text }) => /\bevery$/.test(text));
  const draft: Query = {
    ...parts,
    weeks:
      weeks.period ?? inferWeeks(parts, base, isEvery && dimensions.includes('promotion'), data),
    versus: comparesWithBase(view) ? (versus ?? base?.versus ?? 'past') : undefined,
  };
  const listed: Query = { ...draft, by: readRows(sentence, members, draft, base) };
  const ranked: Query = { ...listed, ...readRanking(sentence, listed, base) };
  const replacesThreshold =
    has('side', 'direction', 'threshold') ||
    [readOrder(sentence, ranked.measure), namedView, namedMeasure].some(Boolean);
  const keepsThreshold = !replacesThreshold && ranked.by.length > 0;
  const query: Query = {
    ...ranked,
    threshold:
      readThreshold(sentence, ranked, data) ?? (keepsThreshold ? base?.threshold : undefined),
  };
  return {
    query,
    unplaced: findUnplaced({
      sentence,
      query,
      members,
      weeks,
      measureKinds: verbsOf(sentence, measure, isOfPromotions, last),
      base,
    }),
    members,
    namesParts:
      dimensions.length > 0 ||
      namedMeasure !== undefined ||
      findCount(sentence, base) !== undefined ||
      has(...askingKinds, 'member', 'weeks', 'mean') ||
      (last !== undefined && has('in-rupees')) ||
      widened.some((dimension) => base?.where[dimension]),
    premise: premiseOf(sentence, query),
  };
}

/** 'Why did it fall', 'did it grow': of one thing, one way. */
function premiseOf(sentence: Sentence, { measure, by, view, order }: Query): 1 | -1 | undefined {
  const { meaningsOf } = sentence;
  if (by.length > 0 && (view !== 'why' || order)) return undefined;
  const [side] = meaningsOf('side');
  if (side) return view === 'why' ? (side.side === 'below' ? -1 : 1) : undefined;
  const grows = view === 'why' && meaningsOf('view').some(({ sign }) => sign);
  return signOf(sentence, measure) ?? (grows ? 1 : undefined);
}
