import type { ReactNode } from 'react';
import type { FinalCallContent } from '@/content/schema';
import { ButtonRow } from '../ui/button-link';
import { Section } from '../ui/section';

/**
 * The last section of a page: what to do next, and the buttons. A page that owns a colour ends in a
 * field of it, all others on paper.
 */
export function FinalCall({
  title,
  text,
  actions,
  ground = 'paper',
  children,
}: FinalCallContent & {
  ground?: 'paper' | 'teal';
  /** What a wide screen shows beside the buttons. */
  children?: ReactNode;
}) {
  return (
    <Section ground={ground} space="call">
      <div className="grid items-end gap-x-14 gap-y-4 lg:grid-cols-2">
        <h2 className="text-h2">{title}</h2>
        <div>
          <p>{text}</p>
          <div className="mt-4 flex items-end justify-between gap-x-14">
            <ButtonRow actions={actions} ground={ground} />
            {children}
          </div>
        </div>
      </div>
    </Section>
  );
}
