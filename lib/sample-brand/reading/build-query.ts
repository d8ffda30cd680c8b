import type { Dataset, Period } from '../dataset';
import { AHEAD } from '../figures/forecast';
import { type MeasureId, measures } from '../engine/measures';
import {
  type Dimension,
  type Limit,
  type Order,
  type Place,
  type Query,
  type ShownAs,
  type Versus,
  type Where,
  comparedPlace,
  isSamePeriod,
  places,
  usualWeeks,
  weeksBefore,
} from '../engine/query';
import { run } from '../engine/run';
import type { LimitPhrase } from './numbers';
import {
  type NamedMember,
  type Sentence,
  namedMembers,
  partPlaceOf,
  whereOf,
} from './sentence-parts';
import type { Token } from './tokens';

/** What the words of a sentence say, each where it says something. */
export type Clues = {
  readonly measure?: MeasureId;
  /** Measures that were named; more than one is more than one question. */
  readonly measures: readonly MeasureId[];
  readonly as?: ShownAs;
  readonly by?: readonly Dimension[];
  readonly members: readonly NamedMember[];
  readonly where: Where;
  readonly weeks?: Period;
  readonly versus?: Versus;
  readonly order?: Order;
  readonly limit?: number;
  readonly rank?: number;
  /** Rows on one side only: a side of plan, of break-even, up or down, or beyond a number. */
  readonly keeps?: 'plan' | 'break-even' | 'direction' | 'number';
  readonly side?: 'above' | 'below';
  /** Whether it asks for reasons of what it ranks: 'missed its plan, and why'. */
  readonly pins: boolean;
  readonly directions: readonly (1 | -1)[];
};

/** Asks of the tokens of a sentence. */
export const inspect = (tokens: readonly Token[]) => {
  const kinds = tokens.map(({ meaning }) => meaning.kind);
  return {
    has: (...some: readonly Token['meaning']['kind'][]) =>
      some.some((kind) => kinds.includes(kind)),
    all: <Kind extends Token['meaning']['kind']>(kind: Kind) =>
      tokens.flatMap(({ meaning }) =>
        meaning.kind === kind ? [meaning as Extract<Token['meaning'], { kind: Kind }>] : [],
      ),
  };
};

const isShownAs = (as: ShownAs) => (token: Token | undefined) =>
  token?.meaning.kind === 'shown-as' && token.meaning.as === as;

/** The nearest token before or behind a place that says something. */
function neighbour(tokens: readonly Token[], index: number, step: 1 | -1): Token | undefined {
  let at = index + step;
  while (tokens[at] && ['filler', 'only'].includes(tokens[at]?.meaning.kind ?? '')) at += step;
  return tokens[at];
}

/** The dimensions that rows are told by; one that only says what a member is does not count. */
function dimensionsOf(tokens: readonly Token[]): Dimension[] {
  const found = tokens.flatMap((token, index): Dimension[] => {
    if (token.meaning.kind !== 'dimension') return [];
    const { dimension, isEach } = token.meaning;
    const before = neighbour(tokens, index, -1)?.meaning;
    const behind = neighbour(tokens, index, 1)?.meaning;
    const names = (meaning: Token['meaning'] | undefined) =>
      meaning?.kind === 'member' && meaning.place === dimension;
    // 'How many weeks was it out of stock' counts weeks.
    if (dimension === 'week' && before?.kind === 'how-many') return [];
    if (isEach || before?.kind === 'each' || before?.kind === 'which') return [dimension];
    if (names(before) || names(behind)) return [];
    // 'In all channels' and 'all channels except D2C' tell nothing apart; 'all promotions' do.
    if (dimension !== 'promotion' && before?.kind === 'all') return [];
    return [dimension];
  });
  return Array.from(new Set(found));
}

/** What is shown where the words say so; a contribution to a change is one of its reasons. */
function shownAsOf(tokens: readonly Token[]): ShownAs | undefined {
  const { has, all } = inspect(tokens);
  const named = all('shown-as').map(({ as }) => as);
  const moves = named.includes('change') || has('direction');
  if (named.includes('why')) return 'why';
  if (named.includes('share') && moves && contributes(tokens)) return 'why';
  if (named.includes('forecast')) return 'forecast';
  if (named.includes('share')) return 'share';
  if (named.includes('average')) return 'average';
  return moves ? 'change' : undefined;
}

/** Whether somebody asks what added to a change, rather than for a share. */
const contributes = (tokens: readonly Token[]) =>
  tokens.some((token) => isShownAs('share')(token) && /contribut/.test(token.text));

