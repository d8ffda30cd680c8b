import type { Query } from '../engine/query';
import type { Lever } from '../engine/levers';

/**
 * Levers moved, in all of the sample or in one channel, or of one product; `breakdown: 'product'` tells which
 * products would gain, instead of which lever does.
 */
export type WhatIf = {
  readonly kind: 'what-if';
  readonly levers: readonly Lever[];
  readonly channel?: string;
  readonly product?: string;
  readonly breakdown?: 'product';
};

/** The questions about the data itself: its contents, how fresh it is, its units. */
export const dataTopics = ['data', 'freshness', 'units'] as const;
export type DataTopic = (typeof dataTopics)[number];

export type DemoRequest =
  | { readonly kind: 'query'; readonly query: Query }
  | WhatIf
  | { readonly kind: 'data'; readonly topic: DataTopic }
  /** Which running promotion to stop. */
  | { readonly kind: 'stop' };
