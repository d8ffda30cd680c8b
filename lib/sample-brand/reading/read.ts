import { type Dataset } from '../dataset';
import { leverLimits } from '../figures/scenario';
import { queryOf } from '../query/query';
import { type Asked, type Doubt, type Reading, tryLevers } from './asked';
import { readQuery } from './read-query';
import { readWhatIf } from './read-what-if';
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

/** Which products could bear a price change, where a sentence asks that, and nothing else. */
function readPrice(tokens: readonly Token[]): Asked | undefined {
  const said = tokens.filter(({ role }) => role !== 'fill' && role !== 'break');
  const roles: readonly Role[] = [
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
  const is = (role: Role) => said.filter((token) => token.role === role);
  const [number, ...others] = is('number');
  const isOfProducts = is('dimension').length === 1 && is('dimension')[0]?.dimension === 'product';
  const asks =
    is('which').length + is('what').length > 0 && (is('up').length > 0 || is('dearer').length > 0);
  const names = is('price').length + is('dearer').length > 0 && is('percent').length === 1;
  const isAll = said.every(({ role }) => roles.includes(role));
  const value = number?.value ?? 0;
  if (!isOfProducts || !asks || !names || !isAll || others.length > 0) return undefined;
  if (number?.sign === -1 || value <= 0 || value > leverLimits.price.max) return undefined;
  return { kind: 'price', change: value };
}

/** Whether a sentence asks to move trade spend to where it pays, and nothing else. */
function isMove(tokens: readonly Token[]): boolean {
  const said = tokens.filter(({ role }) => role !== 'fill' && role !== 'break');
  const isSpend = ({ role, measure, dimension }: Token) =>
    role === 'budget' ||
    measure === 'tradeSpend' ||
    measure === 'promotionSpend' ||
    dimension === 'promotion';
  const others: readonly Role[] = [
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
  const isResult = ({ measure }: Token) => measure === 'sales' || measure === 'profit';
  return (
    said.some(({ role }) => role === 'move') &&
    said.some(isSpend) &&
    said.every((token) => isSpend(token) || others.includes(token.role) || isResult(token))
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
  const tokens = trimmed.length > LONGEST_QUESTION ? [] : tokensOf(trimmed, vocabularyFor(data));
  if (trimmed.length > LONGEST_QUESTION) return doubtful('long');
  const price = readPrice(tokens);
  if (price) return { asked: price };
  if (isMove(tokens)) return { asked: { kind: 'move' } };
  const whatIf = readWhatIf(tokens);
  if (whatIf?.asked) return { asked: whatIf.asked };
  if (whatIf) return doubtful(whatIf.doubt, whatIf.unplaced, whatIf.offers);
  const { query, unplaced, doubt, asks } = readQuery(tokens, data);
  const nots = tokens.filter(({ role }) => role === 'not');
  const nearest = asks ? [{ ...query, ...(doubt && repaired(doubt)) }] : [];
  if (nots.length > 0) return doubtful('not', nots, nearest);
  if (unplaced.length > 0) {
    const isTold = doubt === 'weeks' || doubt === 'several';
    return doubtful(isTold ? doubt : 'words', unplaced, nearest);
  }
  if (!asks) return doubtful('empty');
  return doubt ? doubtful(doubt, [], nearest) : { asked: query };
}

/** What to show of a query that was understood and has no answer. */
function repaired(doubt: Doubt): { show: 'level' } | { measure: 'sales'; show: 'level' } {
  return doubt === 'plan' || doubt === 'forecast'
    ? { measure: 'sales', show: 'level' }
    : { show: 'level' };
}
