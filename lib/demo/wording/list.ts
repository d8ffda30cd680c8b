import { type Ask, type QuestionId, answerTo, ask, questionIds } from '../answers';
import type { Dataset } from '../dataset';
import { type Doubt, asksWhich, blockedBy, isFill } from './reading';
import type { Token } from './tokens';
import type { Kind } from './vocabulary';

/**
 * One way to ask a question: each of `all` must be there, `may` can, and nothing else. Where a word
 * that is not known could turn the question round, as in 'grew slowlier', none may be `left` out.
 */
type Way = {
  readonly all: readonly Kind[];
  readonly may?: readonly Kind[];
  readonly left?: 'none';
};

/**
 * The ways in which each question of the list can be asked. Names of the sample's channels, regions
 * and promotions may stand in a way where the answer is about them.
 */
const ways: Readonly<Record<QuestionId, readonly Way[]>> = {
  promotions: [
    { all: ['promotions', 'payback'], left: 'none' },
    { all: ['promotions', 'least'], may: ['payback'] },
    { all: ['promotions', 'stop'] },
    { all: ['promotions', 'loses-money'], may: ['least', 'most'] },
    { all: ['promotion', 'payback'], may: ['promotions'], left: 'none' },
    { all: ['promotion', 'stop'], may: ['promotions'] },
    { all: ['spend', 'payback', 'least'], may: ['promotions', 'where'] },
  ],
  growth: [
    { all: ['channels', 'grow', 'most'], may: ['last-weeks', 'outcome'] },
    { all: ['channels', 'grow'], may: ['last-weeks', 'outcome'], left: 'none' },
    {
      all: ['channel', 'grow'],
      may: ['channels', 'most', 'last-weeks', 'outcome'],
      left: 'none',
    },
  ],
  plan: [
    { all: ['regions', 'plan', 'miss'], may: ['why', 'and', 'outcome', 'last-weeks'] },
    { all: ['region', 'plan', 'miss'], may: ['why', 'and', 'outcome', 'regions', 'last-weeks'] },
    { all: ['region', 'why', 'down'], may: ['regions', 'outcome', 'plan', 'last-weeks'] },
    { all: ['region', 'why', 'miss'], may: ['regions', 'outcome', 'last-weeks'] },
    { all: ['regions', 'plan', 'least'], may: ['why', 'and'] },
  ],
  stock: [
    { all: ['where', 'empty'], may: ['cost', 'lost-sales', 'outcome', 'most', 'last-weeks'] },
    { all: ['empty', 'lost-sales'], may: ['where', 'most', 'last-weeks'] },
    { all: ['empty', 'cost'], may: ['where', 'outcome', 'most', 'last-weeks'] },
    { all: ['products', 'empty'], may: ['where', 'and', 'lost-sales', 'last-weeks'] },
    { all: ['region', 'empty'], may: ['where', 'channel', 'regions', 'last-weeks'] },
    { all: ['channel', 'empty'], may: ['where', 'channels', 'last-weeks'] },
  ],
  products: [
    { all: ['products', 'drive', 'grow'], may: ['most', 'outcome', 'last-weeks'] },
    { all: ['products', 'grow'], may: ['most', 'outcome', 'last-weeks'], left: 'none' },
  ],
  price: [
    { all: ['products', 'price', 'up', 'number', 'per-cent'], may: ['bear'] },
    { all: ['products', 'dearer', 'number', 'per-cent'], may: ['bear'] },
  ],
  move: [
    {
      all: ['move', 'spend'],
      may: ['where', 'where-it-pays', 'if', 'frame', 'outcome', 'to'],
      left: 'none',
    },
    { all: ['move', 'budget', 'where-it-pays'], may: ['where', 'if', 'to'] },
    {
      all: ['move', 'promotions', 'where-it-pays'],
      may: ['where', 'if', 'frame', 'outcome', 'to', 'spend'],
    },
  ],
  forecast: [
    { all: ['next-weeks'], may: ['forecast', 'outcome'] },
    { all: ['forecast'], may: ['outcome'], left: 'none' },
  ],
};

