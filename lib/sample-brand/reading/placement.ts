import { hasAntecedent, isLeading } from './follow-up';
import { measureRules, viewRules } from './placement/measure-and-view';
import { rowRules, scopeRules } from './placement/members-and-rows';
import { rankingRules } from './placement/ranking';
import {
  type Place,
  type PlacementRules,
  type PlacementContext,
  type RuleGroup,
  joinsAlike,
} from './placement/rules';
import { asksWhyOfFirst } from './ranking';
import { type Token, type TokenKind, grammarKinds } from './tokens';

/* Whether each word of a sentence stands for a part of the query that it was read as. */

/** Words that join others, and those that point at the question before. */
const joiningRules: RuleGroup = ({ sentence, query, weeks, base }) => {
  const { tokens, tokensOf } = sentence;
  const isFollowUp = base !== undefined;
  const isPair = weeks.period !== undefined && tokensOf('weeks').length > 1;
  const isRankedWhy = query.order !== undefined && query.view === 'why' && asksWhyOfFirst(sentence);
  const isJoint = ({ index }: { readonly index: number }) => joinsAlike(tokens, index);
  return {
    and: ({ index }) =>
      index === 0 ||
      joinsAlike(tokens, index) ||
      (isFollowUp && isLeading(tokens, index)) ||
      (isPair && tokens[index - 1]?.meaning.kind === 'weeks') ||
      (isRankedWhy && tokens[index + 1]?.meaning.kind === 'view'),
    add: isJoint,
    reference: isFollowUp,
    pronoun: ({ index }) => isFollowUp || hasAntecedent(tokens, index),
  };
};

/** The tokens that stand for no part of a query. */
export function findUnplaced(context: PlacementContext): readonly Token[] {
  const groups = [measureRules, viewRules, scopeRules, rowRules, rankingRules, joiningRules];
  const rules: PlacementRules = Object.assign({}, ...groups.map((rulesIn) => rulesIn(context)));
  return context.sentence.tokens.filter((token, index) => {
    const { kind } = token.meaning;
    const rule = rules[kind] as boolean | ((place: Place<TokenKind>) => boolean) | undefined;
    const isPlaced =
      typeof rule === 'function' ? rule({ token, meaning: token.meaning, index }) : rule;
    return !isPlaced && !grammarKinds.includes(kind);
  });
}
