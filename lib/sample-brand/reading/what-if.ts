import type { Dataset } from '../data/dataset';
import { type Lever, type LeverName, leverLimits, findSpendMove } from '../engine/shock';
import type { WhatIf } from '../ask/request';
import { readMembers } from './members';
import { type ParseResult, refuse } from './parse-result';
import { type Sentence, type Token, type TokenKind, grammarKinds } from './tokens';

/** Words that a sentence about one lever may hold behind another: 'and if it falls by 10%'. */
const followingKinds: readonly TokenKind[] = [
  ...grammarKinds,
  'which',
  'will',
  'each',
  'reference',
  'pronoun',
  'only',
  'and',
  'dimension',
  'member',
  'number',
  'lever',
  'spend',
  'what-if',
  'direction',
  'comparative',
];

/** Words that it may hold where it is asked for by itself. */
const openingKinds: readonly TokenKind[] = [...followingKinds, 'tolerance', 'all', 'measure', 'is'];

const isPercent = (token: Token | undefined) => token?.text === '%';

/** Measures that are moved as trade spend. */
const spends: readonly string[] = ['tradeSpend', 'promotionSpend'];

/** The lever that a word moves: trade spend by its own words, too. */
const leversIn = ({ meaning }: Token): LeverName[] => {
  if (meaning.kind === 'lever') return [meaning.lever];
  const isSpend = meaning.kind === 'measure' && spends.includes(meaning.measure);
  return isSpend || meaning.kind === 'spend' ? ['spend'] : [];
};

/** Which way a lever goes: by a word, or by the sign of its number. */
const signsIn = ({ meaning, text }: Token): (1 | -1)[] => {
  if (meaning.kind === 'direction') return [meaning.sign];
  if (meaning.kind === 'comparative') return [meaning.order === 'most' ? 1 : -1];
  if (meaning.kind !== 'number' || !/^[-+]/.test(text)) return [];
  return [text.startsWith('-') ? -1 : 1];
};

/**
 * A sentence that moves one lever by one per cent, in one channel or in all.
 * @param last the what-if that a follow-up is laid over: 'only in D2C', 'and by 10%'
 * @returns nothing where no lever is moved
 */
export function readWhatIf(
  sentence: Sentence,
  data: Dataset,
  last?: WhatIf,
): ParseResult | undefined {
  const { tokens, has, tokensOf } = sentence;
  if (has('movement') && has('where-it-pays')) return readMove(sentence, data);
  const base = last?.by || last?.levers.length !== 1 ? undefined : last.levers[0];
  const names = Array.from(new Set(tokens.flatMap(leversIn)));
  const [name = base?.name] = names;
  const numbers = tokensOf('number');
  const percents = numbers.filter((token) => isPercent(tokens[tokens.indexOf(token) + 1]));
  const signs = tokens.flatMap(signsIn);
  const isAsked = has('what-if', 'tolerance') || (signs.length > 0 && percents.length > 0);
  if (!name || !(isAsked || last || has('lever'))) {
    if (last) return refuse('words', tokens.slice(0, 1));
    return has('what-if') && has('direction') ? refuse('levers') : undefined;
  }
  // 'The average price': what is no lever there is nothing that the sample holds.
  if (!isAsked && !last && numbers.length + signs.length === 0) {
    return refuse('words', tokensOf('lever', 'unknown'));
  }
  if (percents.length > 0 && isOfPast(sentence))
    return refuse('place', tokensOf('direction', 'comparative', 'what-if'));
  const kinds = last ? followingKinds : openingKinds;
  const others = tokens.filter((token) => !kinds.includes(token.meaning.kind) && !isPercent(token));
  if (others.length > 0) return refuse('words', others);
  // A follow-up with another lever would move two.
  if (names.length > 1 || (base && name !== base.name)) return refuse('levers');
  const [percent] = percents;
  // 'Drop D2C' is no fall of the lever.
  const isSized = percent || (has('member') && signs.length === 0);
  if (base && !isSized) return refuse('words', tokens.slice(0, 1));
  const size = Math.abs(percent ? Number(percent.text) : (base?.change ?? 0));
  const [sign = base && Math.sign(base.change)] = signs;
  if (numbers.length > 1 || percents.length !== numbers.length || size === 0) {
    return refuse('lever-amount', numbers);
  }
  if (sign === undefined || signs.some((other) => other !== sign)) {
    return refuse('lever-amount', percents);
  }
  const { min, max } = leverLimits[name];
  const change = sign * size;
  if (change < min || change > max) return refuse('lever-limit', percents);
  return requestInScope(sentence, {
    name,
    change,
    ...(base?.channel && { channel: base.channel }),
  });
}

/** 'Did prices rise 5%', 'trade spend rose 16%': what was is no supposition. */
function isOfPast({ tokens, has }: Sentence): boolean {
  const isAuxiliary = /^(?:did|has|have|had|was|were)$/.test(tokens[0]?.text ?? '');
  const past = /^(?:did|has|had|was|were|rose|risen|fell|fallen|grew|grown|shrank|gone .+|spent)$/;
  const isTold = tokens.some(({ text }) => past.test(text) || /^\w+ed$/.test(text));
  return isAuxiliary || (isTold && !has('what-if', 'will'));
}

/** The request, where a lever can be moved in what the sentence names. */
function requestInScope(sentence: Sentence, lever: Lever): ParseResult {
  const { has, tokensOf, meaningsOf } = sentence;
  const dimensions = meaningsOf('dimension').map(({ dimension }) => dimension);
  const members = readMembers(sentence);
  if (has('tolerance', 'which')) {
    const isPriceRise = has('tolerance') && lever.name === 'price' && lever.change > 0;
    const isOfProducts =
      dimensions.length > 0 && dimensions.every((dimension) => dimension === 'product');
    return isPriceRise && isOfProducts && members.length === 0
      ? { request: { kind: 'what-if', levers: [lever], by: 'product' } }
      : refuse('lever-scope', tokensOf('tolerance'));
  }
  const [member, ...more] = members;
  const isChannel = member?.dimension === 'channel' && member.names.length === 1;
  const isOfAll = has('all') && member === undefined;
  const isNarrow =
    more.length > 0 || (!isOfAll && dimensions.some((dimension) => dimension !== 'channel'));
  if ((member && !isChannel) || isNarrow) return refuse('lever-scope', tokensOf('member'));
  // What sales and profit change by is told, and of nothing else.
  const results = ['sales', 'profit', ...(lever.name === 'spend' ? spends : [])];
  const others = tokensOf('measure').filter(
    ({ meaning }) => meaning.kind === 'measure' && !results.includes(meaning.measure),
  );
  if (others.length > 0) return refuse('words', others);
  const [channel] = member?.names ?? [];
  return { request: { kind: 'what-if', levers: [{ ...lever, ...(channel && { channel }) }] } };
}

/** 'Move trade spend to where it pays'. */
function readMove({ tokens, has }: Sentence, data: Dataset): ParseResult {
  const kinds: readonly TokenKind[] = [...openingKinds, 'movement', 'where-it-pays', 'budget'];
  const others = tokens.filter(
    ({ meaning: { kind } }) => !kinds.includes(kind) || kind === 'member' || kind === 'number',
  );
  const isSpend = tokens.flatMap(leversIn).length > 0 || has('budget', 'dimension');
  const move = findSpendMove(data);
  if (others.length > 0 || !isSpend || !move) return refuse('words', others);
  return { request: { kind: 'what-if', levers: move.levers } };
}
