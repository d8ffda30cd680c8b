import { routes } from '@/content/routes';
import { searchOf, requireRequest } from '@/lib/sample-brand/ask/address';
import { sample } from '@/lib/sample-brand/data/dataset';
import type { Request } from '@/lib/sample-brand/ask/request';
import { sentenceOf } from '@/lib/sample-brand/ask/sentence';
import { TextLink } from '../ui/text-link';

/** Where a question is answered: the demo, with the question in its address. */
export const answerAddress = (request: Request): string =>
  `${routes['ask-octopus'].path}${searchOf(request, sample)}#demo`;

/**
 * A link from another page to the demo's answer to a question.
 * @param question as content holds it: the part of the demo's address behind the question mark
 * @param label its words; without them the question is written out
 */
export function QuestionLink({ question, label }: { question: string; label?: string }) {
  const request = requireRequest(question, sample);
  return <TextLink label={label ?? sentenceOf(sample, request)} to={answerAddress(request)} />;
}
