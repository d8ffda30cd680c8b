import { measures } from '../../engine/measures';
import type { Query } from '../../engine/query';
import type { MemberMention } from '../members';
import { askingKinds, hasKind, neighbour } from '../tokens';
import { fitsWeeks } from '../weeks';
import { type RuleGroup, joinsAlike } from './rules';

/** Words for which members count, and in which weeks. */
export const scopeRules: RuleGroup = ({
  sentence: { tokens, has },
  query,
  members,
  weeks,
  base,
}) => ({
  member({ meaning, index }) {
    const before = tokens[index - 1]?.meaning;
    // 'North east' is neither of them.
    const isSplit = before?.kind === 'member' && before.dimension === meaning.dimension;
    const mention = members.find((member) => member.index === index);
    const preposition = neighbour(tokens, index, -1)?.text ?? '';
    // 'With the South': with what was asked for before, which it replaces.
    const isJoint = base !== undefined && preposition === 'with';
    // 'From the North to the South': what went from one to another.
    const isWay =
      /^(?:from|to)$/.test(preposition) &&
      members.filter(({ dimension }) => dimension === meaning.dimension).length > 1 &&
      ['from', 'to'].every((word) => tokens.some(({ text }) => text === word));
    return (
      !isSplit &&
      !isJoint &&
      !isWay &&
      mention !== undefined &&
      isMemberPlaced(mention, members, query)
    );
  },
  // 'Which channels sell only mango drink' asks what else they sell.
  only: ({ index }) =>
    (Object.keys(query.where).length > 0 || (query.limit ?? query.threshold) !== undefined) &&
    !(has('which') && hasKind(tokens.slice(index + 1), 'member')),
  except: members.some(({ isExcluded }) => isExcluded),
  weeks: ({ meaning }) => weeks.period !== undefined && fitsWeeks(meaning, query),
});

/** Whether the query's filter agrees with a mention: the members count, or are left out. */
function isMemberPlaced(
  { dimension, names, isExcluded }: MemberMention,
  members: readonly MemberMention[],
  { measure, where, by }: Query,
): boolean {
  // Sales without a promotion are no sales of the other promotions.
  if (isExcluded && dimension === 'promotion' && !measures[measure].isOfPromotions) return false;
  const included = members.filter((member) => member.dimension === dimension && !member.isExcluded);
  const counting = where[dimension];
  if (isExcluded) {
    const isOfIncluded =
      included.length === 0 ||
      included.some((member) => names.every((name) => member.names.includes(name)));
    return isOfIncluded && names.every((name) => counting && !counting.includes(name));
  }
  // Groups that are set beside each other have no row of their own: only single members have.
  const isGroup = included.length > 1 && included.some((member) => member.names.length > 1);
  if (isGroup && by.includes(dimension)) return false;
  // Every member of a dimension that is named leaves none out.
  return names.some((name) => counting?.includes(name)) || (!counting && by.includes(dimension));
}

/** Words for what rows there are. */
export const rowRules: RuleGroup = ({ sentence, query, weeks, base }) => {
  const { tokens, has, tokensOf } = sentence;
  const { measure, view, by, where } = query;
  const { unit, isOfPromotions } = measures[measure];
  const isList = by.length > 0;
  const isPicked = has(
    'order',
    'quality',
    'comparative',
    'ordinal',
    'side',
    'direction',
    'threshold',
  );
  const isCounted = unit === 'count' || unit === 'weeks';
  const isGrouped = by.some(
    (dimension) => dimension !== 'week' && (where[dimension]?.length ?? 0) > 1,
  );
  const kindBefore = (index: number) => neighbour(tokens, index, -1)?.meaning.kind;
  const next = (index: number) => neighbour(tokens, index, 1)?.meaning;
  return {
    dimension({ meaning: { dimension }, index }) {
      const before = kindBefore(index);
      // The best of each of several is not what one order over all of them gives.
      if (by.includes(dimension)) return by.length < 2 || before !== 'each' || !isPicked;
      if (dimension === 'week') {
        return before === 'reference' || view === 'average' || (isCounted && has('how-many'));
      }
      const isOfMeasure = dimension === 'promotion' && isOfPromotions === true;
      return (
        before === 'all' || before === 'reference' || where[dimension] !== undefined || isOfMeasure
      );
    },
    // Neither a channel nor a product is a who, and a list of them has no figures.
    which: ({ token: { text } }) =>
      /^(?:list|name)/.test(text)
        ? has(...askingKinds, 'activity')
        : !text.startsWith('who') || has('dimension'),
    each({ token: { text }, index }) {
      if (isList) return true;
      const kind = next(index)?.kind ?? 'break';
      const isBy = !/\b(?:each|every|per)\b/.test(text) && kind !== 'break';
      return (
        (base !== undefined || kind !== 'measure') && (isBy || has('mean', 'side', 'direction'))
      );
    },
    // 'All regions grew' is said of each of them: no total, and no list of something else.
    all({ token: { text }, index }) {
      const kind = next(index)?.kind;
      const isTotal = /total|altogether/.test(text) && kind !== 'measure' && kind !== 'dimension';
      // 'The South in total': with what was asked for before.
      if (isTotal && base && tokensOf('member').length === 1) return false;
      const isOfEach = kind === 'dimension' || text === 'everywhere';
      return !isOfEach || !has('side', 'direction', 'threshold');
    },
    'how-many'({ index }) {
      const counted = next(index);
      return counted?.kind === 'dimension' && counted.dimension !== 'week' ? isPicked : isCounted;
    },
    compare: ({ index }) =>
      weeks.isCompared || (isList && (isGrouped || joinsAlike(tokens, index))),
    where: isList,
    // 'And the South together': with what was asked for before, which it replaces.
    together:
      (!isList || has('dimension')) && (base === undefined || tokensOf('member').length !== 1),
    // 'Active promotions' are those of now.
    activity: ({ token }) =>
      by.includes('promotion') &&
      !has('order', 'quality') &&
      (has('weeks') || /^(?:ran|happened|took place)$/.test(token.text)),
  };
};