/** 'How much of the East comes from D2C', 'of the East from D2C': a share without the word. */
function asksPart(tokens: readonly Token[], members: readonly NamedMember[]): boolean {
  const [first] = members;
  if (!first) return false;
  const other = members.find(({ place }) => place !== first.place);
  const textOf = (some: readonly Token[]) => some.map(({ text }) => text).join(' ');
  const lead = textOf(tokens.slice(0, first.index));
  const isFrom = (some: readonly Token[]) =>
    some.some(
      ({ meaning, text }) => meaning.kind === 'comes-from' && /from|goes|contributed/.test(text),
    );
  const ofMeasure = /^how much of\b/.test(lead) && isFrom(tokens.slice(0, first.index));
  if (!other) return ofMeasure;
  const between = isFrom(tokens.slice(first.index, other.index));
  return ofMeasure || (between && /^(?:how much )?of\b/.test(lead));
}

function measureOf(tokens: readonly Token[], by: readonly Dimension[], where: Where) {
  const { has, all } = inspect(tokens);
  const named = Array.from(new Set(all('measure').map(({ measure }) => measure as MeasureId)));
  if (named.length > 0) return named;
  const isOfPromotions = by.includes('promotion') || where.promotion !== undefined;
  if (has('break-even-side')) {
    const isRanked = !isOfPromotions && has('order');
    return [isRanked ? 'profit' : 'payback'] as const;
  }
  if (has('spend')) return [isOfPromotions ? 'promotionSpend' : 'tradeSpend'] as const;
  if (isOfPromotions && has('bring')) return ['extra'] as const;
  if (isOfPromotions && namesTarget(tokens)) return ['payback'] as const;
  if (by.includes('promotion') && has('ran')) return ['promotionSpend'] as const;
  if (isOfPromotions && has('cost')) return ['promotionSpend'] as const;
  const isPlain = !has('shown-as', 'direction', 'versus', 'plan-side', 'order');
  if (isOfPromotions && (isPlain || has('pay', 'quality'))) return ['payback'] as const;
  return has('plan-side') ? (['sales'] as const) : [];
}

/** 'Below target', 'against target': of promotions and of stock cover, their own target is meant. */
const namesTarget = (tokens: readonly Token[]) =>
  tokens.some(
    ({ meaning, text }) =>
      (meaning.kind === 'versus' || meaning.kind === 'plan-side') && text.includes('target'),
  );

/** Which end of an order comes first, as far as the words say. */
function orderOf(tokens: readonly Token[], { count }: Sentence, good: 1 | -1): Order | undefined {
  const { has, all } = inspect(tokens);
  const best = count?.isBest ?? all('quality')[0]?.isBest;
  if (best !== undefined) return best === good > 0 ? 'most' : 'least';
  const compares =
    has('comparative') && !has('direction') ? all('comparative')[0]?.order : undefined;
  const grows = has('direction') ? all('comparative')[0]?.order : undefined;
  const order = count?.order ?? all('order')[0]?.order ?? compares ?? grows;
  if (!order) return undefined;
  const directions = all('direction').map(({ sign }) => sign);
  const falls = directions.length > 0 && directions.every((sign) => sign < 0);
  const isShort =
    all('plan-side').some(({ side }) => side === 'below') ||
    tokens.some(({ meaning, text }) => meaning.kind === 'versus' && /gap|short/.test(text));
  const turned = order === 'most' ? 'least' : 'most';
  return falls || isShort ? turned : order;
}

/** What the words of a sentence say about a query. */
export function cluesOf(sentence: Sentence, data: Dataset): Clues {
  const { tokens, periods, limit, count } = sentence;
  const { has, all } = inspect(tokens);
  const members = namedMembers(tokens);
  const where = whereOf(members, data);
  const dimensions = dimensionsOf(tokens);
  const named = measureOf(tokens, dimensions, where);
  const [measure] = named;
  const shown = asksPart(tokens, members) ? 'share' : shownAsOf(tokens);
  const isOnTarget = namesTarget(tokens) && measures[measure ?? 'sales'].target !== undefined;
  const versus = isOnTarget ? 'target' : has('plan-side') ? 'plan' : versusNamed(tokens);
  const isAhead = periods.some((period) => period.isAhead) || has('will');
  const isCompared = periods.some((period) => period.isCompared) || comparesPeriods(sentence);
  const changes = isCompared || versus !== undefined;
  const foresees = isAhead && (shown === undefined || shown === 'change');
  const as = foresees ? 'forecast' : (shown ?? (changes ? 'change' : undefined));
  const order = orderOf(tokens, sentence, measures[measure ?? 'sales'].good);
  const directions = all('direction').map(({ sign }) => sign);
  const side = all('plan-side')[0]?.side ?? all('break-even-side')[0]?.side;
  const keeps = limit
    ? 'number'
    : has('plan-side')
      ? 'plan'
      : has('break-even-side')
        ? 'break-even'
        : directions.length > 0 && !order
          ? 'direction'
          : undefined;
  const weeks = weeksOf(sentence);
  return {
    ...(measure && { measure }),
    measures: named,
    ...(as && { as }),
    ...(dimensions.length > 0 && { by: dimensions }),
    members,
    where,
    ...(weeks && { weeks }),
    ...(versus && { versus }),
    ...(order && { order }),
    ...(count?.limit !== undefined && { limit: count.limit }),
    ...(count?.rank !== undefined && { rank: count.rank }),
    ...(keeps && { keeps }),
    ...(side && { side }),
    pins: as === 'why' && ranksChange(tokens, order) && !isContribution(tokens),
    directions,
  };
}

