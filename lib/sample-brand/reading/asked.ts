import type { demo } from '@/words';
import type { Levers } from '../figures/scenario';
import type { Query } from '../query/query';

/**
 * What can be asked: a query, a what-if, which products could bear a price change (in per cent), or
 * trade spend moved to where it pays.
 */
export type Asked =
  | Query
  | { readonly kind: 'what-if'; readonly levers: Levers }
  | { readonly kind: 'price'; readonly change: number }
  | { readonly kind: 'move' };

/** Why a sentence is not answered; the words for it are in `demo.yaml`, by these names. */
export type Doubt = keyof (typeof demo)['doubts'];

/** What a sentence was taken for: something asked, or a doubt with what comes nearest. */
export type Reading =
  | { readonly asked: Asked }
  | {
      readonly doubt: Doubt;
      /** The words that could not be placed, as typed. */
      readonly unplaced: readonly string[];
      /** What the rest of the sentence could mean, the closest first. */
      readonly nearest: readonly Asked[];
    };

/** A what-if with some levers moved and the others at rest. */
export const tryLevers = (levers: Partial<Levers>): Extract<Asked, { kind: 'what-if' }> => ({
  kind: 'what-if',
  levers: { price: 0, spend: 0, reach: 0, ...levers },
});
