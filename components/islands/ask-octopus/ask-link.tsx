import type { MouseEvent, ReactNode } from 'react';
import { addressOf } from '@/lib/sample-brand/ask/address';
import type { Request } from '@/lib/sample-brand/ask/request';
import { sample } from '@/lib/sample-brand/data/dataset';

/**
 * A link that asks something. Opened in a new tab, or before this code is here, it is a plain link
 * to the page with the question in its address. `nofollow` keeps it from being fetched ahead: it
 * leads to this very page.
 */
export function AskLink({
  request,
  onAsk,
  className,
  children,
}: {
  request: Request;
  onAsk: (request: Request) => void;
  className: string;
  children: ReactNode;
}) {
  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onAsk(request);
  }
  return (
    <a
      href={`${addressOf(request, sample)}#demo`}
      rel="nofollow"
      onClick={follow}
      className={className}
    >
      {children}
    </a>
  );
}
