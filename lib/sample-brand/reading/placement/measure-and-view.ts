import { measures } from '../../engine/measures';
import { comparesWithBase } from '../../engine/query';
import { isLeading } from '../follow-up';
import { type Token, type TokenKind, hasKind, neighbour } from '../tokens';
import { isMeaningVerb } from '../topics';
import { goalOf } from '../view';
import type { RuleGroup } from './rules';

/** Whether a view or a measure stands there once more: 'growth of growth' is neither. */
function isRepeated(
  tokens: readonly Token[],
  index: number,
  skipped: readonly TokenKind[],
): boolean {
  const idOf = (token: Token | undefined) =>
    token?.meaning.kind === 'view'
      ? token.meaning.view
      : token?.meaning.kind === 'measure' && token.meaning.measure;
  return idOf(tokens[index]) === idOf(neighbour(tokens, index, -1, skipped));
}

/** 'Sold out of oat bites', 'our sell through in D2C': no net sales. */
function isSellOut(tokens: readonly Token[], index: number): boolean {
  const [verb, particle, next] = tokens.slice(index, index + 3);
  if (!/^(?:sell|sold)$/.test(verb?.text ?? '')) return false;
  const isEnd = ['of', 'break', undefined].includes(next?.meaning.kind);
  return particle?.text === 'out of' || (/^(?:in|through)$/.test(particle?.text ?? '') && isEnd);
}

/** Words for the measure and its units. */
export const measureRules: RuleGroup = ({ sentence, query, measureKinds, base }) => {
  const { tokens, has, meaningsOf } = sentence;
  const { view, by, versus, measure } = query;
  const { unit, adds } = measures[measure];
  const isRate = view === 'share' || unit === 'share';
  return {
    ...Object.fromEntries(measureKinds.map((kind) => [kind, true])),
    // What was paid for a promotion is no payback.
    ...(measureKinds.includes('pay') && { pay: !tokens.some(({ text }) => text === 'for') }),
    ...(measureKinds.includes('loss') && {
      loss: ({ token }: { readonly token: Token }) =>
        token.text !== 'losing' || !has('which') || has('order', 'measure'),
    }),
    measure: ({ meaning, index }) =>
      meaning.measure === meaningsOf('measure')[0]?.measure &&
      !isRepeated(tokens, index, ['filler', 'of']) &&
      !isSellOut(tokens, index),
    'in-percent': isRate || (view === 'change' && unit === 'money' && versus === 'past'),
    'in-rupees':
      unit === 'money' && !isRate && view !== 'why' && versus !== 'past' && base?.versus !== 'past',
    'of-sales': unit === 'share' || (view === 'share' && measure === 'sales'),
    // The mean of a ratio is the ratio of the sums.
    mean: ({ index }) =>
      !isMeaningVerb(tokens, index) &&
      (view === 'average' || (adds === 'no' && view === 'value' && by.length === 0)),
    now: adds === 'lines' || unit === 'weeks',
  };
};

/** 'Look up', 'bring down', 'up north': no rise and no fall. */
function isPlaceOf(tokens: readonly Token[], index: number): boolean {
  if (!/^(?:up|down)$/.test(tokens[index]?.text ?? '')) return false;
  const before = tokens[index - 1];
  const isVerb = /^(?:look|bring|put|give|show|get|make)/.test(before?.text ?? '');
  return isVerb || tokens[index + 1]?.meaning.kind === 'member';
}

/** 'Stock of products that grew', 'margin of growing regions': rows are picked by what is not shown. */
function picksRows(tokens: readonly Token[], index: number): boolean {
  const kindAt = (at: number) => tokens[at]?.meaning.kind;
  const isBehind = kindAt(index - 1) === 'pronoun' && kindAt(index - 2) === 'dimension';
  const isBefore = kindAt(index + 1) === 'dimension';
  if (!isBehind && !isBefore) return false;
  const start = isBehind ? index - 2 : index;
  const { meaning } = tokens.find((token) => token.meaning.kind === 'measure') ?? {};
  const isMeasureFirst = hasKind(tokens.slice(0, start), 'measure');
  const isOfSales = meaning?.kind === 'measure' && meaning.measure === 'sales';
  return isMeasureFirst && !isOfSales && neighbour(tokens, start, -1)?.meaning.kind === 'of';
}

