import { type Dataset, type Period, recent } from '../dataset';
import type { Token } from './tokens';
import type { Role } from './vocabulary';

/** Weeks of a unit of time. */
const unitWeeks: Partial<Record<Role, number>> = { week: 1, month: 4, quarter: 13, half: 13 };

/** A letter for every role that tells of time, so that a pattern is a regular expression. */
const letters: Partial<Record<Role, string>> = {
  number: 'n',
  range: 'r',
  week: 'w',
  month: 'm',
  quarter: 'q',
  half: 'h',
  last: 'L',
  first: 'F',
  previous: 'P',
  this: 'T',
  next: 'N',
  since: 'S',
  until: 'U',
  to: 't',
  and: 't',
  between: 'b',
  firstHalf: '1',
  secondHalf: '2',
  allWeeks: '0',
};

/** The letters of some tokens, one each, for patterns of their order. */
export const lettersOf = (
  tokens: readonly Token[],
  own: Partial<Record<Role, string>> = letters,
): string => tokens.map(({ role }) => own[role] ?? '.').join('');

/**
 * Reads the weeks that a sentence names, or how many ahead it asks for, and with which words; tells
 * whether one was named that the sample does not hold.
 * @param tokens without words that say nothing
 */
export function readWeeks(tokens: readonly Token[], data: Dataset) {
  const { weeks: all } = data;
  const half = recent(data).from;
  let text = lettersOf(tokens);
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
  const hasThis = /T[wmqh]/.test(text);
  find(/b?(?:Sw?|w)(?:ntw?n|r)/g, between);
  find(/Sw?n/g, (said) => ({ from: (numbers(said)[0] ?? 1) - 1, to: all }));
  find(/Uw?n/g, (said) => ({ from: 0, to: numbers(said)[0] ?? all }));
  find(/Nn?[wmqh]|nN?[wmqh]N|n[wmqh]N/g, (said) => {
    ahead = lengthOf(said);
    return undefined;
  });
  find(/P(?:n?[wmqh])|nP[wmqh]/g, previous);
  // 'This quarter and the last': the last is the one before.
  find(/[LT]n?[wmqh]|nL[wmqh]/g, (said) =>
    hasThis && said.some(({ role }) => role === 'last') ? previous(said) : last(said),
  );
  find(/Fn?[wmqh]|nF[wmqh]/g, (said) => ({ from: 0, to: lengthOf(said) }));
  find(/1/g, () => ({ from: 0, to: half }));
  find(/2/g, () => ({ from: half, to: all }));
  find(/0/g, () => ({ from: 0, to: all }));
  find(/wn/g, between);
  find(/n[wmqh]/g, last);
  const isOutside = periods.some(
    ({ from, to }) => !Number.isInteger(from + to) || from < 0 || to > all || from >= to,
  );
  const inOrder = periods.sort((a, b) => a.at - b.at).map(({ from, to }) => ({ from, to }));
  return { periods: inOrder, ahead, used, isOutside };
}