/** 'Which grew fastest, and why', 'which missed its plan, and why': the order is one of changes. */
function ranksChange(tokens: readonly Token[], order: Order | undefined): boolean {
  const { has, all } = inspect(tokens);
  const changes = has('direction') || all('shown-as').some(({ as }) => as === 'change');
  return has('plan-side') || (order !== undefined && (changes || has('versus')));
}

/** Whether reasons are asked for by 'contribute' or 'drive', whose greatest leads in any case. */
export const isContribution = (tokens: readonly Token[]): boolean =>
  contributes(tokens) ||
  tokens.some(
    (token) => isShownAs('why')(token) && /^dr[iao]|contribut|responsible/.test(token.text),
  );

const versusNamed = (tokens: readonly Token[]): Versus | undefined =>
  inspect(tokens).all('versus')[0]?.versus;

/** The weeks that a sentence names; two periods count where the later is set beside the earlier. */
function weeksOf({ periods }: Sentence): Period | undefined {
  const [one, other] = periods;
  if (!one || !other) return one?.period;
  const [later, sooner] = one.period.from > other.period.from ? [one, other] : [other, one];
  const past = weeksBefore(later.period);
  return past && isSamePeriod(past, sooner.period) ? later.period : undefined;
}

/** Whether two periods that are named are as many weeks, one directly before the other. */
export const comparesPeriods = (sentence: Sentence): boolean =>
  sentence.periods.length === 2 && weeksOf(sentence) !== undefined;

/** The dimension whose members are ranked where none is named. */
function rankedBy({
  measure = 'sales',
  where,
  versus,
}: Pick<Query, 'where'> & Partial<Query>): Dimension {
  if (measures[measure].isOfPromotions) return 'promotion';
  if (versus === 'plan') return where.region ? 'channel' : 'region';
  return where.product?.length === 1 ? 'channel' : 'product';
}

/** Thousands of rupees, shares and numbers that a limit's unit makes of it. */
function limitValue({ number, unit }: LimitPhrase, query: Query): number | undefined {
  const thousands = { rupees: 0.001, thousand: 1, lakh: 100, crore: 10_000 } as const;
  const isRate =
    query.as === 'share' ||
    (query.as === 'change' && query.versus === 'past' && measures[query.measure].unit === 'money');
  const kind = isRate ? 'share' : measures[query.measure].unit;
  if (kind === 'share') {
    return unit === 'percent' || unit === 'points' ? number / 100 : undefined;
  }
  if (kind === 'money')
    return unit && unit in thousands ? number * thousands[unit as 'lakh'] : undefined;
  if (kind === 'rupees') return unit === undefined || unit === 'rupees' ? number : undefined;
  return unit === undefined || unit === 'weeks' ? number : undefined;
}

/** Which rows are kept; undefined where the number has a unit that the measure has not. */
function keepOf(clues: Clues, query: Query, data: Dataset, limit?: LimitPhrase): Limit | undefined {
  const { keeps, side, directions } = clues;
  if (keeps === 'number' && limit) {
    const value = limitValue(limit, query);
    if (value === undefined) return undefined;
    const falls =
      query.as === 'change' && directions.length > 0 && directions.every((sign) => sign < 0);
    if (!falls) return { side: limit.side, value };
    return { side: limit.side === 'above' ? 'below' : 'above', value: -value };
  }
  if (query.order || query.as === 'why') return undefined;
  if (keeps === 'plan' && side) return { side, value: 0 };
  if (keeps === 'break-even' && side) return { side, value: data.paybackTarget };
  const [sign] = directions;
  const isOneWay = sign !== undefined && directions.every((one) => one === sign);
  if (keeps !== 'direction' || !isOneWay || query.as !== 'change') return undefined;
  return { side: sign > 0 ? 'above' : 'below', value: 0 };
}

