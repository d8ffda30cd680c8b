import type { MeasureId } from '../engine/measures';
import type { Dimension, Order, MemberDimension, View } from '../engine/query';
import type { LeverName } from '../engine/shock';
import type { InventoryTopic } from '../ask/request';
import type { PlainKind } from './words';

/** What a phrase of the vocabulary stands for. */
export type Meaning =
  | { readonly kind: PlainKind }
  | { readonly kind: 'measure'; readonly measure: MeasureId }
  | {
      readonly kind: 'member';
      readonly dimension: MemberDimension;
      readonly names: readonly string[];
    }
  | { readonly kind: 'dimension'; readonly dimension: Dimension }
  /** With a sign where its cause is asked for: the growth of something is a rise. */
  | { readonly kind: 'view'; readonly view: View; readonly sign?: 1 }
  | { readonly kind: 'order'; readonly order: Order }
  /** Which one of an order: 'second', and with an order 'number 2'. */
  | { readonly kind: 'ordinal'; readonly rank: number; readonly order?: Order }
  | { readonly kind: 'comparative'; readonly order: Order }
  | { readonly kind: 'quality'; readonly isBest: boolean }
  | {
      readonly kind: 'direction';
      readonly sign: 1 | -1;
      readonly isQuality?: true;
      /** Whether it is what somebody does to a lever: 'raise', 'cut'. */
      readonly isOfLever?: true;
    }
  /** A goal is the measure's own target where it has one, else the plan. */
  | {
      readonly kind: 'versus';
      readonly versus: 'past' | 'plan' | 'goal';
      readonly isShortfall?: true;
    }
  | {
      readonly kind: 'side';
      readonly versus: 'plan' | 'goal' | 'break-even';
      readonly side: 'above' | 'below';
    }
  | { readonly kind: 'topic'; readonly topic: InventoryTopic }
  | { readonly kind: 'lever'; readonly lever: LeverName };

/** A meaning with the phrases that have it. */
export type Term = { readonly meaning: Meaning; readonly phrases: readonly string[] };

/** The phrases of a text that has commas between them; line breaks are spaces. */
export const splitPhrases = (text: string): readonly string[] =>
  text.split(',').map((phrase) => phrase.trim().replace(/\s+/g, ' '));

/**
 * Phrases that mean the same.
 * @param text small letters, commas between phrases; no apostrophes ("dont"), hyphens or full stops
 */
export const createTerm = (meaning: Meaning, text: string): Term => ({
  meaning,
  phrases: splitPhrases(text),
});
