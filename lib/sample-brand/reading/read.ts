import { type Dataset } from '../dataset';
import { leverLimits } from '../figures/scenario';
import { queryOf } from '../query/query';
import { type Asked, type Doubt, type Reading, tryLevers } from './asked';
import { readQuery } from './read-query';
import { readWhatIf } from './read-what-if';
import { Said } from './said';
import { type Token, phrases, tokensOf } from './tokens';
import { type Role, type Vocabulary, vocabularyOf } from './vocabulary';

/** A question is at most this long, in characters. */
export const LONGEST_QUESTION = 200;

const known = new WeakMap<Dataset, Vocabulary>();

function vocabularyFor(data: Dataset): Vocabulary {
  const found = known.get(data) ?? vocabularyOf(data);
  known.set(data, found);
  return found;
}

/** What is asked when nothing else comes near. */
const usual = (data: Dataset): Asked[] => [
  queryOf(data, { by: ['channel'] }),
  queryOf(data, { measure: 'payback', by: ['promotion'] }),
  tryLevers({ price: leverLimits.price.max / 2 }),
];

/** Words that lead up to something, and are not worth naming by themselves. */
const leading: readonly Role[] = ['if', 'frame', 'to', 'and', 'fill', 'break'];

const bearing: readonly Role[] = [
  'which',
  'what',
  'dimension',
  'bear',
  'price',
  'dearer',
  'number',
  'percent',
  'up',
  'each',
];

/** Which products could bear a price change, where a sentence asks that, and nothing else. */
function readPrice(said: Said): Asked | undefined {
  const [number, other] = said.all.filter(({ role }) => role === 'number');
  const { value: change = 0, sign } = number ?? {};
  const asks =
    said.all.every(({ role }) => bearing.includes(role)) &&
    said.all.every(({ dimension = 'product' }) => dimension === 'product') &&
    said.has('which', 'what') &&
    said.has('dimension') &&
    said.has('up', 'dearer') &&
    said.has('price', 'dearer') &&
    said.has('percent') &&
    !other;
  const isWithin = sign !== -1 && change > 0 && change <= leverLimits.price.max;
  return asks && isWithin ? { kind: 'price', change } : undefined;
}

const moving: readonly Role[] = [
  'move',
  'where',
  'whereItPays',
  'if',
  'to',
  'frame',
  'which',
  'what',
  'each',
];

/** Whether a sentence asks to move trade spend to where it pays, and nothing else. */
function isMove(said: Said): boolean {
  const isSpend = ({ role, measure, dimension }: Token) =>
    role === 'budget' ||
    measure === 'tradeSpend' ||
    measure === 'promotionSpend' ||
    dimension === 'promotion';
  const isResult = ({ measure }: Token) => measure === 'sales' || measure === 'profit';
  return (
    said.has('move') &&
    said.all.some(isSpend) &&
    said.all.every((token) => isSpend(token) || isResult(token) || moving.includes(token.role))
  );
}

/**
 * What a sentence asks. It is answered only when every word of it is accounted for; otherwise the
 * reading says why not, which words could not be placed, and what comes nearest.
 */
export function read(text: string, data: Dataset): Reading {
  const doubtful = (
    doubt: Doubt,
    unplaced: readonly Token[] = [],
    nearest: readonly Asked[] = [],
  ): Reading => ({
    doubt,
    unplaced: phrases(
      tokens,
      unplaced.filter(({ role }) => !leading.includes(role)),
    ),
    nearest: nearest.length > 0 ? nearest : usual(data),
  });
  const trimmed = text.trim();
  const isLong = trimmed.length > LONGEST_QUESTION;
  const tokens = isLong ? [] : tokensOf(trimmed, vocabularyFor(data));
  if (isLong) return doubtful('long');
  const said = new Said(tokens);
  const price = readPrice(said);
  if (price) return { asked: price };
  if (isMove(said)) return { asked: { kind: 'move' } };
  const whatIf = readWhatIf(tokens);
  if (whatIf && 'asked' in whatIf) return { asked: whatIf.asked };
  if (whatIf) return doubtful(whatIf.doubt, whatIf.unplaced, whatIf.offers);
  const { query, unplaced, doubt, asks } = readQuery(tokens, data);
  const nots = tokens.filter(({ role }) => role === 'not');
  const isOfSales = doubt === 'plan' || doubt === 'forecast';
  const level = {
    ...query,
    show: 'level' as const,
    ...(isOfSales && { measure: 'sales' as const }),
  };
  const nearest = asks ? [doubt ? level : query] : [];
  if (nots.length > 0) return doubtful('not', nots, nearest);
  if (unplaced.length > 0) {
    const isTold = doubt === 'weeks' || doubt === 'several';
    return doubtful(isTold ? doubt : 'words', unplaced, nearest);
  }
  if (!asks) return doubtful('empty');
  return doubt ? doubtful(doubt, [], nearest) : { asked: query };
}
