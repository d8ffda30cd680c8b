import type { MouseEvent, ReactNode } from 'react';
import { addressOf } from '@/lib/demo/address';
import type { Ask } from '@/lib/demo/answers';

/** The look of a question to go on with. */
export const nextLook =
  'inline-flex min-h-11 items-center gap-2.5 py-1 text-small font-semibold text-teal-600 hover:underline';

/**
 * A link that asks something. Opened in a new tab, or before this code is here, it is a plain link
 * to the page with the question in its address. `nofollow` keeps it from being fetched ahead: it
 * leads to this very page.
 */
export function AskLink({
  ask,
  onAsk,
  isCurrent = false,
  className,
  children,
}: {
  ask: Ask;
  onAsk: (ask: Ask) => void;
  isCurrent?: boolean;
  className: string;
  children: ReactNode;
}) {
  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onAsk(ask);
  }
  return (
    <a
      href={`${addressOf(ask)}#demo`}
      rel="nofollow"
      aria-current={isCurrent || undefined}
      onClick={follow}
      className={className}
    >
      {children}
    </a>
  );
}
