import { fill } from '@/lib/fill';
import type { Dataset } from './dataset';
import {
  type Place,
  type Query,
  type Where,
  isSamePeriod,
  membersOf,
  normalWhere,
  places,
  usualWeeks,
} from './engine/query';
import { listed } from './format';
import { type PartOption, option, withPart } from './parts';
import { dimensionName } from './reading/sentence';
import { partTexts } from './texts/parts';

/** The members of a dimension that count. */
export type MembersPart = {
  readonly place: Place;
  readonly label: string;
  readonly options: readonly (PartOption & { readonly isChosen: boolean })[];
  /** Everything but what is chosen, and everything. */
  readonly inverse: PartOption;
  readonly all: PartOption;
};

/** The members of each dimension, with the query that choosing or leaving out each of them makes. */
export function memberPartsOf(data: Dataset, query: Query): MembersPart[] {
  return places.map((place) => {
    const all = membersOf(data, place);
    const chosen = query.where[place] ?? [];
    const withMembers = (names: readonly string[]): Query => {
      const where: Where = normalWhere(data, { ...query.where, [place]: names });
      const isUsual = isSamePeriod(query.weeks, usualWeeks(data, query.where));
      const weeks = isUsual ? usualWeeks(data, where) : query.weeks;
      return withPart(data, query, { where, weeks: query.as === 'forecast' ? query.weeks : weeks });
    };
    const others = all.filter((name) => !chosen.includes(name));
    return {
      place,
      label: dimensionName(place, 2),
      options: all.map((name) => {
        const isChosen = chosen.includes(name);
        const names = isChosen ? chosen.filter((one) => one !== name) : [...chosen, name];
        return { ...option(data, name, name, withMembers(names)), isChosen };
      }),
      inverse: option(data, 'inverse', partTexts.invert, withMembers(others)),
      all: option(data, 'all', partTexts.everyMember, withMembers([])),
    };
  });
}

/** Which members count, in a few words: 'only D2C, East', 'without D2C'. */
export function membersText(data: Dataset, where: Where): string {
  const texts = places.flatMap((place) => {
    const names = where[place];
    if (!names) return [];
    const others = membersOf(data, place).filter((name) => !names.includes(name));
    if (others.length < names.length) {
      return [fill(partTexts.without, { names: listed(others) })];
    }
    return names.length > 2
      ? [fill(partTexts.onlyCount, { count: names.length, many: dimensionName(place, 2) })]
      : [fill(partTexts.onlyMembers, { names: listed(names) })];
  });
  return texts.length > 0 ? texts.join(', ') : partTexts.everything;
}
