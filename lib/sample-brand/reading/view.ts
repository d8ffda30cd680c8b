import { type MeasureId, measures } from '../engine/measures';
import type { Query, Versus, View } from '../engine/query';
import { type Sentence, hasKind } from './tokens';
import type { NamedWeeks } from './weeks';

/** 'How much of the East comes from D2C', 'of the East from D2C': a share without the word. */
function asksForPart({ tokens, has }: Sentence): boolean {
  const first = tokens.find(({ meaning }) => meaning.kind !== 'filler');
  const isOf = first?.text === 'of' || first?.text === 'out of';
  return isOf && has('comes-from', 'is') && has('member', 'dimension');
}

/** What is shown, where the words say so. */
export function findView(sentence: Sentence): View | undefined {
  const { tokens, has, meaningsOf } = sentence;
  const views = meaningsOf('view').map(({ view }) => view);
  const moves =
    views.includes('change') || has('direction') || (tokens[0]?.text === 'how' && has('movement'));
  if (asksForPart(sentence)) return 'share';
  // 'Where did the growth come from' asks for what each member added.
  const verb = tokens.findIndex(({ meaning }) => meaning.kind === 'comes-from');
  const comesFrom = verb >= 0 && !hasKind(tokens.slice(verb), 'member');
  if (views.includes('why') || has('driver')) return 'why';
  if (moves && (comesFrom || has('contribution'))) return 'why';
  if (views.includes('forecast')) return 'forecast';
  if (views.includes('share') || has('contribution')) return 'share';
  const isWeekly = meaningsOf('dimension').some(({ dimension }) => dimension === 'week');
  if (has('mean') && isWeekly) return 'average';
  if (moves) return 'change';
  return has('in-rupees') && !has('versus', 'side') ? 'value' : undefined;
}

/** What is shown, where the words or what it is compared with say so. */
export function readView(
  sentence: Sentence,
  { isCompared, isAhead }: NamedWeeks,
  versus: Versus | undefined,
  last?: Query,
): View | undefined {
  const view = findView(sentence);
  const foresees = isAhead || sentence.has('will');
  if (foresees && (view === undefined || view === 'change')) return 'forecast';
  return view ?? (isCompared || (versus && last?.view !== 'forecast') ? 'change' : undefined);
}

/** What a change is counted from: a goal is the measure's own target, or else the plan. */
export function readVersus({ meaningsOf }: Sentence, measure: MeasureId): Versus | undefined {
  const goals = [...meaningsOf('side'), ...meaningsOf('versus')].map(({ versus }) => versus);
  const first = goals.find((versus) => versus !== 'break-even');
  return first === 'goal' ? goalOf(measure) : first;
}

/** The goal of a measure: its own target, or else the plan. */
export const goalOf = (measure: MeasureId): Versus =>
  measures[measure].target ? 'target' : 'plan';
