import { routes } from '@/content/routes';
import { sample } from '../sample-brand/dataset';
import { parseQuestion } from '../sample-brand/reading/read';
import { sentenceOf } from '../sample-brand/sentence';
import type { Advice } from './error';

/** What is wrong with a question that ASK Octopus is to answer, or to refuse. */
export function adviseOnQuestion(
  question: string,
  kind: 'answered' | 'refused',
): Advice | undefined {
  const reading = parseQuestion(question, sample);
  if ('request' in reading) {
    const fix = 'Ask what it refuses: a cause, a week that it does not hold, somebody else’s sales';
    return kind === 'refused' ? `ASK Octopus answers “${question}”\n${fix}` : undefined;
  }
  if (kind === 'refused') return undefined;
  const { kind: refusal, words, offers } = reading.refusal;
  const unknownWords = words.map((word) => `“${word}”`).join(', ');
  const reason = refusal === 'words' ? `: it does not know ${unknownWords}` : '';
  const examples = offers.map((offer) => `“${sentenceOf(sample, offer)}”`);
  const fix = `Ask what it can answer, such as ${examples.join(', ')}`;
  return `ASK Octopus has no answer to “${question}”${reason}\n${fix}`;
}

/** The same of a question in the address of a link to the demo. */
export function adviseOnLinkedQuestion(address: string): Advice | undefined {
  const [page, query] = address.split(/[?#]/);
  const question = new URLSearchParams(query).get('ask');
  return page === routes['ask-octopus'].path && question !== null
    ? adviseOnQuestion(question, 'answered')
    : undefined;
}
