import type { MeasureId } from '../engine/measures';
import type { InventoryTopic } from '../ask/request';
import { type Sentence, type Token, type TokenKind, grammarKinds, hasKind } from './tokens';

/* Questions that ask for no figure: what a measure means, what there is to ask about. */

const isMadeOf = (tokens: readonly Token[], ...kinds: readonly TokenKind[]): boolean =>
  tokens.every(({ meaning: { kind } }) =>
    [...grammarKinds, 'which', 'is', ...kinds].includes(kind),
  );

/** 'What is fill rate', 'what are net sales'. */
export function asksWhatItIs([first, second]: readonly Token[]): boolean {
  const isWhat = first?.meaning.kind === 'what' && ['is', 'are'].includes(second?.text ?? '');
  return isWhat || first?.text === 'whats';
}

/** 'Which channels', 'show products': no verb says that what there is is asked for. */
const asksWhichOf = ({ tokens, has }: Sentence): boolean =>
  !has('is', 'all') && !tokens.some(({ text }) => /^(?:list|name|(?:are|is) there)/.test(text));

/** Words that a question about what there is holds beside the name of it. */
const inventoryWords =
  /^(?:the|a|all|we|you|i|us|me|our|your|have|got|there|(?:are|is|were|was) there|there (?:are|is)|data|for|in|of|any|show|tell|give|gimme|give me|give us|let|see|view|find|know|get|please|pls|kindly|hi|hello|thanks|ok|make|sell|cover|covered|want to see)$/;

/**
 * What somebody wants to know there is, where that is all that is asked.
 * @param isFollowUp whether it could be laid over a question: 'in which channels?' splits its answer
 */
export function readInventory(sentence: Sentence, isFollowUp: boolean): InventoryTopic | undefined {
  const { tokens, has, tokensOf, meaningsOf } = sentence;
  const [topic] = meaningsOf('topic');
  if (topic) return isMadeOf(tokens, 'topic', 'all', 'pronoun') ? topic.topic : undefined;
  if (isFollowUp && asksWhichOf(sentence)) return undefined;
  const [subject, ...more] = tokensOf('dimension');
  // 'Which products do we sell', 'which channels do you cover': no figure of either.
  const rest = tokens.filter(
    ({ text }) => !(has('is') && ['sell', 'cover', 'covered', 'make'].includes(text)),
  );
  // 'Which products are on hold' asks for some of them.
  const isOfAll = rest.every(
    ({ meaning: { kind }, text }) => !['filler', 'of'].includes(kind) || inventoryWords.test(text),
  );
  const isAsked =
    has('which', 'what', 'how-many') || ['show', 'tell'].includes(tokens[0]?.text ?? '');
  const isAll = isOfAll && isMadeOf(rest, 'dimension', 'all', 'how-many') && more.length === 0;
  if (!subject?.text.endsWith('s') || !isAsked || !isAll) return undefined;
  const dimension = meaningsOf('dimension')[0]?.dimension;
  return dimension === 'week' ? 'freshness' : dimension;
}

/** 'What does it mean': behind what is asked about, it is no average. */
export const isMeaningVerb = (tokens: readonly Token[], index: number): boolean =>
  /^means?$/.test(tokens[index]?.text ?? '') &&
  hasKind(tokens.slice(0, index), 'measure', 'pronoun');

/**
 * The measure whose definition is asked for: one that is named, and nothing else.
 * 'What is fill rate' asks what it is, 'what is our fill rate' for its value.
 * @param last the measure of the question before, for 'what does that mean?'
 */
export function readDefinition(
  { tokens, has, meaningsOf }: Sentence,
  last?: MeasureId,
): MeasureId | undefined {
  const [meaning, ...more] = meaningsOf('measure');
  if (more.length > 0) return undefined;
  const measure = meaning?.measure;
  const words = tokens.filter(({ meaning }) => meaning.kind !== 'break');
  const [first, ...rest] = words;
  const asksToExplain = first?.text === 'explain';
  const asksMeaning =
    first?.meaning.kind === 'what' && words.some((_, index) => isMeaningVerb(words, index));
  if (asksToExplain || asksMeaning || has('definition')) {
    const isAll = isMadeOf(
      asksToExplain ? rest : words,
      'measure',
      'definition',
      'mean',
      'pronoun',
      'and',
    );
    return isAll ? (measure ?? last) : undefined;
  }
  const isOfValue = words.some(({ text }) => ['the', 'our', 'my', 'your'].includes(text));
  return asksWhatItIs(words) && !isOfValue && isMadeOf(words, 'measure') ? measure : undefined;
}
