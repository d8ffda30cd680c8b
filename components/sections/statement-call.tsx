import type { FinalCallContent } from '@/content/schema';
import { agendas } from '@/words';
import { ButtonRow } from '../ui/button-link';
import { Section, Statement, type Colour, type PackName } from '../ui/section';
import { ThirtyMinutes } from '../ui/thirty-minutes';

/**
 * The closing call of a page that owns a colour: one statement from edge to edge, and a pack of the
 * shelf that stands on the page's end.
 */
export function StatementCall({
  title,
  text,
  actions,
  agenda,
  ground,
  pack,
}: FinalCallContent & { ground: Colour; pack: PackName }) {
  return (
    <Section ground={ground} space="end">
      <Statement pack={pack}>
        <h2 className="text-statement">{title}</h2>
        <p className="mt-6 max-w-text text-lead">{text}</p>
        <div className="mt-6">
          <ButtonRow actions={actions} ground="colour" />
        </div>
        {agenda && (
          <div className="mt-10 max-w-prose">
            <ThirtyMinutes {...agendas[agenda]} ground="colour" />
          </div>
        )}
      </Statement>
    </Section>
  );
}
