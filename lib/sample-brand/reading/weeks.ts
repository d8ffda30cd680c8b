import { type Dataset, type Period, recent } from '../dataset';
import type { Token } from './tokens';
import type { Role } from './vocabulary';

/** Weeks of a unit of time. */
const unitWeeks: Partial<Record<Role, number>> = { week: 1, month: 4, quarter: 13, half: 13 };

/** A letter for roles, so that a pattern of their order is a regular expression. */
export type Letters = Readonly<Record<string, readonly Role[]>>;

/** What tells of time. Units above a week are one letter: no pattern tells them apart. */
const letters: Letters = {
  n: ['number'],
  r: ['range'],
  w: ['week'],
  u: ['month', 'quarter', 'half'],
  L: ['last'],
  F: ['first'],
  P: ['previous'],
  T: ['this'],
  N: ['next'],
  S: ['since'],
  U: ['until'],
  t: ['to', 'and'],
  b: ['between'],
  1: ['firstHalf'],
  2: ['secondHalf'],
  0: ['allWeeks'],
};

/** The letters of some tokens, one each. */
export function lettersOf(tokens: readonly Token[], own: Letters): string {
  const all = Object.entries(own);
  return tokens.map(({ role }) => all.find(([, of]) => of.includes(role))?.[0] ?? '.').join('');
}

/**
 * Reads the weeks that a sentence names, or how many ahead it asks for, and with which words; tells
 * whether one was named that the sample does not hold.
 * @param tokens without words that say nothing
 */
export function readWeeks(tokens: readonly Token[], data: Dataset) {
  const { weeks: all } = data;
  const half = recent(data).from;
  let text = lettersOf(tokens, letters);
  const used: Token[] = [];
  const periods: (Period & { readonly at: number })[] = [];
  let ahead: number | undefined;
  const find = (pattern: RegExp, meaning: (said: readonly Token[]) => Period | undefined) => {
    text = text.replace(pattern, (found, at: number) => {
      const said = tokens.slice(at, at + found.length);
      const period = meaning(said);
      if (period) periods.push({ ...period, at });
      used.push(...said);
      return '_'.repeat(found.length);
    });
  };
  const numbers = (said: readonly Token[]) =>
    said.flatMap(({ value, end }) => (value === undefined ? [] : [value, ...(end ? [end] : [])]));
  const lengthOf = (said: readonly Token[]) =>
    (numbers(said)[0] ?? 1) * (said.flatMap(({ role }) => unitWeeks[role] ?? []).at(-1) ?? 1);
  const between = (said: readonly Token[]): Period => {
    const [first = 1, last = first] = numbers(said);
    return { from: first - 1, to: last };
  };
  const last = (said: readonly Token[]): Period => ({ from: all - lengthOf(said), to: all });
  const previous = (said: readonly Token[]): Period => ({
    from: all - 2 * lengthOf(said),
    to: all - lengthOf(said),
  });
  const hasThis = /T[wu]/.test(text);
  find(/b?(?:Sw?|w)(?:ntw?n|r)/g, between);
  find(/Sw?n/g, (said) => ({ from: (numbers(said)[0] ?? 1) - 1, to: all }));
  find(/Uw?n/g, (said) => ({ from: 0, to: numbers(said)[0] ?? all }));
  find(/Nn?[wu]|nN?[wu]N|n[wu]N/g, (said) => {
    ahead = lengthOf(said);
    return undefined;
  });
  find(/P(?:n?[wu])|nP[wu]/g, previous);
  // 'This quarter and the last': the last is the one before.
  find(/[LT]n?[wu]|nL[wu]/g, (said) =>
    hasThis && said.some(({ role }) => role === 'last') ? previous(said) : last(said),
  );
  find(/Fn?[wu]|nF[wu]/g, (said) => ({ from: 0, to: lengthOf(said) }));
  find(/1/g, () => ({ from: 0, to: half }));
  find(/2/g, () => ({ from: half, to: all }));
  find(/0/g, () => ({ from: 0, to: all }));
  find(/wn/g, between);
  find(/n[wu]/g, last);
  const isOutside = periods.some(
    ({ from, to }) => !Number.isInteger(from + to) || from < 0 || to > all || from >= to,
  );
  const inOrder = periods.sort((a, b) => a.at - b.at).map(({ from, to }) => ({ from, to }));
  return { periods: inOrder, ahead, used, isOutside };
}
