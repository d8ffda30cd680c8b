import type { Dataset } from '../dataset';
import { type Lever, type LeverName, leverLimits, findSpendMove } from '../engine/shock';
import type { DoubtKind, Request } from '../request';
import { readMembers } from './members';
import { type Token, type TokenKind, inspect } from './tokens';

type Outcome =
  { readonly request: Request } | { readonly doubt: DoubtKind; readonly tokens: readonly Token[] };

/** Words that a sentence about one lever may hold. */
const allowedKinds: readonly TokenKind[] = [
  'filler',
  'break',
  'what',
  'will',
  'what-if',
  'of',
  'each',
  'all',
  'dimension',
  'lever',
  'direction',
  'comparative',
  'number',
  'member',
  'measure',
  'comes-from',
  'is',
  'spend',
  'pointer',
  'weeks',
  'only',
  'and',
];

const isPercent = (token: Token | undefined) => token?.text === '%';

/** The lever that a sentence moves, by its own words or those of the spend that it is. */
function leversOf(tokens: readonly Token[]): LeverName[] {
  return tokens.flatMap(({ meaning }): LeverName[] => {
    if (meaning.kind === 'lever') return [meaning.lever];
    if (meaning.kind === 'spend') return ['spend'];
    const isSpend = meaning.kind === 'measure' && /Spend$/.test(meaning.measure);
    return isSpend ? ['spend'] : [];
  });
}

/** Which way a lever goes: by a word, or by the sign of its number. */
function directionsOf(tokens: readonly Token[]): (1 | -1)[] {
  return tokens.flatMap(({ meaning, text }): (1 | -1)[] => {
    if (meaning.kind === 'direction') return [meaning.sign];
    if (meaning.kind === 'comparative') return [meaning.order === 'most' ? 1 : -1];
    if (meaning.kind === 'number' && /^[-+]/.test(text)) return [text.startsWith('-') ? -1 : 1];
    return [];
  });
}

/** A sentence that moves one lever by one per cent, in one channel or in all. */
export function readWhatIf(tokens: readonly Token[], data: Dataset): Outcome | undefined {
  const { has } = inspect(tokens);
  if (has('move') && has('where-it-pays')) return readMove(tokens, data);
  const levers = Array.from(new Set(leversOf(tokens)));
  const [name] = levers;
  const numbers = tokens.filter(({ meaning }) => meaning.kind === 'number');
  const percents = tokens.filter(
    (token, index) => token.meaning.kind === 'number' && isPercent(tokens[index + 1]),
  );
  const directions = directionsOf(tokens);
  const isAsked = has('what-if') || (directions.length > 0 && percents.length > 0) || has('bear');
  if (!name || !(isAsked || has('lever'))) {
    return has('what-if') && has('direction') ? { doubt: 'levers', tokens: [] } : undefined;
  }
  // 'The average price': what is no lever there is nothing that the sample holds.
  if (!isAsked && numbers.length === 0 && directions.length === 0) {
    return {
      doubt: 'words',
      tokens: tokens.filter(({ meaning: { kind } }) => kind === 'lever' || kind === 'unknown'),
    };
  }
  const others = tokens.filter(
    (token) =>
      !allowedKinds.includes(token.meaning.kind) &&
      !isPercent(token) &&
      token.meaning.kind !== 'bear' &&
      token.meaning.kind !== 'which',
  );
  if (others.length > 0) return { doubt: 'words', tokens: others };
  if (levers.length > 1) return { doubt: 'levers', tokens: [] };
  const [sign] = directions;
  const [amount] = percents;
  if (numbers.length !== 1 || !amount) return { doubt: 'lever-amount', tokens: numbers };
  if (sign === undefined || directions.some((one) => one !== sign)) {
    return { doubt: 'lever-amount', tokens: [amount] };
  }
  const change = sign * Math.abs(Number(amount.text.replace('+', '')));
  const { min, max } = leverLimits[name];
  if (change < min || change > max) return { doubt: 'lever-limit', tokens: [amount] };
  return requestInScope(tokens, { name, change });
}

/** The request, where a lever can be moved in what the sentence names. */
function requestInScope(tokens: readonly Token[], lever: Lever): Outcome {
  const { has, all } = inspect(tokens);
  const dimensions = all('dimension').map(({ dimension }) => dimension);
  const members = readMembers(tokens);
  if (has('bear') || has('which')) {
    const isPrice = lever.name === 'price' && lever.change > 0;
    const isOfProducts = dimensions.every((one) => one === 'product') && dimensions.length > 0;
    return has('bear') && isPrice && isOfProducts && members.length === 0
      ? { request: { kind: 'what-if', levers: [lever], by: 'product' } }
      : { doubt: 'lever-scope', tokens: tokens.filter(({ meaning }) => meaning.kind === 'bear') };
  }
  const outside = members.filter(
    ({ dimension, names }) => dimension !== 'channel' || names.length > 1,
  );
  const isNarrow =
    outside.length > 0 || members.length > 1 || dimensions.some((one) => one !== 'channel');
  if (isNarrow) {
    const named = outside.length > 0 ? outside : members;
    return { doubt: 'lever-scope', tokens: named.flatMap(({ index }) => tokens[index] ?? []) };
  }
  const results = all('measure').filter(
    ({ measure }) => !/Spend$|^sales$|^profit$|^margin$/.test(measure),
  );
  if (results.length > 0) {
    return { doubt: 'words', tokens: tokens.filter(({ meaning }) => meaning === results[0]) };
  }
  const channel = members[0]?.names[0];
  return { request: { kind: 'what-if', levers: [{ ...lever, ...(channel && { channel }) }] } };
}

function readMove(tokens: readonly Token[], data: Dataset): Outcome | undefined {
  const { has } = inspect(tokens);
  const kinds = [...allowedKinds, 'move', 'where-it-pays', 'budget'];
  const others = tokens.filter(
    ({ meaning }) => !kinds.includes(meaning.kind) || ['member', 'number'].includes(meaning.kind),
  );
  const isSpend = leversOf(tokens).length > 0 || has('budget') || has('dimension');
  const move = findSpendMove(data);
  if (others.length > 0 || !isSpend || !move) return { doubt: 'words', tokens: others };
  return { request: { kind: 'what-if', levers: move.levers } };
}
