import type { MouseEvent, ReactNode } from 'react';
import { addressOf } from '@/lib/sample-brand/ask/address';
import { sample } from '@/lib/sample-brand/data/dataset';
import { sentenceOf } from '@/lib/sample-brand/ask/sentence';
import type { Request } from '@/lib/sample-brand/ask/request';
import { LineDrawing, arrow } from '../../ui/icon';

/** What a link asks: words, or what is known already. Words of the page's own lists say all. */
export type Prompt = { readonly text: string; readonly standsAlone?: boolean } | Request;

/**
 * A link that asks something. Opened in a new tab, or before this code is here, it is a plain link
 * to the page with the question in its address. `nofollow` keeps it from being fetched ahead: it
 * leads to this very page.
 */
export function AskLink({
  prompt,
  onAsk,
  isCurrent = false,
  className,
  children,
}: {
  prompt: Prompt;
  onAsk: (prompt: Prompt) => void;
  isCurrent?: boolean;
  className: string;
  children: ReactNode;
}) {
  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onAsk(prompt);
  }
  return (
    <a
      href={`${addressOf(prompt, sample)}#demo`}
      rel="nofollow"
      aria-current={isCurrent || undefined}
      onClick={follow}
      className={className}
    >
      {children}
    </a>
  );
}

/** Questions to go on with, or that can be answered instead. */
export function AskList({
  requests,
  onAsk,
}: {
  requests: readonly Request[];
  onAsk: (prompt: Prompt) => void;
}) {
  return (
    <ul className="mt-1">
      {requests.map((request) => {
        const text = sentenceOf(sample, request);
        return (
          <li key={text}>
            <AskLink
              prompt={request}
              onAsk={onAsk}
              className="inline-flex min-h-11 items-center gap-2.5 py-1 text-small font-semibold text-teal-600 hover:underline"
            >
              <LineDrawing path={arrow} size="small" />
              <span>{text}</span>
            </AskLink>
          </li>
        );
      })}
    </ul>
  );
}
