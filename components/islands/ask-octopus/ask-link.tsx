import type { MouseEvent, ReactNode } from 'react';
import { type Ask, addressOf } from '@/lib/sample-brand/address';
import { LineDrawing, arrow } from '../../ui/icon';

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

/** Questions to go on with, or that could be meant. */
export function AskList({ asks, onAsk }: { asks: readonly Ask[]; onAsk: (ask: Ask) => void }) {
  return (
    <ul className="mt-1">
      {asks.map((ask) => (
        <li key={ask.text}>
          <AskLink
            ask={ask}
            onAsk={onAsk}
            className="inline-flex min-h-11 items-center gap-2.5 py-1 text-small font-semibold text-teal-600 hover:underline"
          >
            <LineDrawing path={arrow} size="small" />
            <span>{ask.text}</span>
          </AskLink>
        </li>
      ))}
    </ul>
  );
}
