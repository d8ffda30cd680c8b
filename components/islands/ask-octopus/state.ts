import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import { demo } from '@/words';
import { addressOf, parameterNames, requestIn } from '@/lib/sample-brand/ask/address';
import { sample } from '@/lib/sample-brand/data/dataset';
import { parseQuestion } from '@/lib/sample-brand/reading/read';
import { sentenceOf } from '@/lib/sample-brand/ask/sentence';
import type { ParsedQuestion, Request } from '@/lib/sample-brand/ask/request';

/** What was asked: its words, and what they mean. */
export type Question = { readonly text: string; readonly reading: ParsedQuestion };

const questionIn = (text: string, last?: Request, standsAlone?: boolean): Question => ({
  text,
  reading: parseQuestion(text, sample, { last, standsAlone }),
});

/** A request whose meaning is known: from a link, a control or a changed part. */
const questionFor = (request: Request, text = sentenceOf(sample, request)): Question => ({
  text,
  reading: { words: [], request },
});

/** What is asked when the address asks nothing; the answer that the page itself contains. */
const firstQuestion: Question = questionIn(demo.questions.growth);

/** A slider moves faster than browsers let a page write addresses. */
const ADDRESS_DELAY = 250;

let current: Question | undefined;
/** What was answered last: what a follow-up is laid over. */
let last: Request | undefined =
  'request' in firstQuestion.reading ? firstQuestion.reading.request : undefined;
let writing: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function questionInAddress(): Question {
  const { text, request } = requestIn(location.search, sample) ?? {};
  if (request) return questionFor(request, text);
  return text ? questionIn(text) : firstQuestion;
}

function changeTo(next: Question): void {
  current = next;
  if ('request' in next.reading) last = next.reading.request;
  for (const listener of listeners) listener();
}

/** Another place on the page, or back: the address may ask something else, or nothing. */
function readAddress(): void {
  clearTimeout(writing);
  changeTo(questionInAddress());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', readAddress);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('popstate', readAddress);
  };
}

/** Writes what is asked into the address, in the place of the entry that is there: no new page. */
function writeAddress(): void {
  if (!current) return;
  const { text, reading } = current;
  const parameters = new URLSearchParams(
    addressOf('request' in reading ? reading.request : { text }, sample),
  );
  const address = new URL(location.href);
  for (const name of parameterNames) address.searchParams.delete(name);
  for (const [name, value] of parameters) address.searchParams.set(name, value);
  if ('request' in reading && parameters.has('ask')) address.searchParams.set('ask', text);
  address.hash = 'demo';
  history.replaceState(history.state, '', address);
}

function show(next: Question, delay = 0): void {
  changeTo(next);
  clearTimeout(writing);
  writing = setTimeout(writeAddress, delay);
}

/** Asks in words; a fragment goes on from the question before, unless nobody asked that. */
export const submitText = (text: string, standsAlone = current === firstQuestion): void =>
  show(questionIn(text, last, standsAlone));

/** Asks what is known already. */
export const submitRequest = (request: Request): void =>
  show(questionFor(request), request.kind === 'what-if' ? ADDRESS_DELAY : 0);

/** Forgets what was asked before: the next question stands for itself. */
export function forgetLast(): void {
  last = undefined;
  const reading = current?.reading;
  if (current && reading && 'request' in reading) {
    const { previous, ...rest } = reading;
    current = { ...current, reading: rest };
    for (const listener of listeners) listener();
  }
}

/** Whether nothing was asked yet: the answer is the one that the page contains. */
export const isFirst = (question: Question): boolean => question === firstQuestion;

const neverChanges = () => () => undefined;

/** Whether this runs in a browser: the page's HTML leaves out what can only be used there. */
export const useLive = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

/** What is asked: in the browser what the address says, in the page's HTML the first question. */
export const useQuestion = (): Question =>
  useSyncExternalStore(
    subscribe,
    () => (current ??= startingQuestion()),
    () => firstQuestion,
  );

/** The question that an address opens with; what a follow-up is then laid over. */
function startingQuestion(): Question {
  const question = questionInAddress();
  if ('request' in question.reading) last = question.reading.request;
  return question;
}

/** Whether this page was opened by a link: going back and a reload lead to where one was. */
const isOpenedByLink = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'navigate');

/** Brings the answer into view where the address asks something: a link leads to its answer. */
export function useArrival(answer: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const asks = current !== undefined && current !== firstQuestion;
    if (asks && isOpenedByLink()) answer.current?.scrollIntoView();
  }, [answer]);
}
