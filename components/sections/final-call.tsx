import type { ReactNode } from 'react';
import type { FinalCallContent } from '@/content/schema';
import { agendas } from '@/words';
import type { Picture } from '@/lib/pictures/pictures';
import { ButtonRow } from '../ui/button-link';
import { Drawn } from '../ui/illustration';
import { Section } from '../ui/section';
import { ThirtyMinutes } from '../ui/thirty-minutes';

/**
 * The last section of a page: what to do next, and beside it what the 30 minutes behind it are
 * for, or the page's drawing.
 * @param field where a visitor can type, below the buttons
 */
export function FinalCall({
  title,
  text,
  actions,
  agenda,
  drawing,
  field,
}: FinalCallContent & { drawing?: Picture | undefined; field?: ReactNode }) {
  return (
    <Section ground="ink" space="call">
      <div className="grid items-center gap-x-14 gap-y-6 lg:grid-cols-2">
        <div>
          <h2 className="text-title">{title}</h2>
          <p className="mt-3 max-w-text">{text}</p>
          <div className="mt-4">
            <ButtonRow actions={actions} ground="ink" />
          </div>
          {field && <div className="mt-8">{field}</div>}
        </div>
        {agenda && <ThirtyMinutes {...agendas[agenda]} />}
        {/* Drawings have the ground of this section, so that their margins can be cut. */}
        {drawing && (
          <div className="grid max-h-36 items-center overflow-clip lg:ml-auto lg:max-h-55 lg:w-88">
            <Drawn picture={drawing} />
          </div>
        )}
      </div>
    </Section>
  );
}