/** The rows' dimensions: named, compared, asked for by 'where', the part of a share, or ranked. */
function byOf(
  sentence: Sentence,
  clues: Clues,
  draft: Query,
  hasLast: boolean,
): readonly Dimension[] {
  const { tokens } = sentence;
  const { has } = inspect(tokens);
  const { members, where } = clues;
  if (draft.as === 'share') {
    if (clues.by) return clues.by;
    const part = partPlaceOf(tokens, members);
    return part ? [part] : hasLast ? draft.by : [];
  }
  const named = members.filter(({ isExcluded }) => !isExcluded);
  const several = places.find((place) => named.filter((one) => one.place === place).length > 1);
  const own: Dimension[] = [...(clues.by ?? [])];
  const tellsApart = own.length === 0 ? !has('together') : has('compare');
  if (
    tellsApart &&
    several &&
    several === comparedPlace({ [several]: where[several] ?? [] }) &&
    !own.includes(several)
  ) {
    own.push(several);
  }
  if (own.length > 0) return own;
  if (has('where') && draft.as !== 'forecast') {
    if (measures[draft.measure].isOfPromotions) return ['promotion'];
    return (['channel', 'region'] as const).filter((place) => where[place]?.length !== 1);
  }
  const ranks = clues.order !== undefined || clues.limit !== undefined || clues.rank !== undefined;
  const lists = clues.keeps === 'break-even' || (has('which') && clues.keeps !== undefined);
  if (hasLast && draft.by.length > 0) return draft.by;
  const asksOne = ranks && !(draft.as === 'why' && !clues.pins);
  return asksOne || (lists && !where.promotion) ? [rankedBy(draft)] : [];
}

/** The query that a follow-up is laid over, as far as the sentence leaves it. */
function baseOf(clues: Clues, last: Query, data: Dataset): Query {
  if (clues.as !== 'why' || clues.by || !last.order || last.by.length === 0) return last;
  // 'Why?' behind a ranking asks about the one that leads it.
  const [first] = run(data, last).rows;
  return first ? { ...last, by: [], where: first.where } : last;
}

/**
 * The query that a sentence asks for.
 * @param last the query that a follow-up is laid over: a part that is named replaces the same part
 */
export function buildQuery(sentence: Sentence, clues: Clues, data: Dataset, last?: Query): Query {
  const base = last && baseOf(clues, last, data);
  const where: Where = { ...base?.where, ...clues.where };
  const as = clues.as ?? base?.as ?? 'value';
  const named = clues.measure ?? base?.measure ?? 'sales';
  // 'Margin above 42%' is about its share of net sales.
  const unit = as === 'value' ? sentence.limit?.unit : undefined;
  const { rate, inWeeks } = measures[named];
  const inUnit = unit === 'percent' ? rate?.measure : unit === 'weeks' ? inWeeks : undefined;
  const measure = inUnit ?? named;
  const compares = as === 'change' || as === 'why';
  const versus = compares ? (clues.versus ?? base?.versus ?? 'past') : undefined;
  const leavesForecast = base?.as === 'forecast' && as !== 'forecast';
  const lastWeeks =
    leavesForecast || (as === 'forecast' && base?.as !== 'forecast') ? undefined : base?.weeks;
  const isOfAll = clues.by?.includes('promotion') && inspect(sentence.tokens).has('all', 'ran');
  const usual =
    as === 'forecast'
      ? { from: data.weeks, to: data.weeks + AHEAD }
      : isOfAll
        ? { from: 0, to: data.weeks }
        : usualWeeks(data, where);
  const draft: Query = {
    measure,
    as,
    by: base?.by ?? [],
    where,
    weeks: clues.weeks ?? lastWeeks ?? usual,
    ...(versus && { versus }),
  };
  const replaced = (dimension: Dimension) =>
    dimension !== 'week' && where[dimension as Place]?.length === 1;
  const found = byOf(sentence, clues, draft, base !== undefined);
  const isKept = clues.by !== undefined || as === 'share' || !base;
  const by = isKept ? found : found.filter((dimension) => !replaced(dimension));

  const isRanked = by.length > 0 && !(as === 'why' && !clues.pins && !base?.order);
  const order = isRanked ? (clues.order ?? pinnedOrder(clues) ?? base?.order) : undefined;
  const limit = clues.limit ?? (clues.order ? undefined : base?.limit);
  const rank = clues.rank ?? (clues.order ? undefined : base?.rank);
  const query: Query = {
    ...draft,
    by,
    ...(order && { order }),
    ...(order && limit !== undefined && { limit }),
    ...(order && rank !== undefined && { rank }),
  };
  const keep =
    by.length > 0
      ? (keepOf(clues, query, data, sentence.limit) ?? lastKeep(clues, base))
      : undefined;
  return { ...query, ...(keep && { keep }) };
}

/** A part that the sentence does not speak of stays as it was. */
const lastKeep = (clues: Clues, base: Query | undefined) =>
  clues.keeps || clues.order || clues.as || clues.measure ? undefined : base?.keep;

/** 'Which missed its plan, and why?': the one that missed most. */
const pinnedOrder = ({ pins, side }: Clues): Order | undefined =>
  pins && side ? (side === 'below' ? 'least' : 'most') : undefined;
