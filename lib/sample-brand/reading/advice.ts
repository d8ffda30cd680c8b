import { type Sentence, type Token, type TokenKind, hasKind } from './tokens';

/** The verbs of 'can you show me', 'may I see': they ask for an answer. */
const answerVerbs = ['show', 'tell', 'see', 'view', 'plot', 'find', 'know', 'say', 'let', 'ask'];

/** Kinds of words for what somebody does about a figure. */
const deedKinds: readonly TokenKind[] = [
  'direction',
  'side',
  'spend',
  'activity',
  'movement',
  'bring',
];

/** The tokens that ask what should or could be done: 'how can we grow', 'which products to cut'. */
export function findAdvice({ tokens, has, tokensOf }: Sentence): readonly Token[] {
  const textAt = (index: number) => tokens[index]?.text ?? '';
  const isActor = (index: number) => ['i', 'we', 'you'].includes(textAt(index));
  const isOfDeed = (index: number) => hasKind(tokens.slice(index, index + 1), ...deedKinds);
  const foresees = has('will') || tokens.some(({ text }) => text.startsWith('expect'));
  // 'Which products could bear a price rise' is a what-if.
  if (has('what-if', 'tolerance')) return tokensOf('advice');
  const found = tokens.filter(({ meaning: { kind }, text }, index) => {
    if (kind === 'modal') {
      // 'What can we expect' asks for a forecast.
      if (foresees) return false;
      const isPlease = /^(?:please|pls|plz|kindly)$/.test(textAt(index + 2));
      const verb = textAt(index + (isPlease ? 3 : 2));
      const isFirst = tokens.slice(0, index).every((token) => token.meaning.kind === 'break');
      const isPolite = answerVerbs.includes(verb) || (isFirst && /^(?:get|have|give)/.test(verb));
      return !isActor(index + 1) || !isPolite || textAt(index - 1) === 'how';
    }
    // 'Which products to cut'.
    if (text === 'to') return !foresees && isOfDeed(index + 1);
    // 'What would increase sales', 'how do we grow'.
    const asksHow = textAt(index - 1) === 'how' && isActor(index + 1);
    if (kind === 'will') return asksHow || (textAt(index - 1) === 'what' && isOfDeed(index + 1));
    return text === 'do' && asksHow && has('direction', 'side');
  });
  return [...tokensOf('advice'), ...found];
}
