import type { Dataset } from '../data/dataset';
import { type Query, hasDefaultWeeks } from '../engine/query';
import {
  type MemberDimension,
  type Where,
  defaultWeeks,
  memberDimensions,
  membersOf,
  normaliseWhere,
  otherMembers,
} from '../engine/members';
import { type PartOption, optionFor, withPart } from './parts';
import { dimensionName, scopeOf } from './sentence';
import { partTexts } from './part-texts';

/** The members of a dimension that count. */
export type MembersPart = {
  readonly dimension: MemberDimension;
  readonly label: string;
  readonly options: readonly (PartOption & { readonly isSelected: boolean })[];
  /** Everything but what is chosen, and everything. */
  readonly inverse: PartOption;
  readonly all: PartOption;
};

/** The members of each dimension, with the query that choosing or leaving out each of them makes. */
export function memberPartsOf(data: Dataset, query: Query): MembersPart[] {
  return memberDimensions.map((dimension) => {
    const selected = query.where[dimension] ?? [];
    const withMembers = (names: readonly string[]): Query => {
      const where: Where = normaliseWhere(data, { ...query.where, [dimension]: names });
      const weeks = hasDefaultWeeks(data, query) ? defaultWeeks(data, where) : query.weeks;
      return withPart(data, query, { where, weeks });
    };
    return {
      dimension,
      label: dimensionName(dimension, 2),
      options: membersOf(data, dimension).map((name) => {
        const isSelected = selected.includes(name);
        const names = isSelected
          ? selected.filter((member) => member !== name)
          : [...selected, name];
        return { ...optionFor(data, name, name, withMembers(names)), isSelected };
      }),
      inverse: optionFor(
        data,
        'inverse',
        partTexts.invert,
        withMembers(otherMembers(data, query.where, dimension)),
      ),
      all: optionFor(data, 'all', partTexts.everyMember, withMembers([])),
    };
  });
}

/** Which members count, as a sentence says it: 'in D2C', 'without D2C'. */
export const membersText = (data: Dataset, where: Where): string =>
  scopeOf(data, where).trim() || partTexts.everything;
