import { type MeasureId, measures } from '../engine/measures';
import type { Query, Versus, View } from '../engine/query';
import { isLeading } from './follow-up';
import { risesIn } from './ranking';
import { type Slot, type Token, type TokenKind, inspect, isRepeated, neighbour } from './tokens';
import type { NamedWeeks } from './weeks';

/** The kinds of words, beside its own names, that go with each view. */
const viewKinds: Readonly<Record<View, readonly TokenKind[]>> = {
  value: ['perform'],
  average: ['mean'],
  change: ['move', 'direction', 'perform'],
  share: ['contribution'],
  why: ['move', 'direction', 'driver'],
  forecast: ['move', 'direction', 'will', 'bring'],
  definition: [],
};

/** 'How much of the East comes from D2C', 'of the East from D2C': a share without the word. */
function asksForPart(tokens: readonly Token[]): boolean {
  const { has } = inspect(tokens);
  const first = tokens.find(({ meaning }) => meaning.kind !== 'filler');
  const isOf = first?.text === 'of' || first?.text === 'out of';
  return isOf && has('comes-from', 'is') && has('member', 'dimension');
}

/** What is shown, where the words say so. */
export function findView(tokens: readonly Token[]): View | undefined {
  const { has, all } = inspect(tokens);
  const named = all('view').map(({ view }) => view);
  const moves =
    named.includes('change') || has('direction') || (tokens[0]?.text === 'how' && has('move'));
  if (asksForPart(tokens)) return 'share';
  // 'Where did the growth come from' asks for what each member added.
  const verb = tokens.findIndex(({ meaning }) => meaning.kind === 'comes-from');
  const comesFrom = verb >= 0 && !inspect(tokens.slice(verb)).has('member');
  if (named.includes('why') || has('driver')) return 'why';
  if (moves && (comesFrom || has('contribution'))) return 'why';
  if (named.includes('forecast')) return 'forecast';
  if (named.includes('share') || has('contribution')) return 'share';
  if (has('mean') && all('dimension').some(({ dimension }) => dimension === 'week')) {
    return 'average';
  }
  if (moves) return 'change';
  return has('in-rupees') && !has('versus', 'side') ? 'value' : undefined;
}

/** What is shown, where the words or what it is compared with say so. */
export function readView(
  tokens: readonly Token[],
  { isCompared, isAhead }: NamedWeeks,
  versus: Versus | undefined,
  last?: Query,
): View | undefined {
  const view = findView(tokens);
  const foresees = isAhead || inspect(tokens).has('will');
  if (foresees && (view === undefined || view === 'change')) return 'forecast';
  return view ?? (isCompared || (versus && last?.view !== 'forecast') ? 'change' : undefined);
}

/** The words of units that go with what is shown. */
function unitKinds({ measure, view, by, versus }: Query): TokenKind[] {
  const { unit, adds } = measures[measure];
  const isRate = view === 'share' || unit === 'share';
  const kinds: readonly (readonly [TokenKind, boolean])[] = [
    ['in-percent', isRate || (view === 'change' && unit === 'money')],
    ['in-rupees', unit === 'money' && !isRate && view !== 'why' && versus !== 'past'],
    ['of-sales', unit === 'share' || (view === 'share' && measure === 'sales')],
    // The mean of a ratio is the ratio of the sums.
    ['mean', adds === 'no' && view === 'value' && by.length === 0],
    ['now', adds === 'lines' || unit === 'weeks'],
  ];
  return kinds.flatMap(([kind, fits]) => (fits ? kind : []));
}

/** The tokens that say how a query shows its measure. */
export function tokensOfView(tokens: readonly Token[], query: Query): Token[] {
  const { measure, view, by } = query;
  const { has } = inspect(tokens);
  // The highest forecast is not what will grow most.
  const isRankedForecast =
    view === 'forecast' && by.length > 0 && (query.order !== undefined || has('which'));
  const moves = ['change', 'why', 'forecast'].includes(view) && !isRankedForecast;
  const kinds = [...viewKinds[view], ...unitKinds(query), ...(by.length > 0 ? ['perform'] : [])];
  return tokens.filter((token, index) => {
    const { meaning, text } = token;
    if (meaning.kind === 'view') {
      const isOfView = meaning.view === 'change' ? moves : meaning.view === view;
      const isEcho = view !== 'why' && isRepeated(tokens, index, ['filler', 'of', 'measure']);
      return isOfView && !isEcho;
    }
    // What contributes most stands first in any case.
    if (meaning.kind === 'order' && view === 'why' && has('contribution', 'driver')) {
      return meaning.order === 'most';
    }
    // 'D2C's contribution to growth' is a figure, not a reason.
    if (meaning.kind === 'contribution' && view === 'why') {
      return has('which') || (has('what') && !inspect(tokens.slice(0, index)).has('member'));
    }
    if (meaning.kind === 'direction') {
      // 'Drop the North', 'cut it': what is to be done with the question.
      const next = neighbour(tokens, index, 1)?.meaning.kind ?? 'break';
      const isVerb = ['drop', 'cut', 'trim'].includes(text);
      const isCommand =
        next === 'member' || (isVerb && ['dimension', 'pronoun', 'break'].includes(next));
      return moves && !(isCommand && isLeading(tokens, index));
    }
    if (meaning.kind === 'comparative') return view === 'why' && risesIn(tokens).includes(token);
    // 'Is it out of stock' asks for now, not for a number of weeks.
    if (meaning.kind === 'is') {
      const isState = ['count', 'weeks'].includes(measures[measure].unit);
      const asksNow = index === 0 && ['is', 'are'].includes(tokens[0]?.text ?? '');
      return !asksNow || view !== 'value' || by.length > 0 || !isState;
    }
    return kinds.includes(meaning.kind);
  });
}

/** What a change is counted from: a goal is the measure's own target, or else the plan. */
export function readVersus(tokens: readonly Token[], measure: MeasureId): Slot<Versus | undefined> {
  const { of, all } = inspect(tokens);
  const named = [...all('side'), ...all('versus')].map(({ versus }) => versus);
  const first = named.find((one) => one !== 'break-even');
  const goal = measures[measure].target ? 'target' : 'plan';
  const value = first === 'goal' ? goal : first;
  const words = of('side', 'versus').filter(({ meaning }) => {
    const versus = 'versus' in meaning ? meaning.versus : undefined;
    return versus === value || (versus === 'goal' && value !== undefined);
  });
  return { value, tokens: words };
}
