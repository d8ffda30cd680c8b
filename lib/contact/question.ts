import { readStored, store } from '@/lib/base/storage';

const KEY = 'question';

/** The most that is kept of a question, in characters. */
const MAX_QUESTION_LENGTH = 500;

/**
 * Keeps a question that the demo could not answer for the contact form of this tab, which starts its
 * message with it: in the session's storage, never in an address. Does nothing where storage is blocked.
 */
export function keepQuestion(question: string): void {
  store('sessionStorage', KEY, question.trim().slice(0, MAX_QUESTION_LENGTH));
}

/** The question that was kept, once; empty when there is none. */
export function takeQuestion(): string {
  const question = readStored('sessionStorage', KEY) ?? '';
  store('sessionStorage', KEY, null);
  return question;
}
