import type { Dataset } from '../data/dataset';
import { type Where, memberDimensions, normaliseWhere, otherMembers } from '../engine/members';
import type { View } from '../engine/query';
import type { Parts } from './words';

/** Members of both; those named behind 'without' are left out, and all others count. */
function joinWhere(data: Dataset, joined: Where = {}, added: Where, isExcept: boolean): Where {
  const dimensions = memberDimensions.filter((dimension) => added[dimension]);
  return {
    ...joined,
    ...Object.fromEntries(
      dimensions.map((dimension) => [
        dimension,
        isExcept
          ? otherMembers(data, added, dimension)
          : [...(joined[dimension] ?? []), ...(added[dimension] ?? [])],
      ]),
    ),
  };
}

/** A view that both are: reasons are those of a change. */
function joinView(one: View, other: View): View | undefined {
  if (one === other) return one;
  return [one, other].every((view) => view === 'why' || view === 'change') ? 'why' : undefined;
}

const isWhatIf = ({ lever, push, percent }: Parts) => (lever ?? push ?? percent) !== undefined;

/** Whether parts say what no what-if has: other measures and lists, an order, weeks, a plan. */
function isQuery({ measure, view, by = [], where = {}, ...parts }: Parts): boolean {
  return (
    (measure !== undefined && measure !== 'sales' && measure !== 'profit') ||
    (view !== undefined && view !== 'change') ||
    by.some((dimension) => dimension !== 'product') ||
    (where.region ?? where.promotion) !== undefined ||
    (parts.weeks ?? parts.versus ?? parts.order ?? parts.isBest) !== undefined
  );
}

/** Whether parts belong to one kind of request. */
function isOneKind(parts: Parts): boolean {
  const { topic, stop, by = [], ...others } = parts;
  const rest = Object.keys(others).length;
  if (topic) return !stop && by.length === 0 && rest === 0;
  if (stop) return rest === 0 && by.every((dimension) => dimension === 'promotion');
  return !(isWhatIf(parts) && isQuery(parts));
}

/**
 * Joins parts that words of one question stand for.
 * @returns nothing where both stand for the same part, and differ, or go into no one request
 */
export function joinParts(data: Dataset, joined: Parts, added: Parts): Parts | undefined {
  const { by = [], where, except, view, ...rest } = joined;
  const { by: addedBy = [], where: addedWhere, view: addedView, ...single } = added;
  const names = Object.keys(single) as (keyof typeof single)[];
  if (names.some((name) => name in rest && joined[name] !== added[name])) return undefined;
  const bothViews = view && addedView ? joinView(view, addedView) : (view ?? addedView);
  if ((view ?? addedView) && !bothViews) return undefined;
  const dimensions = [...new Set([...by, ...addedBy])];
  const members = addedWhere ? joinWhere(data, where, addedWhere, except === true) : where;
  const all: Parts = {
    ...rest,
    ...single,
    ...(except && !addedWhere && { except }),
    ...(bothViews && { view: bothViews }),
    ...(dimensions.length > 0 && { by: dimensions }),
    ...(members && { where: normaliseWhere(data, members) }),
  };
  return isOneKind(all) ? all : undefined;
}
