import type { Dataset } from '../data/dataset';
import { type Filters, memberDimensions, normaliseFilters, otherMembers } from '../engine/members';
import type { Calculation } from '../engine/query';
import type { QueryFragment } from './vocabulary';

/** Members of both; of a group and one of its members the member alone. */
function joinMembers(joined: readonly string[] = [], added: readonly string[]) {
  if (joined.length === 0) return added;
  if (added.every((name) => joined.includes(name))) return added;
  return joined.every((name) => added.includes(name)) ? joined : [...joined, ...added];
}

/**
 * Members of both; those named behind 'without' are left out, and all others count.
 * @returns nothing where all members would count: two halves tell nothing of each other
 */
function joinWhere(data: Dataset, joined: Filters = {}, added: Filters, isExcept: boolean) {
  const where: Filters = {
    ...joined,
    ...Object.fromEntries(
      memberDimensions.flatMap((dimension) => {
        const names = added[dimension];
        if (!names) return [];
        const others = () => otherMembers(data, added, dimension);
        return [[dimension, isExcept ? others() : joinMembers(joined[dimension], names)] as const];
      }),
    ),
  };
  const normalised = normaliseFilters(data, where);
  return Object.keys(normalised).length === Object.keys(where).length ? normalised : undefined;
}

/** The calculation that two words stand for together: reasons are those of a change. */
function joinCalculation(one: Calculation, other: Calculation): Calculation | undefined {
  if (one === other) return one;
  return [one, other].every((calculation) => calculation === 'why' || calculation === 'change')
    ? 'why'
    : undefined;
}

const isWhatIf = ({ lever, direction, percent }: QueryFragment) =>
  (lever ?? direction ?? percent) !== undefined;

/** Whether parts say what no what-if has: other measures and lists, an order, weeks, a plan. */
function isQuery({
  measure,
  calculation,
  breakdown = [],
  where = {},
  ...parts
}: QueryFragment): boolean {
  return (
    (measure !== undefined && measure !== 'sales' && measure !== 'profit') ||
    (calculation !== undefined && calculation !== 'change') ||
    breakdown.some((dimension) => dimension !== 'product') ||
    Object.keys(where).some((dimension) => dimension !== 'channel' && dimension !== 'product') ||
    (parts.weeks ?? parts.versus ?? parts.order ?? parts.isBest) !== undefined
  );
}

function isOneKind(parts: QueryFragment): boolean {
  const { topic, stop, breakdown = [], ...others } = parts;
  const rest = Object.keys(others).length;
  if (topic) return !stop && breakdown.length === 0 && rest === 0;
  if (stop) return rest === 0 && breakdown.every((dimension) => dimension === 'promotion');
  return !(isWhatIf(parts) && isQuery(parts));
}

/**
 * Joins parts that words of one question stand for.
 * @returns nothing where both stand for the same part, and differ, or go into no one request
 */
export function mergeFragments(
  data: Dataset,
  joined: QueryFragment,
  added: QueryFragment,
): QueryFragment | undefined {
  const { breakdown, where, except, calculation, ...rest } = joined;
  const {
    breakdown: addedBreakdown,
    where: addedWhere,
    calculation: addedCalculation,
    ...single
  } = added;
  const names = Object.keys(single) as (keyof typeof single)[];
  if (names.some((name) => name in rest && joined[name] !== added[name])) return undefined;
  const bothCalculations =
    calculation && addedCalculation
      ? joinCalculation(calculation, addedCalculation)
      : (calculation ?? addedCalculation);
  if ((calculation ?? addedCalculation) && !bothCalculations) return undefined;
  const dimensions = (breakdown ?? addedBreakdown) && [
    ...new Set([...(breakdown ?? []), ...(addedBreakdown ?? [])]),
  ];
  const members = addedWhere ? joinWhere(data, where, addedWhere, except === true) : where;
  if (addedWhere && !members) return undefined;
  const all: QueryFragment = {
    ...rest,
    ...single,
    ...(except && !addedWhere && { except }),
    ...(bothCalculations && { calculation: bothCalculations }),
    ...(dimensions && { breakdown: dimensions }),
    ...(members && { where: members }),
  };
  return isOneKind(all) ? all : undefined;
}
