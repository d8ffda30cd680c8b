import { useSyncExternalStore } from 'react';
import { demo } from '@/.content';
import { rememberAmountStyle, rememberedAmountStyle } from '@/lib/browser/amount-style';
import {
  serializeRequest,
  parameterNames,
  parseRequest,
  parseRequestOrThrow,
} from '@/lib/sample-brand/ask/address';
import { createFinder } from '@/lib/sample-brand/ask/find';
import type { DemoRequest } from '@/lib/sample-brand/ask/request';
import { sample } from '@/lib/sample-brand/data/dataset';
import { type AmountStyle, amountStyles } from '@/lib/sample-brand/engine/format';

/** The questions that words find in the sample. */
export const findQuestions = createFinder(sample);

/** What is asked, and words that an address brought for the field. */
type State = { readonly request: DemoRequest; readonly words: string };

/** What is asked when the address asks nothing; the answer that the page itself contains. */
const first: State = { request: parseRequestOrThrow(demo.questions.plan, sample), words: '' };

/** A slider moves faster than browsers let a page write addresses. */
const ADDRESS_DELAY_MS = 250;

let current: State | undefined;
let writing: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/**
 * What the address asks: a question, or words of which the first question found is asked where it
 * has them all. A field that was sent empty asks the example in it.
 */
function stateInAddress(): State {
  const parameters = new URLSearchParams(location.search);
  if (parameters.get('ask') === '') parameters.set('ask', demo.field.placeholder);
  const parsed = parseRequest(parameters.toString(), sample);
  if (!parsed) return first;
  if (!('words' in parsed)) return { request: parsed, words: '' };
  const { questions, isExactMatch } = findQuestions(parsed.words);
  return { request: (isExactMatch && questions[0]?.request) || first.request, words: parsed.words };
}

function changeTo(next: State): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Another place on the page, or back: the address may ask something else, or nothing. */
function readAddress(): void {
  clearTimeout(writing);
  changeTo(stateInAddress());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', readAddress);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('popstate', readAddress);
  };
}

/** The page's address with a request in it, and nothing else that the demo had put there. */
function addressWith(request: DemoRequest): URL {
  const address = new URL(location.href);
  for (const name of parameterNames) address.searchParams.delete(name);
  for (const [name, value] of new URLSearchParams(serializeRequest(request, sample))) {
    address.searchParams.set(name, value);
  }
  address.hash = 'demo';
  return address;
}

/** Asks a question: the one before is one step back. */
export function askRequest(request: DemoRequest): void {
  clearTimeout(writing);
  history.pushState(history.state, '', addressWith(request));
  changeTo({ request, words: '' });
}

/** Changes a part of what is asked, in the place of the question before. */
export function changeRequest(request: DemoRequest): void {
  changeTo({ request, words: '' });
  clearTimeout(writing);
  writing = setTimeout(
    () => history.replaceState(history.state, '', addressWith(request)),
    request.kind === 'what-if' ? ADDRESS_DELAY_MS : 0,
  );
}

/** Whether nothing was asked yet: the answer is the one that the page contains. */
export const isOpening = (request: DemoRequest): boolean => request === first.request;

const neverChanges = () => () => undefined;

/** Whether this runs in a browser: the page's HTML leaves out what can only be used there. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

/** What is asked: in the browser what the address says, in the page's HTML the first question. */
export const useDemoState = (): State =>
  useSyncExternalStore(
    subscribe,
    () => (current ??= stateInAddress()),
    () => first,
  );

let amountStyle: AmountStyle | undefined;

/** How amounts are written: as chosen in this visit, in the page's HTML in lakh and crore. */
export const useAmountStyle = (): AmountStyle =>
  useSyncExternalStore(
    subscribe,
    () => (amountStyle ??= amountStyleOf(rememberedAmountStyle())),
    () => 'lakh-crore',
  );

const amountStyleOf = (name: string | null): AmountStyle =>
  amountStyles.find((style) => style === name) ?? 'lakh-crore';

/** Writes amounts in another way, for the visit; where storage is blocked, on this page alone. */
export function changeAmountStyle(name: string): void {
  amountStyle = amountStyleOf(name);
  for (const listener of listeners) listener();
  rememberAmountStyle(name);
}
