import { useSyncExternalStore } from 'react';
import { demo } from '@/words';
import { type Ask, addressOf, askedIn } from '@/lib/sample-brand/address';
import { sample } from '@/lib/sample-brand/dataset';

/** What is asked when the address asks nothing; the answer that the page itself contains. */
const firstAsk: Ask = { text: demo.questions.growth };

/** The parts of the address that are ours. */
const ours = ['ask', 'channel', 'price', 'reach', 'spend'];

/** A slider moves faster than browsers let a page write addresses. */
const ADDRESS_DELAY = 250;

let asked: Ask | undefined;
let writing: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const inAddress = (): Ask => askedIn(location.search, sample) ?? firstAsk;

function changeTo(next: Ask): void {
  asked = next;
  for (const listener of listeners) listener();
}

/** Another place on the page, or back: the address may ask something else, or nothing. */
function readAgain(): void {
  clearTimeout(writing);
  changeTo(inAddress());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', readAgain);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('popstate', readAgain);
  };
}

/** Writes what is asked into the address, in the place of the entry that is there: no new page. */
function writeAddress(): void {
  if (!asked) return;
  const address = new URL(location.href);
  for (const name of ours) address.searchParams.delete(name);
  const rest = address.searchParams.toString();
  address.search = rest ? `${addressOf(asked)}&${rest}` : addressOf(asked);
  address.hash = 'demo';
  history.replaceState(history.state, '', address);
}

/** Asks something: all that show the answer follow at once, the address shortly after. */
export function askFor(next: Ask): void {
  changeTo(next);
  clearTimeout(writing);
  writing = setTimeout(writeAddress, next.asked?.kind === 'what-if' ? ADDRESS_DELAY : 0);
}

/** Whether nothing was asked yet: the answer is the one that the page contains. */
export const isFirst = (shown: Ask): boolean => shown === firstAsk;

const neverChanges = () => () => undefined;

/** Whether this runs in a browser: the page's HTML leaves out what can only be opened there. */
export function useLive(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

/** What is asked: in the browser what the address says, in the page's HTML the first question. */
export function useAsked(): Ask {
  return useSyncExternalStore(
    subscribe,
    () => (asked ??= inAddress()),
    () => firstAsk,
  );
}
