import { routes } from '@/content/routes';
import { parseRequestOrThrow, serializeRequest } from '@/lib/sample-brand/ask/address';
import { sample } from '@/lib/sample-brand/data/dataset';
import type { DemoRequest } from '@/lib/sample-brand/ask/request';
import { renderAnswer } from '@/lib/sample-brand/answers/render';

/** Where a question is answered: the demo, with the question in its address. */
export const answerUrl = (request: DemoRequest): string =>
  `${routes['ask-octopus'].path}${serializeRequest(request, sample)}#demo`;

/** The answer to a question of content on the sample brand, as the demo computes it. */
export const sampleAnswer = (question: string) =>
  renderAnswer(sample, parseRequestOrThrow(question, sample));
