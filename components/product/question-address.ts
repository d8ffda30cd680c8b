import { routes } from '@/content/routes';
import { searchOf, requireRequest } from '@/lib/sample-brand/ask/address';
import { sample } from '@/lib/sample-brand/data/dataset';
import type { Request } from '@/lib/sample-brand/ask/request';
import { renderAnswer } from '@/lib/sample-brand/answers/render';

/** Where a question is answered: the demo, with the question in its address. */
export const answerAddress = (request: Request): string =>
  `${routes['ask-octopus'].path}${searchOf(request, sample)}#demo`;

/** The same of a question as content holds it: the part of the demo's address behind the question mark. */
export const questionAddress = (question: string): string =>
  answerAddress(requireRequest(question, sample));

/** The answer to such a question on the sample brand, as the demo computes it. */
export const sampleAnswer = (question: string) =>
  renderAnswer(sample, requireRequest(question, sample));