/** Words for what is shown, and what it is compared with. */
export const viewRules: RuleGroup = ({ sentence, query, base }) => {
  const { tokens, has } = sentence;
  const { measure, view, by, order, versus } = query;
  const { unit, breakEven } = measures[measure];
  const isList = by.length > 0;
  const isForecast = view === 'forecast';
  const moves = view === 'change' || view === 'why' || isForecast;
  // The highest forecast is not what will grow most.
  const isOfForecast = isForecast && isList && (order !== undefined || has('which'));
  // 'Has it grown' behind a share is meant of the share, which has no change.
  const showsMove = moves && !isOfForecast && base?.view !== 'share';
  const isAgainst = (goal: string) =>
    comparesWithBase(view) && (goal === versus || (goal === 'goal' && versus === goalOf(measure)));
  return {
    view({ token, meaning, index }) {
      const isOfView = meaning.view === 'change' ? showsMove : meaning.view === view;
      const isTwice = view !== 'why' && isRepeated(tokens, index, ['filler', 'of', 'measure']);
      // 'By how much' behind a ranking of values asks how far the first is ahead.
      const isLead =
        token.text === 'by how much' && base !== undefined && base.versus === undefined;
      // 'Percentage of products out of stock' counts products.
      const isOfMembers =
        view === 'share' &&
        unit === 'count' &&
        neighbour(tokens, index, 1, ['filler', 'of'])?.meaning.kind === 'dimension';
      return isOfView && !isTwice && !isLead && !isOfMembers;
    },
    // 'D2C's contribution to growth' is a figure, not a reason.
    contribution: ({ index }) =>
      view === 'share' ||
      (view === 'why' &&
        (has('which') || (has('what') && !hasKind(tokens.slice(0, index), 'member')))),
    driver: view === 'why',
    extent: has('direction', 'versus', 'side'),
    perform: ({ index }) =>
      tokens[index - 1]?.text !== 'on' && (view === 'value' || view === 'change' || isList),
    // 'Moved from D2C to the South'.
    movement: ({ index }) => moves && !/^(?:from|to)$/.test(tokens[index + 1]?.text ?? ''),
    will: isForecast,
    ...(isForecast && { bring: true }),
    direction({ token, meaning, index }) {
      if (meaning.isOfLever || isPlaceOf(tokens, index) || picksRows(tokens, index)) return false;
      // 'Drop the North', 'cut it': what is to be done with the question.
      const next = neighbour(tokens, index, 1)?.meaning.kind ?? 'break';
      const isVerb = ['drop', 'cut', 'trim'].includes(token.text);
      const isCommand =
        next === 'member' || (isVerb && ['dimension', 'pronoun', 'break'].includes(next));
      return showsMove && !(isCommand && isLeading(tokens, index));
    },
    // 'Is it out of stock' asks for now, not for a number of weeks.
    is({ token, index }) {
      if (view !== 'value' || !/^(?:is|are)$/.test(token.text)) return true;
      const isWeeks = tokens.some(
        ({ meaning, text }) => meaning.kind === 'measure' && /week|stockouts?$/.test(text),
      );
      const isState = (!isList && unit === 'weeks') || (unit === 'count' && !isWeeks);
      return unit === 'count' ? !isState : !isState || index > 0;
    },
    versus: ({ meaning }) => isAgainst(meaning.versus),
    side({ token, meaning, index }) {
      // 'Does the North beat the South'.
      const isOverMember =
        !/ /.test(token.text) && neighbour(tokens, index, 1, ['filler'])?.meaning.kind === 'member';
      if (meaning.versus !== 'break-even') return isAgainst(meaning.versus) && !isOverMember;
      // 'Is D2C profitable' asks of D2C itself, not of what is in it.
      const isOfRows = !isList || has('dimension', 'which', 'where') || base !== undefined;
      const isPlain = !order || meaning.side === 'above';
      return breakEven !== undefined && view === 'value' && isOfRows && isPlain;
    },
  };
};
