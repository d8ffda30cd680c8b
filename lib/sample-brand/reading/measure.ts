import { type MeasureId, measureIds, measures } from '../engine/measures';
import type { Query, View } from '../engine/query';
import type { ThresholdMeaning } from './threshold';
import type { Sentence, TokenKind } from './tokens';

/** The measure that is meant where none is named: 'what did it cost', 'is it worth it'. */
function inferMeasure(
  { has, meaningsOf }: Sentence,
  isOfPromotions: boolean,
  last?: Query,
): MeasureId | undefined {
  const goals = [...meaningsOf('side'), ...meaningsOf('versus')].map(({ versus }) => versus);
  const followsPromotions = last?.by.includes('promotion') || last?.where.promotion !== undefined;
  const candidates = measureIds.filter((id) => {
    const { isOfPromotions: isOne = false, verbs } = measures[id];
    return (
      isOne === (isOfPromotions || followsPromotions) ||
      (!isOfPromotions && verbs?.includes('loss'))
    );
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

/** The measure that is named: with 'lost' or 'as % of sales' beside it, one that belongs to it. */
function namedMeasure({ has, meaningsOf }: Sentence, last?: Query): MeasureId | undefined {
  const [first] = meaningsOf('measure');
  const measure = first?.measure ?? (has('of-sales') ? last?.measure : undefined);
  if (!measure) return undefined;
  const { whenLost, rate } = measures[measure];
  if (whenLost && has('loss')) return whenLost;
  return (has('of-sales') && rate?.measure) || measure;
}

/**
 * The measure, by its name or by a verb of its own; undefined where no word says it.
 * @param last the question before, whose measure stays unless the words say another
 */
export function readMeasure(
  sentence: Sentence,
  isOfPromotions: boolean,
  last?: Query,
): MeasureId | undefined {
  return namedMeasure(sentence, last) ?? inferMeasure(sentence, isOfPromotions, last);
}

/**
 * The kinds of words that ask for a measure that is read: its verbs.
 * @param measure as it was read, or that of the question before
 */
export function verbsOf(
  { has }: Sentence,
  measure: MeasureId,
  isOfPromotions: boolean,
  last?: Query,
): readonly TokenKind[] {
  const verbs = (measures[measure].verbs ?? []).filter((kind) => kind !== 'activity');
  // 'Which channel brings the most margin'; what a promotion brings are its extra sales.
  const isNamed = has('measure') || (last !== undefined && has('of-sales'));
  return isNamed && !isOfPromotions ? [...verbs, 'bring'] : verbs;
}

/** 'Margin above 42%' is about its share of net sales, 'less than 2 weeks of stock' about cover. */
export function inUnitOf(
  threshold: ThresholdMeaning | undefined,
  measure: MeasureId,
  view: View,
): MeasureId {
  const { rate, inWeeks } = measures[measure];
  if (view !== 'value') return measure;
  if (threshold?.unit === 'percent') return rate?.measure ?? measure;
  return (threshold?.unit === 'weeks' && inWeeks) || measure;
}
