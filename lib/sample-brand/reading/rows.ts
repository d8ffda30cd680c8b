import { measures } from '../engine/measures';
import {
  type Dimension,
  type MemberDimension,
  type Query,
  memberDimensions,
} from '../engine/query';
import { type MemberMention, partOfShare } from './members';
import { asksWhyOfFirst, readOrder } from './ranking';
import { type Sentence, neighbour } from './tokens';
import { findView } from './view';

/** The dimensions that words name as rows; one that only says what a member is does not count. */
export function readDimensions({ tokens, has }: Sentence): Dimension[] {
  const dimensions = tokens.flatMap(({ meaning }, index): Dimension[] => {
    if (meaning.kind !== 'dimension') return [];
    const { dimension } = meaning;
    const before = neighbour(tokens, index, -1)?.meaning;
    const behind = neighbour(tokens, index, 1)?.meaning;
    // 'How many weeks was it out of stock' counts weeks, 'a week on average' divides by them.
    if (dimension === 'week' && (before?.kind === 'how-many' || has('mean'))) return [];
    // 'Margin for the same weeks'.
    if (before?.kind === 'reference') return [];
    // 'The average payback of promotions' is one figure.
    if (dimension === 'promotion' && has('mean') && before?.kind === 'of') return [];
    const isMember = [before, behind].some(
      (other) => other?.kind === 'member' && other.dimension === dimension,
    );
    // 'In all channels' and 'all channels except D2C' tell nothing apart; 'all promotions' do.
    const isAll = before?.kind === 'all' && dimension !== 'promotion';
    return isMember || isAll ? [] : [dimension];
  });
  return Array.from(new Set(dimensions));
}

/** The dimension whose members are ranked where none is named. */
function rankedDimension({ measure, where, versus }: Query): Dimension {
  if (measures[measure].isOfPromotions) return 'promotion';
  if (versus === 'plan') return where.region ? 'channel' : 'region';
  return where.product?.length === 1 ? 'channel' : 'product';
}

/** The members that a share is of. */
function readPart(
  sentence: Sentence,
  members: readonly MemberMention[],
  { where }: Query,
  base: Query | undefined,
): readonly Dimension[] {
  // 'In the west' behind 'share of modern trade': the part stays, the whole is another.
  if (base?.view === 'share' && findView(sentence) === undefined) return base.by;
  const part = partOfShare(sentence, members);
  if (members.length > 0) return part ? [part] : [];
  // 'What share is that?' of the one place that the question before was restricted to.
  const restricted = memberDimensions.filter((dimension) => where[dimension] !== undefined);
  return base?.by.length === 0 && restricted.length === 1 ? restricted : (base?.by ?? []);
}

/**
 * What rows are told apart by: named, compared, asked for by 'where', part of a share, ranked.
 * @param base the question that a follow-up is laid over
 */
export function readRows(
  sentence: Sentence,
  members: readonly MemberMention[],
  draft: Query,
  base: Query | undefined,
): readonly Dimension[] {
  const { has, meaningsOf } = sentence;
  const dimensions = readDimensions(sentence);
  if (draft.view === 'share') {
    return dimensions.length > 0 ? dimensions : readPart(sentence, members, draft, base);
  }
  const compared = memberDimensions.find(
    (dimension) =>
      members.filter((member) => member.dimension === dimension && !member.isExcluded).length > 1 &&
      (draft.where[dimension]?.length ?? 0) > 1,
  );
  const tellsApart = dimensions.length === 0 ? !has('together') : has('compare');
  const rows = new Set([...dimensions, ...(compared && tellsApart ? [compared] : [])]);
  if (rows.size > 0) return Array.from(rows);
  if (has('where') && draft.view !== 'forecast') {
    if (measures[draft.measure].isOfPromotions) return ['promotion'];
    return (['channel', 'region'] as const).filter(
      (dimension) => draft.where[dimension]?.length !== 1,
    );
  }
  // A follow-up that names one member no longer tells its dimension apart.
  if (base && base.by.length > 0) {
    return base.by.filter((dimension) => draft.where[dimension as MemberDimension]?.length !== 1);
  }
  const order = readOrder(sentence, draft.measure);
  const ranks = order !== undefined && (draft.view !== 'why' || asksWhyOfFirst(sentence));
  const breaksEven = meaningsOf('side').some(({ versus }) => versus === 'break-even');
  const lists = breaksEven || (has('which') && has('threshold', 'side', 'direction'));
  return ranks || (lists && !draft.where.promotion) ? [rankedDimension(draft)] : [];
}
