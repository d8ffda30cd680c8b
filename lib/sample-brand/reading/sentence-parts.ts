import type { Dataset } from '../dataset';
import { type Place, type Where, membersOf, normalWhere, places } from '../engine/query';
import { type LimitPhrase, type CountPhrase, findCount, findLimit } from './numbers';
import { lexiconOf } from './lexicon';
import { type PeriodPhrase, findPeriods } from './periods';
import { type Token, tokensOf, withoutSlips, wordsOf } from './tokens';

/** A sentence cut into phrases, with what it says about weeks, limits and numbers of rows. */
export type Sentence = {
  readonly tokens: readonly Token[];
  readonly periods: readonly PeriodPhrase[];
  readonly limit?: LimitPhrase;
  readonly count?: CountPhrase;
};

/** Cuts a typed sentence into phrases. */
export function analyse(text: string, data: Dataset): Sentence {
  const lexicon = lexiconOf(data);
  const words = withoutSlips(wordsOf(text), lexicon);
  const joined = words.map((word) => ` ${word.text}`).join('');
  const starts = words.map((_, index) =>
    words.slice(0, index).reduce((length, word) => length + word.text.length + 1, 0),
  );
  const wordAt = (character: number) =>
    character >= joined.length ? words.length : starts.indexOf(character);
  const limit = findLimit(joined, wordAt);
  const count = findCount(joined, wordAt);
  const spans = [limit, count].filter((span) => span !== undefined);
  const overlaps = (one: { from: number; to: number }) =>
    spans.some((span) => span.from < one.to && one.from < span.to);
  const periods = findPeriods(joined, wordAt, data).filter((one) => !overlaps(one));
  return {
    tokens: tokensOf(words, [...spans, ...periods], lexicon),
    periods,
    ...(limit && { limit }),
    ...(count && { count }),
  };
}

/** A member that a sentence names, at its place among the tokens. */
export type NamedMember = {
  readonly index: number;
  readonly place: Place;
  readonly names: readonly string[];
  readonly isExcluded: boolean;
};

/** The members that a sentence names; those behind 'except' or 'without' are excluded. */
export function namedMembers(tokens: readonly Token[]): NamedMember[] {
  let isExcluded = false;
  const joins = ['and', 'or', 'break', 'filler', 'dimension', 'all', 'of', 'each'];
  return tokens.flatMap(({ meaning }, index): NamedMember[] => {
    if (meaning.kind === 'member') {
      const { place, names } = meaning;
      return [{ index, place: place as Place, names, isExcluded }];
    }
    if (meaning.kind === 'except') isExcluded = true;
    else if (!joins.includes(meaning.kind)) isExcluded = false;
    return [];
  });
}

/** Which members count, of those that a sentence names. */
export function whereOf(members: readonly NamedMember[], data: Dataset): Where {
  const where = places.flatMap((place) => {
    const own = members.filter((member) => member.place === place);
    const names = (isExcluded: boolean) =>
      own.flatMap((member) => (member.isExcluded === isExcluded ? member.names : []));
    if (own.length === 0) return [];
    const included = names(false);
    const all = included.length > 0 ? included : membersOf(data, place);
    return [[place, all.filter((name) => !names(true).includes(name))] as const];
  });
  return normalWhere(data, Object.fromEntries(where));
}

const lastOf = (members: readonly NamedMember[]) => members[members.length - 1]?.index ?? 0;

/** Which member is the part and which the whole of a share, where two dimensions are named. */
export function partPlaceOf(
  tokens: readonly Token[],
  members: readonly NamedMember[],
): Place | undefined {
  const included = members.filter(({ isExcluded }) => !isExcluded);
  const [first] = included;
  const other = included.find(({ place }) => place !== first?.place);
  if (!first) return undefined;
  if (!other) return first.place;
  const kindAt = (index: number) => tokens[index]?.meaning;
  const isShare = (index: number) => {
    const meaning = kindAt(index);
    return meaning?.kind === 'shown-as' && meaning.as === 'share';
  };
  const indexes = tokens.map((_, index) => index);
  const between = indexes.filter((index) => index > first.index && index < other.index);
  // 'of the East from D2C', 'of East sales is D2C'
  const marker = [...indexes]
    .reverse()
    .find(
      (index) =>
        kindAt(index)?.kind === 'comes-from' && index > first.index && index < lastOf(included),
    );
  if (marker !== undefined) return included.find(({ index }) => index > marker)?.place;
  // 'D2C's share of the East'
  if (between.some(isShare)) return first.place;
  const share = indexes.find(isShare);
  if (share === undefined || share > first.index) return undefined;
  // 'share from D2C in the East', 'share of D2C in sales of the East'
  const leads = indexes.slice(share + 1, first.index);
  const isOfFirst = leads.some((index) => ['of', 'comes-from'].includes(kindAt(index)?.kind ?? ''));
  const hasMeasureBefore = leads.some((index) => kindAt(index)?.kind === 'measure');
  const joins = between.filter((index) => kindAt(index)?.kind !== 'filler');
  const startsWithOf = kindAt(joins[0] ?? -1)?.kind === 'of';
  const isFromFirst = leads.some((index) => kindAt(index)?.kind === 'comes-from');
  if (hasMeasureBefore && !isFromFirst) return undefined;
  return isOfFirst && startsWithOf ? first.place : undefined;
}
