import type { Dataset } from '../dataset';
import { type Query, isSamePeriod, defaultWeeks, comparesWithBase } from '../engine/query';
import { FORECAST_WEEKS } from '../figures/forecast';
import { queryToExtend, tokensOfFollowUp, whereOver } from './follow-up';
import { inUnitOf, readMeasure } from './measure';
import { type MemberMention, readMembers, tokensOfMembers } from './members';
import { fitsWeeks, readWeeks } from './weeks';
import { readOrder, readRanking, signOf } from './ranking';
import { readThreshold } from './threshold';
import { readDimensions, readRows } from './rows';
import { type Token, askingKinds, grammarKinds, inspect } from './tokens';
import { readVersus, readView, tokensOfView } from './view';

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
 * Reads the tokens of a sentence as a query.
 * @param last the query that a follow-up is laid over: a part that is named replaces the same part
 * @returns nothing where it points at rows of the answer before that no query can be kept to
 */
export function interpret(
  tokens: readonly Token[],
  data: Dataset,
  last?: Query,
): Interpretation | undefined {
  const { has, all } = inspect(tokens);
  const isFollowUp = last !== undefined;
  const members = readMembers(tokens);
  const dimensions = readDimensions(tokens);
  const isOfPromotions =
    dimensions.includes('promotion') || members.some(({ dimension }) => dimension === 'promotion');
  const named = readMeasure(tokens, isOfPromotions, last);
  const versus = readVersus(tokens, named.value ?? last?.measure ?? 'sales');
  const weeks = readWeeks(tokens, last?.weeks);
  const ownView = readView(tokens, weeks.value, versus.value, last);
  const base = last && queryToExtend(tokens, last, ownView, data);
  if (isFollowUp && !base) return undefined;

  const view = ownView ?? base?.view ?? 'value';
  const parts = {
    measure: inUnitOf(all('threshold')[0], named.value ?? base?.measure ?? 'sales', view),
    view,
    by: base?.by ?? [],
    where: whereOver(members, base?.where ?? {}, data),
  };
  const isEvery = tokens.some(({ text }) => /\bevery$/.test(text));
  const isOfAll = dimensions.includes('promotion') && (isEvery || has('all', 'ran'));
  const compares = comparesWithBase(view);
  const draft: Query = {
    ...parts,
    weeks: weeks.value.period ?? inferWeeks(parts, base, isOfAll, data),
    versus: compares ? (versus.value ?? base?.versus ?? 'past') : undefined,
  };
  const rows = readRows(tokens, members, draft, base);
  const listed: Query = { ...draft, by: rows.value };
  const ranking = readRanking(tokens, listed, base);
  const ranked: Query = { ...listed, ...ranking.value };
  const own = readThreshold(tokens, ranked, data);
  const replaces =
    has('side', 'direction', 'threshold') ||
    [readOrder(tokens, ranked.measure), ownView, named.value].some(Boolean);
  const threshold = own.value ?? (replaces || ranked.by.length === 0 ? undefined : base?.threshold);
  const query: Query = { ...ranked, threshold };
  const placed = new Set([
    ...named.tokens,
    ...tokensOfView(tokens, query),
    ...(compares ? versus.tokens : []),
    ...weeks.tokens.filter((token) => fitsWeeks(token, query)),
    ...tokensOfMembers(tokens, members, query),
    ...rows.tokens,
    ...ranking.tokens,
    ...own.tokens,
    ...tokensOfFollowUp(tokens, isFollowUp),
  ]);
  return {
    query,
    unplaced: tokens.filter(
      (token) => !placed.has(token) && !grammarKinds.includes(token.meaning.kind),
    ),
    members,
    namesParts:
      members.length > 0 ||
      dimensions.length > 0 ||
      named.value !== undefined ||
      ranking.tokens.length > 0 ||
      has(...askingKinds, 'weeks', 'mean') ||
      (isFollowUp && has('in-rupees')),
    premise: premiseOf(tokens, query),
  };
}

/** 'Why did it fall', 'did it grow': of one thing, one way. */
function premiseOf(
  tokens: readonly Token[],
  { measure, by, view, order }: Query,
): 1 | -1 | undefined {
  const { all } = inspect(tokens);
  if (by.length > 0 && (view !== 'why' || order)) return undefined;
  const [side] = all('side');
  if (side) return view === 'why' ? (side.side === 'below' ? -1 : 1) : undefined;
  const grows = view === 'why' && all('view').some(({ sign }) => sign);
  return signOf(tokens, measure) ?? (grows ? 1 : undefined);
}
