import { routes } from '@/content/routes';
import { askingParameters, requestIn } from '@/lib/sample-brand/ask/address';
import { sample } from '@/lib/sample-brand/data/dataset';
import type { ErrorText } from './error';

const fix = 'Ask it in the demo, and copy what its address then has between ? and #';

/** What is wrong with a question, written as the part of an address behind the question mark. */
export function findQuestionError(query: string): ErrorText | undefined {
  const request = requestIn(query, sample);
  return request && !('words' in request)
    ? undefined
    : `is no question that the sample answers: “${query}”\n${fix}`;
}

/** The same of a question in the address of a link to the demo; words of it open the list. */
export function findLinkedQuestionError(address: string): ErrorText | undefined {
  const [page, query = ''] = address.split(/[?#]/);
  const parameters = new URLSearchParams(query);
  const isAsking = askingParameters.some((name) => parameters.has(name));
  return page === routes['ask-octopus'].path && isAsking && !requestIn(query, sample)
    ? findQuestionError(query)
    : undefined;
}
