import type { Dimension, Conflict, Query } from '../engine/query';
import type { Lever } from '../engine/shock';

/** Levers moved; `by` product tells which products would gain, instead of which lever does. */
export type WhatIf = {
  readonly kind: 'what-if';
  readonly levers: readonly Lever[];
  readonly by?: 'product';
};

/** What can be asked of the sample brand. */
export type Request =
  | { readonly kind: 'query'; readonly query: Query }
  | WhatIf
  /** What there is: members of a dimension, measures, all of the data, or how fresh it is. */
  | { readonly kind: 'inventory'; readonly topic: InventoryTopic };

export type InventoryTopic = Dimension | 'measure' | 'data' | 'freshness';

/** A word of a question, as typed, and whether it stands for a part of what is asked. */
export type QuestionWord = { readonly text: string; readonly isPlaced: boolean };

/** Why a question has no answer. */
export type RefusalReason =
  | 'empty'
  | 'long'
  | 'words'
  | 'place'
  | 'vague'
  | 'cause'
  | 'advice'
  | 'several'
  | 'nothing-to-follow'
  | 'year'
  | 'weeks'
  | 'part-of'
  | 'levers'
  | 'lever-limit'
  | 'lever-scope'
  | 'lever-amount'
  | 'conflict';

export type Refusal = {
  readonly kind: RefusalReason;
  /** The words that it is about, as typed. */
  readonly words: readonly string[];
  /** Which parts do not go together, where that is the refusal. */
  readonly conflict?: Conflict;
  /** Whether what is asked about rose or fell, where a cause was asked for: no figure. */
  readonly direction?: 1 | -1 | 0;
  /** What can be answered instead: smaller than what was asked, never a figure by itself. */
  readonly offers: readonly Request[];
};

/** What a sentence means, or the refusal about it. */
export type ParsedQuestion = {
  /** The sentence in words, for the line that shows which of them found a place. */
  readonly words: readonly QuestionWord[];
  /** The query that a follow-up was laid over. */
  readonly previous?: Request;
  /** Which way the sentence takes for granted that something went. */
  readonly premise?: 1 | -1;
} & ({ readonly request: Request } | { readonly refusal: Refusal });
