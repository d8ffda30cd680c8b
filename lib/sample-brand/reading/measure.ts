import { type MeasureId, measureIds, measures } from '../engine/measures';
import type { Query, View } from '../engine/query';
import type { ThresholdMeaning } from './threshold';
import { type Slot, type Token, type TokenKind, inspect, isRepeated } from './tokens';

/** Lost sales, trade spend as a share of sales: what the words around a measure make of it. */
function qualifyMeasure(named: MeasureId, tokens: readonly Token[]): MeasureId {
  const { has } = inspect(tokens);
  const { whenLost, rate } = measures[named];
  if (whenLost && has('loss')) return whenLost;
  return (has('of-sales') && rate?.measure) || named;
}

/** The measure that is meant where none is named: 'what did it cost', 'is it worth it'. */
function inferMeasure(
  tokens: readonly Token[],
  isOfPromotions: boolean,
  last?: Query,
): MeasureId | undefined {
  const { has, all } = inspect(tokens);
  const goals = [...all('side'), ...all('versus')].map(({ versus }) => versus);
  const followsPromotions = last?.by.includes('promotion') || last?.where.promotion !== undefined;
  const candidates = measureIds.filter((id) => {
    const { isOfPromotions: isOne = false, verbs } = measures[id];
    return isOne === (isOfPromotions || followsPromotions) || verbs?.includes('loss');
  });
  if (goals.includes('break-even')) return candidates.find((id) => measures[id].breakEven);
  const hasGoal = goals.includes('goal');
  const candidate = candidates.find((id) => has(...(measures[id].verbs ?? [])));
  if (candidate && !(isOfPromotions && hasGoal)) return candidate;
  if (last) return undefined;
  if (!isOfPromotions) return has('side') ? 'sales' : undefined;
  // Of promotions, what they pay back is asked for unless something else is.
  const isPlain = !has('view', 'contribution', 'direction', 'versus', 'side', 'order');
  return hasGoal || isPlain || has('quality') ? 'payback' : undefined;
}

/**
 * The measure, by its name or by a verb of its own; undefined where no word says it.
 * @param last the question before, whose measure stays unless the words say another
 */
export function readMeasure(
  tokens: readonly Token[],
  isOfPromotions: boolean,
  last?: Query,
): Slot<MeasureId | undefined> {
  const { has, all, of } = inspect(tokens);
  const [first] = all('measure');
  const named = (first?.measure ?? (has('of-sales') ? last?.measure : undefined)) as
    MeasureId | undefined;
  const value = named ? qualifyMeasure(named, tokens) : inferMeasure(tokens, isOfPromotions, last);
  const { verbs = [] } = measures[value ?? last?.measure ?? 'sales'];
  // 'Which channel brings the most margin'; what a promotion brings are its extra sales.
  const kinds: readonly TokenKind[] = named && !isOfPromotions ? [...verbs, 'bring'] : verbs;
  const names = tokens.filter(
    ({ meaning }, index) =>
      meaning.kind === 'measure' &&
      meaning.measure === first?.measure &&
      !isRepeated(tokens, index, ['filler', 'of']),
  );
  return {
    value,
    tokens: [...names, ...of(...kinds).filter(({ meaning }) => meaning.kind !== 'ran')],
  };
}

/** 'Margin above 42%' is about its share of net sales, 'less than 2 weeks of stock' about cover. */
export function inUnitOf(
  threshold: ThresholdMeaning | undefined,
  measure: MeasureId,
  view: View,
): MeasureId {
  const { rate, inWeeks } = measures[measure];
  if (view === 'value' && threshold?.unit === 'percent') return rate?.measure ?? measure;
  return (view === 'value' && threshold?.unit === 'weeks' && inWeeks) || measure;
}
