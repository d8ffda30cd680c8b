import type { ReactNode } from 'react';
import type { FinalCallContent } from '@/content/schema';
import { ButtonRow } from '../ui/button-link';
import { Section } from '../ui/section';

/**
 * The last section of a page: what to do next, and the buttons.
 * @param field where a visitor can type, below the buttons
 */
export function FinalCall({
  title,
  text,
  actions,
  field,
}: FinalCallContent & { field?: ReactNode }) {
  const buttons = <ButtonRow actions={actions} ground="ink" />;
  return (
    <Section ground="ink" space="call">
      <div className="grid items-center gap-x-14 gap-y-6 lg:grid-cols-2">
        <div>
          <h2 className="text-title">{title}</h2>
          <p className="mt-3 max-w-text">{text}</p>
          {field && <div className="mt-4">{buttons}</div>}
          {field && <div className="mt-8">{field}</div>}
        </div>
        {!field && <div className="lg:justify-self-end">{buttons}</div>}
      </div>
    </Section>
  );
}
