import type { ReactNode } from 'react';
import type { FinalCallContent } from '@/content/schema';
import { agendas } from '@/words';
import { ButtonRow } from '../ui/button-link';
import { Section } from '../ui/section';
import { ThirtyMinutes } from '../ui/thirty-minutes';

/**
 * The last section of a page: what to do next, and beside it what the 30 minutes behind it are
 * for, or the buttons.
 * @param field where a visitor can type, below the buttons
 */
export function FinalCall({
  title,
  text,
  actions,
  agenda,
  field,
}: FinalCallContent & { field?: ReactNode }) {
  const buttons = <ButtonRow actions={actions} ground="ink" />;
  const isAlone = !agenda && !field;
  return (
    <Section ground="ink" space="call">
      <div className="grid items-center gap-x-14 gap-y-6 lg:grid-cols-2">
        <div>
          <h2 className="text-title">{title}</h2>
          <p className="mt-3 max-w-text">{text}</p>
          {!isAlone && <div className="mt-4">{buttons}</div>}
          {field && <div className="mt-8">{field}</div>}
        </div>
        {isAlone && <div className="lg:justify-self-end">{buttons}</div>}
        {agenda && <ThirtyMinutes {...agendas[agenda]} />}
      </div>
    </Section>
  );
}
