import type { Ask } from '../answers/answer';
import type { Token } from './tokens';
import type { Kind } from './vocabulary';

/**
 * Why a sentence is not answered:
 *   empty      nothing that asks               long       more than one question can be
 *   direction  up or down is not said          how-much   no per cent is said
 *   unit       rupees, points or a bare number  level      a level to reach, not a change
 *   limit      beyond what a lever can be set to
 *   range      several numbers for one thing   several    several questions or channels at once
 *   scope      a what-if for a product or a region
 *   discount   a lower price, or more trade spend
 *   not        turned round, or with an exception
 *   outside    about what the sample does not hold
 *   opposite   close to a question, but not it  words      words that are not known
 */
export type Doubt =
  | 'empty'
  | 'long'
  | 'direction'
  | 'how-much'
  | 'unit'
  | 'level'
  | 'limit'
  | 'range'
  | 'several'
  | 'scope'
  | 'discount'
  | 'not'
  | 'outside'
  | 'opposite'
  | 'words';

/** What a sentence was taken for. */
export type Reading = {
  /** What is answered; unknown where there is a doubt. */
  readonly ask: Ask;
  readonly doubt?: Doubt;
  /** The words that were not understood, or that are in the way, as typed. */
  readonly leftOut: readonly string[];
  /** What could be meant, the closest first. */
  readonly offers: readonly Ask[];
};

/** Words that say nothing by themselves. */
export const isFill = ({ kind }: Token): boolean =>
  kind === 'fill' || kind === 'place' || kind === 'break';

/** Whether a sentence asks which product, channel, region or promotion. */
export const asksWhich = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ text }, index) =>
      ['which', 'what', 'wich', 'any'].includes(text) &&
      ['products', 'channels', 'regions', 'promotions'].includes(tokens[index + 1]?.kind ?? ''),
  );

/** Kinds that no answer can pass over, and the doubt that each is a reason for. */
const blocking: readonly (readonly [Kind, Doubt])[] = [
  ['not', 'not'],
  ['range', 'range'],
  ['or', 'several'],
  ['compare', 'not'],
  ['outside', 'outside'],
];

/** The first doubt that words of the sentence raise by themselves. */
export function blockedBy(tokens: readonly Token[]): Doubt | undefined {
  return blocking.find(([kind]) => tokens.some((token) => token.kind === kind))?.[1];
}

/** The texts of tokens that belong together: neighbours make one phrase. */
export function phrases(all: readonly Token[], some: readonly Token[]): string[] {
  const found: string[] = [];
  let before = -2;
  all.forEach((token, index) => {
    if (!some.includes(token)) return;
    const last = found.at(-1);
    if (before === index - 1 && last !== undefined) found.splice(-1, 1, `${last} ${token.text}`);
    else found.push(token.text);
    before = index;
  });
  return found;
}
