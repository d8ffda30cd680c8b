import type { Period } from '../dataset';
import { type MeasureId, measureIds, measures } from '../engine/measures';
import {
  type Dimension,
  type Order,
  type View,
  type Versus,
  isSamePeriod,
  weeksBefore,
} from '../engine/query';
import { type Token, inspect } from './tokens';

/* What the words of a sentence say of each part of a query, taken by itself. */

/** The nearest token before or behind a place that says something. */
function neighbour(tokens: readonly Token[], index: number, step: 1 | -1): Token | undefined {
  let at = index + step;
  while (['filler', 'only'].includes(tokens[at]?.meaning.kind ?? '')) at += step;
  return tokens[at];
}

/** The dimensions that rows are told by; one that only says what a member is does not count. */
export function readDimensions(tokens: readonly Token[]): Dimension[] {
  const { has } = inspect(tokens);
  const dimensions = tokens.flatMap(({ meaning }, index): Dimension[] => {
    if (meaning.kind !== 'dimension') return [];
    const { dimension, isEach } = meaning;
    const before = neighbour(tokens, index, -1)?.meaning;
    const behind = neighbour(tokens, index, 1)?.meaning;
    const isMember = [before, behind].some(
      (other) => other?.kind === 'member' && other.dimension === dimension,
    );
    // 'How many weeks was it out of stock' counts weeks, 'a week on average' divides by them.
    const isCounted = before?.kind === 'how-many' || has('mean');
    if (dimension === 'week' && isCounted) return [];
    // 'The average payback of promotions' is one figure.
    if (dimension === 'promotion' && has('mean') && before?.kind === 'of') return [];
    if (isEach || before?.kind === 'each' || before?.kind === 'which') return [dimension];
    // 'In all channels' and 'all channels except D2C' tell nothing apart; 'all promotions' do.
    const isAll = before?.kind === 'all' && dimension !== 'promotion';
    return isMember || isAll ? [] : [dimension];
  });
  return Array.from(new Set(dimensions));
}

/** 'How much of the East comes from D2C', 'of the East from D2C': a share without the word. */
function asksForPart(tokens: readonly Token[]): boolean {
  const { has } = inspect(tokens);
  const first = tokens.find(({ meaning }) => meaning.kind !== 'filler');
  return first?.text === 'of' && has('comes-from', 'is') && has('member', 'dimension');
}

/** What is shown, where the words say so; a contribution to a change is one of its reasons. */
export function readView(tokens: readonly Token[]): View | undefined {
  const { has, all } = inspect(tokens);
  const named = all('view').map(({ as }) => as);
  const isHow = tokens[0]?.text === 'how';
  const moves = named.includes('change') || has('direction') || (isHow && has('move'));
  if (asksForPart(tokens)) return 'share';
  // 'Where did the growth come from' asks for what each member added.
  const verb = tokens.findIndex(({ meaning }) => meaning.kind === 'comes-from');
  const comesFrom = moves && verb >= 0 && !inspect(tokens.slice(verb)).has('member');
  if (named.includes('why') || comesFrom || has('driver') || (has('contribution') && moves))
    return 'why';
  if (named.includes('forecast')) return 'forecast';
  if (named.includes('share') || has('contribution')) return 'share';
  const isOfWeeks = all('dimension').some(({ dimension }) => dimension === 'week');
  if (has('mean') && isOfWeeks) return 'average';
  if (moves) return 'change';
  return has('in-rupees') && !has('versus', 'side') ? 'value' : undefined;
}

