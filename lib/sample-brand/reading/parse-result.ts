import type { Query } from '../engine/query';
import type { Refusal, RefusalReason, Request } from '../ask/request';
import type { Token } from './tokens';

/** What a sentence asks for, or why that has no answer; without the words that are shown with it. */
export type ParseResult =
  | { readonly request: Request; readonly premise?: 1 | -1 }
  | {
      readonly refusal: Pick<Refusal, 'kind' | 'conflict' | 'direction'>;
      /** The tokens that it is about. */
      readonly tokens?: readonly Token[];
      /** What was understood all the same. */
      readonly query?: Query;
    };

export const refuse = (kind: RefusalReason, tokens: readonly Token[] = []): ParseResult => ({
  refusal: { kind },
  tokens,
});
