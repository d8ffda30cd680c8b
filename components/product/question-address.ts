import { routes } from '@/content/routes';
import { requireRequest, searchOf } from '@/lib/sample-brand/ask/address';
import { sample } from '@/lib/sample-brand/data/dataset';
import type { Request } from '@/lib/sample-brand/ask/request';
import { renderAnswer } from '@/lib/sample-brand/answers/render';

/** Where a question is answered: the demo, with the question in its address. */
export const answerAddress = (request: Request): string =>
  `${routes['ask-octopus'].path}${searchOf(request, sample)}#demo`;

/** The answer to a question of content on the sample brand, as the demo computes it. */
export const sampleAnswer = (question: string) =>
  renderAnswer(sample, requireRequest(question, sample));
