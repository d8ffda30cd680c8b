import { routes } from '@/content/routes';
import { sample } from '@/lib/sample-brand/data/dataset';
import { parseQuestion } from '../sample-brand/reading/read';
import { sentenceOf } from '@/lib/sample-brand/ask/sentence';
import type { Advice } from './error';

/** What is wrong with a question that ASK Octopus is to refuse. */
export function adviseOnTrap(question: string): Advice | undefined {
  const fix = 'Ask what it refuses: a cause, a week that it does not hold, somebody else’s sales';
  return 'request' in parseQuestion(question, sample)
    ? `ASK Octopus answers “${question}”\n${fix}`
    : undefined;
}

/** What is wrong with a question that ASK Octopus is to answer. */
export function adviseOnQuestion(question: string): Advice | undefined {
  const reading = parseQuestion(question, sample);
  if ('request' in reading) return undefined;
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
    ? adviseOnQuestion(question)
    : undefined;
}