/** The per cent that the question of the price is about. */
const PRICE_NUMBER = 5;

const names: readonly Kind[] = ['channel', 'region', 'promotion'];

/** Kinds that make no question by themselves. */
const lesser: readonly Kind[] = ['number', 'per-cent', 'and', 'to', 'if', 'frame', 'outcome'];

type Match = {
  readonly id: QuestionId;
  /** How many of the sentence's words the way accounts for. */
  readonly known: number;
  readonly missing: number;
  readonly way: Way;
  readonly rest: readonly Token[];
};

function matchOf(id: QuestionId, way: Way, said: readonly Token[]): Match {
  const kinds = [...way.all, ...(way.may ?? [])];
  const rest = said.filter(({ kind }) => !kinds.includes(kind));
  const missing = way.all.filter((kind) => !said.some((token) => token.kind === kind)).length;
  const known = said.filter((token) => !rest.includes(token) && !lesser.includes(token.kind));
  return { id, way, missing, rest, known: known.length };
}

/** Whether an answer is about everything that is named: its headline says the names. */
function isAbout(data: Dataset, id: QuestionId, said: readonly Token[]): boolean {
  const headline = answerTo(data, ask(id))?.headline.toLowerCase() ?? '';
  return said
    .filter(({ kind }) => names.includes(kind))
    .every(({ name }) => headline.includes(name?.toLowerCase() ?? ''));
}

/** What a sentence asks of the list: an answer, perhaps with words left out, or a doubt. */
export function readList(
  tokens: readonly Token[],
  data: Dataset,
): { id?: QuestionId; doubt?: Doubt; rest: readonly Token[]; offers: readonly Ask[] } {
  const said = tokens.filter((token) => !isFill(token));
  const all = questionIds.flatMap((id) => ways[id].map((way) => matchOf(id, way, said)));
  const ranked = all
    .filter(({ known }) => known > 0)
    .sort((a, b) => a.missing - b.missing || b.known - a.known || a.rest.length - b.rest.length);
  const ids = [...new Set(ranked.map(({ id }) => id))].slice(0, 3);
  const offers = ids.map(ask);
  const complete = all.filter(
    ({ id, missing }) => missing === 0 && (id !== 'price' || asksWhich(tokens)),
  );
  const exact = complete.filter(({ rest }) => rest.length === 0);
  const blocked = blockedBy(said);
  const number = said.filter(({ kind }) => kind === 'number');
  const numbersFit = number.every(({ value, sign }) => value === PRICE_NUMBER && sign !== -1);
  const [one] = exact;
  if (one && numbersFit) {
    const only = exact.every(({ id }) => id === one.id);
    if (only && isAbout(data, one.id, said)) return { id: one.id, rest: [], offers: [] };
    const named = said.filter(({ kind }) => names.includes(kind));
    return { doubt: only ? 'opposite' : 'several', rest: only ? named : [], offers };
  }
  const blockers = said.filter((token) => blockedBy([token]));
  if (blocked) return { doubt: blocked, rest: blockers, offers };
  const questions = new Set(complete.map(({ id }) => id));
  const closest = [...complete].sort((a, b) => a.rest.length - b.rest.length)[0];
  if (!closest) {
    const unknown = said.filter(({ kind }) => kind === 'unknown');
    return {
      doubt: ranked.length > 0 && unknown.length === 0 ? 'opposite' : 'words',
      rest: unknown,
      offers,
    };
  }
  // An unknown word after 'in' or 'for' narrows the question down; others may be left out.
  const narrows = closest.rest.some((token) => {
    const before = tokens[tokens.indexOf(token) - 1];
    if (closest.way.left === 'none') return true;
    return token.kind !== 'unknown' || before?.kind === 'place' || before?.kind === 'to';
  });
  if (!narrows && questions.size === 1 && numbersFit && isAbout(data, closest.id, said)) {
    return { id: closest.id, rest: closest.rest, offers: [] };
  }
  return { doubt: questions.size > 1 ? 'several' : 'words', rest: closest.rest, offers };
}