/** The measure that is meant where none is named: 'what did it cost', 'is it worth it'. */
export function inferMeasure(
  tokens: readonly Token[],
  isOfPromotions: boolean,
  followsPromotions = false,
): MeasureId | undefined {
  const { has, all } = inspect(tokens);
  const sides = all('side').map(({ versus }) => versus);
  const isOne = (id: MeasureId) =>
    (measures[id].isOfPromotions === true) === (isOfPromotions || followsPromotions);
  const candidates = measureIds.filter((id) => isOne(id) || measures[id].verbs?.includes('loss'));
  if (sides.includes('break-even')) return candidates.find((id) => measures[id].breakEven);
  const hasGoal = [...sides, ...all('versus').map(({ versus }) => versus)].includes('goal');
  const candidate = candidates.find((id) => has(...(measures[id].verbs ?? [])));
  if (candidate && !(isOfPromotions && hasGoal)) return candidate;
  if (!isOfPromotions) return sides.length > 0 ? 'sales' : undefined;
  // Of promotions, what they pay back is asked for unless something else is.
  const isPlain = !has('view', 'contribution', 'direction', 'versus', 'side', 'order');
  return hasGoal || isPlain || has('quality') ? 'payback' : undefined;
}

/** What a change is counted from: a goal is the measure's own target, or else the plan. */
export function readVersus(tokens: readonly Token[], measure: MeasureId): Versus | undefined {
  const { all } = inspect(tokens);
  const versus = [...all('side'), ...all('versus')]
    .map((meaning) => meaning.versus)
    .find((one) => one !== 'break-even');
  if (versus !== 'goal') return versus;
  return measures[measure].target ? 'target' : 'plan';
}

/** Which way all that moves in a sentence goes: for a measure that is bad, 'improved' is a fall. */
export function signOf(tokens: readonly Token[], measure: MeasureId): 1 | -1 | undefined {
  const signs = inspect(tokens)
    .all('direction')
    .map(({ sign, isQuality }) => (isQuality ? sign * measures[measure].good : sign) as 1 | -1);
  return signs.find((one) => signs.every((other) => other === one));
}

/** Which end of an order comes first, as far as the words say. */
export function readOrder(tokens: readonly Token[], measure: MeasureId): Order | undefined {
  const { has, all } = inspect(tokens);
  const isBest = [...all('count'), ...all('quality')].find(
    (one) => one.isBest !== undefined,
  )?.isBest;
  if (isBest !== undefined) return isBest === measures[measure].good > 0 ? 'most' : 'least';
  const named = [...all('count'), ...all('order'), ...all('comparative')];
  const order =
    named.find((one) => one.order !== undefined)?.order ?? (has('rank') ? 'most' : undefined);
  if (!order) return undefined;
  const falls = signOf(tokens, measure) === -1;
  const isShortfall =
    all('side').some(({ versus, side }) => versus !== 'break-even' && side === 'below') ||
    all('versus').some((versus) => versus.isShortfall);
  const turned = order === 'most' ? 'least' : 'most';
  return falls || isShortfall ? turned : order;
}

/**
 * The weeks that a sentence names; two periods count where the later is set beside the earlier.
 * @param previousWeeks the weeks of the question before: 'the week before' is before those
 */
export function readWeeks(tokens: readonly Token[], previousWeeks?: Period) {
  const [one, other, ...more] = inspect(tokens)
    .all('weeks')
    .map(({ period, before, after }) => {
      if (previousWeeks && before)
        return { from: previousWeeks.from - before, to: previousWeeks.from };
      return previousWeeks && after
        ? { from: previousWeeks.to, to: previousWeeks.to + after }
        : period;
    });
  if (!one || !other) return { weeks: one, comparesPeriods: false };
  const [later, sooner] = one.from > other.from ? [one, other] : [other, one];
  const past = weeksBefore(later);
  const comparesPeriods = more.length === 0 && past !== undefined && isSamePeriod(past, sooner);
  return { weeks: comparesPeriods ? later : undefined, comparesPeriods };
}

/** The measure that is meant by a named one and the words around it: lost sales, a share of sales. */
export function qualifyMeasure(named: MeasureId | undefined, tokens: readonly Token[]) {
  const { has } = inspect(tokens);
  if (named && measures[named].whenLost && has('loss')) return measures[named].whenLost;
  if (named && has('of-sales')) return measures[named].rate?.measure ?? named;
  return named;
}
