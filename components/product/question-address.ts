import { routes } from '@/content/routes';
import { searchOf } from '@/lib/sample-brand/ask/address';
import { sample } from '@/lib/sample-brand/data/dataset';
import type { Request } from '@/lib/sample-brand/ask/request';

/** Where a question is answered: the demo, with the question in its address. */
export const answerAddress = (request: Request): string =>
  `${routes['ask-octopus'].path}${searchOf(request, sample)}#demo`;
