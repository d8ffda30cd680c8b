import type { Dataset } from '../dataset';
import type { Where } from '../query/query';
import { type Said, membersIn } from './said';

/**
 * Of the members named in a question about a share, which are the part and which the whole: 'D2C's
 * share of the East', 'share of the East's sales that comes from D2C', 'share of D2C in the East'.
 */
export function partAndWhole(
  { all }: Said,
  where: Where,
  data: Dataset,
): { readonly part: Where; readonly whole: Where } {
  if (Object.keys(where).length < 2) return { part: where, whole: {} };
  const members = (tokens: typeof all) =>
    membersIn(
      tokens.filter(({ role }) => role === 'member'),
      data,
    );
  const at = all.findIndex(({ role }) => role === 'share');
  const before = members(all.slice(0, at));
  if (Object.keys(before).length > 0) return { part: before, whole: members(all.slice(at)) };
  const measure = all.findIndex(({ role }, index) => index > at && role === 'measure');
  const named = all.slice(at);
  const [first] = named.filter(({ role }) => role === 'member');
  const behind = measure < 0 ? {} : members(all.slice(measure));
  const ahead = measure < 0 ? {} : members(all.slice(at, measure));
  if (Object.keys(ahead).length > 0 && Object.keys(behind).length > 0) {
    return { part: behind, whole: ahead };
  }
  const part = members(first ? [first] : []);
  return { part, whole: members(named.filter((token) => token !== first)) };
}
