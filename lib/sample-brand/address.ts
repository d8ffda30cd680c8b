import { slugOf } from '../routes/slug';
import { questionOf } from './answers/question';
import type { Dataset } from './dataset';
import { type Lever, levers, within } from './figures/scenario';
import { type Asked, type Reading, tryLevers } from './reading/asked';
import { LONGEST_QUESTION, read } from './reading/read';

/** What a visitor asks: words, and where they are known already, what those mean. */
export type Ask = { readonly text: string; readonly asked?: Asked };

/** A question whose meaning is known, in words. */
export const askOf = (data: Dataset, asked: Asked): Ask => ({
  text: questionOf(data, asked),
  asked,
});

/** What an ask means, or the doubt about it. */
export const readingOf = ({ text, asked }: Ask, data: Dataset): Reading =>
  asked ? { asked } : read(text, data);

/** A lever's value from an address, within its limits, to a hundredth; 0 for what is no number. */
function leverFrom(parameters: URLSearchParams, lever: Lever): number {
  const value = Math.round(Number(parameters.get(lever) ?? 0) * 100) / 100;
  return Number.isFinite(value) ? within(lever, value) : 0;
}

/** Words that are kept of a question that is too long: enough to see that it is. */
const MOST_KEPT = LONGEST_QUESTION + 1;

/**
 * What an address asks: `?ask=what-if&channel=d2c&price=5`, or a question in words,
 * `?ask=which+channel+grew+fastest`.
 * @param search the part of the address from the question mark on
 * @returns nothing when the address asks nothing
 */
export function askedIn(search: string, data: Dataset): Ask | undefined {
  const parameters = new URLSearchParams(search);
  const text = parameters.get('ask')?.trim();
  if (!text) return undefined;
  if (text !== 'what-if') return { text: text.slice(0, MOST_KEPT) };
  const channel = data.channels.find(
    ({ name }) => slugOf(name) === parameters.get('channel'),
  )?.name;
  const set = Object.fromEntries(levers.map((lever) => [lever, leverFrom(parameters, lever)]));
  return askOf(data, tryLevers({ channel, ...set }));
}

/** The address that asks it, from the question mark on; short enough for every mail program. */
export function addressOf({ text, asked }: Ask): string {
  if (asked?.kind !== 'what-if') {
    return `?${new URLSearchParams({ ask: text.slice(0, MOST_KEPT) })}`;
  }
  const parameters = new URLSearchParams({ ask: 'what-if' });
  if (asked.levers.channel !== undefined) parameters.set('channel', slugOf(asked.levers.channel));
  for (const lever of levers) {
    if (asked.levers[lever] !== 0) parameters.set(lever, String(asked.levers[lever]));
  }
  return `?${parameters}`;
}
