import { type Ask, questionIds, tryLevers } from './answers/answer';
import type { Dataset } from './dataset';
import { type Lever, leverLimits, levers } from './scenario';
import { understand } from './wording/read';
import { slugOf } from '../routes/slug';

/** A lever's value from an address, within its limits, to a hundredth; 0 for what is no number. */
function leverFrom(parameters: URLSearchParams, lever: Lever): number {
  const { min, max } = leverLimits[lever];
  const value = Math.round(Number(parameters.get(lever) ?? 0) * 100) / 100;
  return Number.isFinite(value) ? Math.min(max, Math.max(min, value)) : 0;
}

/**
 * What an address asks: `?ask=growth`, `?ask=what-if&channel=d2c&price=5`, or a question in words,
 * `?ask=which+channel+grew+fastest`.
 * @param search the part of the address from the question mark on
 * @returns nothing when the address asks nothing
 */
export function askedIn(search: string, data: Dataset): Ask | undefined {
  const parameters = new URLSearchParams(search);
  const text = parameters.get('ask')?.trim();
  if (!text) return undefined;
  const id = questionIds.find((one) => one === text);
  if (id) return { kind: 'question', id };
  if (text !== 'what-if') return understand(text, data);
  const channel = data.channels.find(
    ({ name }) => slugOf(name) === parameters.get('channel'),
  )?.name;
  return tryLevers({
    channel,
    price: leverFrom(parameters, 'price'),
    reach: leverFrom(parameters, 'reach'),
    spend: leverFrom(parameters, 'spend'),
  });
}

/** The address that asks it, from the question mark on. */
export function addressOf(ask: Ask): string {
  const words = ask.kind === 'unknown' ? ask.text : ask.kind === 'question' && ask.words;
  if (words) return `?${new URLSearchParams({ ask: words })}`;
  if (ask.kind !== 'what-if') return ask.kind === 'question' ? `?ask=${ask.id}` : '?ask=';
  const parameters = new URLSearchParams({ ask: 'what-if' });
  if (ask.levers.channel !== undefined) parameters.set('channel', slugOf(ask.levers.channel));
  for (const lever of levers) {
    if (ask.levers[lever] !== 0) parameters.set(lever, String(ask.levers[lever]));
  }
  return `?${parameters}`;
}
